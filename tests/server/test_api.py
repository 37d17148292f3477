"""Requests generated from the schema never cause a server error."""

import contextlib
import warnings

import hypothesis
import pytest
from hypothesis import HealthCheck, Phase
from tests.server.serving import PATIENCE

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of its own imports
    schemathesis = pytest.importorskip("schemathesis", reason="schemathesis is not installed")

EXAMPLES = {"quick": 4, "deep": 80}
OPERATIONS = 21  # the minimum
SHORT = 0.05  # seconds
hypothesis_settings = {
    "deadline": None,
    "database": None,
    "derandomize": True,
    "phases": [Phase.explicit, Phase.generate],
    "suppress_health_check": list(HealthCheck),
}


class Asker:
    """Send valid and invalid requests by the schema, for existing and other tables."""

    def __init__(self, server):
        self.server = server
        self.tables = [(table, tokens[0]) for table, tokens in (server.party(), server.party("chinatown", players=3))]
        self.tables.append(server.open("enquetes-a-new-york", listed=True))
        self.asked = 0

    def ask(self, case):
        """Send one request: alternately for an existing table, and alternately with a token."""
        self.asked += 1
        table, token = self.tables[self.asked % len(self.tables)]
        if "match" in (case.path_parameters or {}) and self.asked % 4:
            case.path_parameters["match"] = table
        if case.path.endswith("/wait") and isinstance((case.query or {}).get("seconds", 0), int | float):
            case.query = {**(case.query or {}), "seconds": SHORT}  # there are no news
        headers = {"Authorization": f"Bearer {token}"} if self.asked % 3 else {}
        response = case.call(headers=headers, timeout=PATIENCE)
        assert response.status_code < 500, (case.as_curl_command(), response.text)


@pytest.mark.parametrize("examples", [EXAMPLES["quick"], pytest.param(EXAMPLES["deep"], marks=pytest.mark.deep)])
@pytest.mark.filterwarnings("ignore")  # warnings of the dependencies of schemathesis
def test_no_request_causes_a_server_error(server, print_later, examples):
    schema = schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")
    asker, operations = Asker(server), 0
    for found in schema.get_all_operations():
        operation = found.ok()
        operations += 1
        for mode in schemathesis.GenerationMode:
            run(asker, operation, mode, examples)
    assert operations >= OPERATIONS
    assert server.count("gotham_failures_total") == 0, server.log
    assert "Traceback" not in server.log
    print_later(f"  {asker.asked} requests of {operations} operations made no error")


def run(asker, operation, mode, examples):
    """Send so many requests of one operation, with valid or invalid input."""

    @hypothesis.settings(max_examples=examples, **hypothesis_settings)
    @hypothesis.given(case=operation.as_strategy(generation_mode=mode))
    def ask(case):
        asker.ask(case)

    with contextlib.suppress(hypothesis.errors.Unsatisfiable):  # an operation may have no invalid input
        ask()
