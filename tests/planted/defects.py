"""The defects, in the order in which they were found: what was wrong once, as the smallest edit that brings it back."""

from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent


class Defect(NamedTuple):
    """An edit of one file, below `src`, and the test that must fail after it."""

    name: str
    file: str
    sound: str
    planted: str
    test: str

    @property
    def fault(self) -> str:
        """Say why it cannot be planted in the present sources; empty if it can."""
        times = (ROOT / "src" / self.file).read_text("utf-8").count(self.sound)
        if times != 1:
            return f"{self.name}: {self.file} has {times} times {self.sound!r}; expected once"
        file, _, test = self.test.partition("::")
        path = ROOT / file
        exists = path.exists() and f"def {test.partition('[')[0]}(" in path.read_text("utf-8")
        return "" if exists else f"{self.name}: {self.test} is no test"


SERVER, CLIENT, TESTS = "gotham/server", "gotham/client", "tests/server"
ALL = (
    Defect(
        "01 every note is queued anew",
        f"{SERVER}/ws/backlog.py",
        "(replaces, self._epoch) if replaces else self._added",
        "self._added",
        f"{TESTS}/test_backlog.py::test_notes_that_nobody_reads_are_replaced",
    ),
    Defect(
        "01 a socket has a budget of messages",
        f"{SERVER}/ws/backlog.py",
        "if self.size > self.most:",
        "if len(self) > 2000:",
        f"{TESTS}/test_backlog.py::test_the_budget_of_a_socket",
    ),
    Defect(
        "01 many sockets have no budget together",
        f"{SERVER}/ws/backlog.py",
        "while self.size > self.limit.value:",
        "while False:",
        f"{TESTS}/test_backlog.py::test_the_budget_of_many_sockets",
    ),
    Defect(
        "01 notes are long together",
        f"{SERVER}/live/chat.py",
        "if longer and len(",
        "if False and len(",
        f"{TESTS}/test_limits.py::test_notes_are_limited_together",
    ),
    Defect(
        "02 limits go by full address",
        f"{SERVER}/addresses.py",
        "inner or ipaddress.ip_network((int(found), PREFIX), strict=False)",
        "inner or found",
        f"{TESTS}/test_security.py::test_limits_count_a_household_and_not_its_addresses",
    ),
    Defect(
        "02 sockets go by full address",
        f"{SERVER}/http/security.py",
        "return household(connection.client.host) if",
        "return connection.client.host if",
        f"{TESTS}/test_security.py::test_sockets_count_a_household_and_not_its_addresses",
    ),
    Defect(
        "02 connections go by full address",
        f"{SERVER}/connections.py",
        "else household(host)",
        "else host",
        f"{TESTS}/test_connections.py::test_connections_of_an_address_are_limited",
    ),
    Defect(
        "03 bots sleep after a restart",
        f"{SERVER}/clocks/wakeups.py",
        "await _quietly(_wake_recent(registry))",
        "await asyncio.sleep(0)",
        f"{TESTS}/test_running.py::test_a_bot_that_had_to_move_when_the_server_stopped_moves_after_the_start",
    ),
    Defect(
        "04 guests replace people at once",
        f"{SERVER}/live/substitution.py",
        "away < settings.absence",
        "away < 0",
        f"{TESTS}/test_tables.py::test_a_guest_may_not_replace_people_who_are_here_or_left_a_moment_ago",
    ),
    Defect(
        "04 guests replace the bot of the host",
        f"{SERVER}/live/substitution.py",
        "if chair.bot and not who.host:",
        "if False:",
        f"{TESTS}/test_tables.py::test_after_a_long_absence_a_guest_has_the_usual_bot_play_which_only_the_host_changes",
    ),
    Defect(
        "04 guests choose the bot of others",
        f"{SERVER}/live/substitution.py",
        "return wish.bot or usual if who.host or holder in (None, who.token) else usual",
        "return wish.bot or usual",
        f"{TESTS}/test_tables.py::test_after_a_long_absence_a_guest_has_the_usual_bot_play_which_only_the_host_changes",
    ),
    Defect(
        "05 private talk goes by seat",
        f"{SERVER}/live/chat_log.py",
        'if row["people"] is None:',
        "if True:",
        f"{TESTS}/test_talk.py::test_private_chat_stays_with_its_people_when_another_takes_the_seat",
    ),
    Defect(
        "06 an address fills the queue",
        f"{SERVER}/history/queue.py",
        " or (address and self.taken[address] >= self.own.value)",
        "",
        f"{TESTS}/test_analyses.py::test_an_address_has_few_places_in_the_queue",
    ),
    Defect(
        "06 strangers fill the queue",
        f"{SERVER}/history/analysis.py",
        "if asker.stranger and strangers >= limits.ANALYSES_OF_STRANGERS.value:",
        "if False:",
        f"{TESTS}/test_analyses.py::test_strangers_leave_places_to_people_of_a_match",
    ),
    Defect(
        "06 addresses do not take turns",
        f"{SERVER}/history/queue.py",
        "(each.stranger, self._served.get(each.address, 0))",
        "0",
        f"{TESTS}/test_analyses.py::test_addresses_take_turns",
    ),
    Defect(
        "07 a server with a full disk is ready",
        f"{SERVER}/db/store.py",
        "self._failing = True",
        "self._failing = False",
        f"{TESTS}/test_kept.py::test_a_full_disk_is_reported_and_the_server_goes_on_when_there_is_room",
    ),
    Defect(
        "07 a full disk is not logged",
        f"{SERVER}/db/store.py",
        "if not self._failing:",
        "if False:",
        f"{TESTS}/test_kept.py::test_a_full_disk_is_reported_and_the_server_goes_on_when_there_is_room",
    ),
    Defect(
        "07 a full disk is the fault of the request",
        "gotham/i18n/errors.py",
        "status = 503",
        "status = 400",
        f"{TESTS}/test_kept.py::test_a_full_disk_is_reported_and_the_server_goes_on_when_there_is_room",
    ),
    Defect(
        "08 anybody reads how many actions there were",
        f"{SERVER}/metrics.py",
        '"Actions that were persisted.", registry=private',
        '"Actions that were persisted.", registry=public',
        f"{TESTS}/test_security.py::test_metrics_without_the_hosts_token_tell_nothing_of_a_match",
    ),
    Defect(
        "09 nested JSON is an error of the server",
        f"{SERVER}/http/dependencies.py",
        "except (RecursionError, UnicodeError) as error:",
        "except UnicodeError as error:",
        f"{TESTS}/test_security.py::test_a_body_that_is_no_json_is_refused",
    ),
    Defect(
        "09 nested JSON ends a socket",
        f"{SERVER}/ws/connection.py",
        "UnicodeError, RecursionError) as error:",
        "UnicodeError) as error:",
        f"{TESTS}/test_security.py::test_a_deeply_nested_message_of_a_socket_is_refused",
    ),
    Defect(
        "10 talk has no cap",
        f"{SERVER}/live/chat_log.py",
        "return self.size + size <= limits.CHAT_OF_TABLE.value and own + size <= limits.CHAT_OF_SEAT.value",
        "return True",
        f"{TESTS}/test_limits.py::test_a_seat_cannot_fill_the_chat_and_the_chat_cannot_grow_for_ever",
    ),
    Defect(
        "10 talk has no rate",
        f"{SERVER}/live/chat.py",
        "not room.chat.often.take(speaker.token)",
        "False",
        f"{TESTS}/test_limits.py::test_lines_beyond_the_rate_are_refused_to_one_person_only",
    ),
    Defect(
        "10 every line recounts all lines",
        f"{SERVER}/live/chat_log.py",
        "if (viewer, token) not in self._heard:",
        "if True:",
        f"{TESTS}/test_talk.py::test_a_line_of_chat_costs_the_same_however_long_the_chat_is",
    ),
    Defect(
        "10 who waits for news recounts all lines",
        f"{SERVER}/live/chat_log.py",
        "is_whole = self.size <= limits.CHAT_OF_TABLE.value",
        "is_whole = False",
        f"{TESTS}/test_talk.py::test_a_line_of_chat_costs_the_same_however_long_the_chat_is",
    ),
    Defect(
        "11 routing errors have no headers",
        f"{SERVER}/app.py",
        "secured(mounts.around(answer_head(app.asgi_handler)))",
        "mounts.around(answer_head(app.asgi_handler))",
        f"{TESTS}/test_security.py::test_routing_errors_have_security_headers",
    ),
    Defect(
        "11 private responses are stored",
        f"{SERVER}/http/security.py",
        '(*HEADERS.items(), ("cache-control", "no-store"))',
        "HEADERS.items()",
        f"{TESTS}/test_security.py::test_private_responses_are_not_stored",
    ),
    Defect(
        "12 a page of any host acts",
        f"{SERVER}/http/security.py",
        "return not settings.address or is_address(host)",
        "return True",
        f"{TESTS}/test_security.py::test_with_a_public_address_only_its_pages_may_act",
    ),
    Defect(
        "12 the scheme is ignored",
        f"{SERVER}/http/security.py",
        " or scheme not in _schemes(connection)",
        "",
        f"{TESTS}/test_security.py::test_a_page_without_tls_may_not_act_where_the_proxy_has_it",
    ),
    Defect(
        "13 special IPv6 networks are public",
        f"{SERVER}/addresses.py",
        "return address in PUBLIC_IPV6 and not any(address in network for network in PRIVATE_IPV6)",
        "return address.is_global",
        f"{TESTS}/test_alerts.py::test_private_addresses",
    ),
    Defect(
        "13 special IPv4 networks are public",
        f"{SERVER}/addresses.py",
        "return not any(address in network for network in PRIVATE_IPV4)",
        "return address.is_global",
        f"{TESTS}/test_alerts.py::test_private_addresses",
    ),
    Defect(
        "14 runs in puzzles have no rate",
        f"{SERVER}/http/puzzles.py",
        "not services.trials.take(address_of(request))",
        "False",
        f"{TESTS}/test_puzzles.py::test_runs_are_limited",
    ),
    Defect(
        "14 a run tells what a puzzle asks for",
        f"{SERVER}/http/puzzles.py",
        'if "effect" in game.puzzles.solves else tried',
        "if False else tried",
        f"{TESTS}/test_puzzles.py::test_a_run_does_not_tell_what_a_puzzle_asks_for",
    ),
    Defect(
        "15 uploads are as urgent as tables",
        f"{SERVER}/history/imports.py",
        "lower_priority(NICENESS)",
        "lower_priority(0)",
        f"{TESTS}/test_upload_limits.py::test_a_worker_of_uploads_yields_the_processor",
    ),
    Defect(
        "15 the queue of uploads is endless",
        f"{SERVER}/history/imports.py",
        "with self.places.place(address):",
        "if True:",
        f"{TESTS}/test_upload_limits.py::test_uploads_have_few_places",
    ),
    Defect(
        "16 silent connections stay open",
        f"{SERVER}/connections.py",
        """self.client[0] if self.client else ""):
            self._expect(limits.HANDSHAKE)""",
        """self.client[0] if self.client else ""):
            pass""",
        f"{TESTS}/test_connections.py::test_half_a_request_is_not_awaited_for_ever",
    ),
    Defect(
        "16 an address opens any number of connections",
        f"{SERVER}/connections.py",
        " or (address and self.counts[address] >= most)",
        "",
        f"{TESTS}/test_connections.py::test_connections_of_an_address_are_limited",
    ),
    Defect(
        "17 damage is not looked for",
        f"{SERVER}/db/integrity.py",
        "while not store.settings.database:",
        "while False:",
        f"{TESTS}/test_kept.py::test_damage_further_into_the_database_is_found_after_the_start",
    ),
    Defect(
        "17 a damaged server is ready",
        f"{SERVER}/db/store.py",
        "if self.damage or not self._writes",
        "if not self._writes",
        f"{TESTS}/test_kept.py::test_damage_further_into_the_database_is_found_after_the_start",
    ),
    Defect(
        "18 servers are succeeded late",
        f"{SERVER}/settings.py",
        "lease: float = 2.0",
        "lease: float = 12.0",
        f"{TESTS}/test_shards.py::test_another_server_takes_over_within_three_seconds",
    ),
    Defect(
        "19 an id begins like an option",
        f"{SERVER}/live/setup.py",
        "if id[0].isalnum() and id[-1].isalnum():",
        "if True:",
        f"{TESTS}/test_tables.py::test_an_id_begins_and_ends_with_a_letter_or_digit",
    ),
    Defect(
        "19 an id is read as an option",
        "gotham/cli/admin/ids.py",
        "return [*others, NO_MORE_OPTIONS, *ids] if ids else others",
        "return list(words)",
        f"{TESTS}/test_admin.py::test_an_id_of_an_older_release_may_look_like_an_option",
    ),
    Defect(
        "20 HEAD is no method",
        f"{SERVER}/app.py",
        "mounts.around(answer_head(app.asgi_handler))",
        "mounts.around(app.asgi_handler)",
        f"{TESTS}/test_security.py::test_head_is_get_without_the_body",
    ),
    Defect(
        "21 one address has all pictures drawn",
        f"{SERVER}/http/previews.py",
        "drawn = await services.cards.get(key, card, counted_address(services, request))",
        "drawn = await services.cards.get(key, card)",
        f"{TESTS}/test_pages.py::test_a_picture_is_stored_by_what_is_seen",
    ),
    Defect(
        "21 the places for pictures are common",
        f"{SERVER}/history/cards.py",
        "with self.places.place(address):",
        'with self.places.place(""):',
        f"{TESTS}/test_pages.py::test_one_address_leaves_places_to_others",
    ),
    Defect(
        "22 a link leads out of the documentation",
        f"{SERVER}/http/boards.py",
        " and path.resolve().is_relative_to(home)",
        "",
        f"{TESTS}/test_documentation.py::test_nothing_else_is_served",
    ),
    Defect(
        "23 a server sends messages of any size",
        f"{CLIENT}/seat.py",
        "max_size=LARGEST",
        "max_size=None",
        "tests/client/test_hostile.py::test_a_large_message_is_not_read",
    ),
    Defect(
        "23 a message that is none stops a program for ever",
        f"{CLIENT}/seat.py",
        "except (*UNREADABLE, LookupError, InvalidURI) as error:",
        "except InvalidURI as error:",
        "tests/client/test_hostile.py::test_a_message_that_is_none_ends_it",
    ),
    Defect(
        "23 compiled rules get any cells",
        f"{CLIENT}/state.py",
        "check_view(game, rows, viewer, (game",
        "print(game, rows, viewer, (game",
        "tests/client/test_hostile.py::test_a_position_that_is_none_is_not_played",
    ),
    Defect(
        "23 a server sends a program elsewhere",
        f"{CLIENT}/seat.py",
        "        return exc\n",
        "        return super().process_redirect(exc)\n",
        "tests/client/test_hostile.py::test_a_redirect_is_not_followed",
    ),
    Defect(
        "23 a token controls the terminal",
        f"{CLIENT}/requests.py",
        "if answer.token.isprintable() and",
        "if True or",
        "tests/client/test_hostile.py::test_a_token_that_is_none_is_not_shown",
    ),
    Defect(
        "24 any address is looked for as a file",
        f"{SERVER}/pages/assets.py",
        'if not NAME.fullmatch(request.scope["path"]):',
        "if False:",
        f"{TESTS}/test_running.py::test_an_address_that_cannot_be_a_file_has_none",
    ),
)
