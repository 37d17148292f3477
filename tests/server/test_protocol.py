"""The protocol document names all messages, their fields and all HTTP routes."""

import re
from typing import get_args

import msgspec
import pytest
from tests.documents import read

from gotham.insight import presentation as telling
from gotham.server import settings
from gotham.server.http import schemas as forms
from gotham.server.http import tables as routes
from gotham.server.ws import protocol as messages

TEXT = read("docs/protocol.md")
CODE = set(re.findall(r"`([^`]+)`", TEXT))
SENT = [*get_args(messages.ClientMessage), *get_args(messages.ServerMessage), messages.LogEntry, messages.Seat]
ASKED = [
    *(forms.GameInfo, forms.NewTable, forms.Opened, forms.Sit, forms.Person),
    *(forms.Alert, forms.Alerts, forms.Letters),
    *(forms.Replayed, forms.Upload, forms.Uploaded, forms.Onward),
    *(forms.Study, forms.Lesson, forms.LessonInfo),
    *(forms.Attempt, forms.Problem, forms.PuzzleInfo, forms.PuzzleList),
    *(forms.AtSeat, forms.Invitations, forms.Listing, forms.Snapshot, forms.Report, forms.Hint, forms.HintChoice),
    *(
        forms.Analysed,
        telling.AnalysisDocument,
        telling.AnalysisPoint,
        telling.AnalysisAccount,
        telling.AnalysisKeyMove,
        telling.AnalysisChoice,
    ),
    *(telling.AnalysisSection, telling.AnalysisCell),
]


@pytest.mark.parametrize("message", [*SENT, *ASKED], ids=lambda message: message.__name__)
def test_every_field_of_a_message_is_named(message):
    assert {field.encode_name for field in msgspec.structs.fields(message)} - CODE == set()


def test_every_message_is_named():
    assert {message.__struct_config__.tag for message in SENT if message.__struct_config__.tag} - CODE == set()


def test_every_route_is_named_and_no_other():
    there = {
        f"{method} {re.sub(':(str|int)', '', path)}"
        for handler in routes.ROUTES
        for path in handler.paths
        for method in handler.http_methods
    }
    assert {code for code in CODE if re.match("(GET|POST) /", code)} == there


def test_the_limits_are_those_of_the_settings():
    kept = settings.Settings()
    numbers = [kept.messages_per_second, kept.requests_per_minute, kept.sockets_per_address, kept.tables_per_hour]
    said = re.search(r"a person (\d+) messages .* an address (\d+) .*?\s(\d+) sockets and (\d+) new", TEXT, re.DOTALL)
    assert [int(number) for number in said.groups()] == numbers
