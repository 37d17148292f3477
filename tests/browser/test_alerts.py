"""Turn alerts: the title and the icon always; a sound and a notification if the person enables them."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.catalogue import say
from tests.browser.test_axe import objections
from tests.browser.visitor import PATIENCE

HEAR = """
window.notes = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.notes += 1; return start.apply(this, when); };
"""
HIDE = """() => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
SHOW = "() => { delete document.hidden; document.dispatchEvent(new Event('visibilitychange')); }"
SHOWN = """async () => {
  const shown = await (await navigator.serviceWorker.ready).getNotifications();
  return shown.map(({ title, body, tag }) => ({ title, body, tag }));
}"""


@pytest.fixture
def theirs(whole_browser):
    """The headless shell has no notifications."""
    return whole_browser


def waiting(visitor, server):
    """A person who waits for another's turn, and a function that plays it."""
    id, host = server.open("new-york-new-york", "you", "open")
    key = server.ask(f"/tables/{id}/invitations", token=host)["invitations"]["1"]
    other = server.ask(f"/tables/{id}/sit", {"seat": 1, "invitation": key})["token"]
    first = server.ask(f"/tables/{id}")["view"]["awaited"][0]
    waits, acts = (other, host) if first == 0 else (host, other)
    ann = visitor(service_workers="allow")
    ann.page.add_init_script(HEAR)
    ann.context.grant_permissions(["notifications"])
    ann.go(f"/table/{id}#{waits}")
    return ann, id, lambda: turn(server, id, acts)


def turn(server, id, token):
    """Play a whole turn over HTTP."""
    before = server.ask(f"/tables/{id}")["view"]["awaited"]
    while server.ask(f"/tables/{id}")["view"]["awaited"] == before:
        view = server.ask(f"/tables/{id}", token=token)["view"]
        server.ask(
            f"/tables/{id}/act", {"type": "act", "actions": view["legal"][:1], "revision": view["revision"]}, token
        )


def shown(page, count):
    """Wait for so many notifications and return them."""
    for _ in range(PATIENCE // 10):
        if len(found := page.evaluate(SHOWN)) == count:
            return found
        page.wait_for_timeout(10)
    raise AssertionError(f"{len(found)} notifications, not {count}")


def test_the_title_the_icon_a_sound_and_a_notification(visitor, server):
    ann, id, other_acts = waiting(visitor, server)
    page, icon = ann.page, ann.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile(r"\.svg$"))
    panel = ann.panel("alerts")
    sound, notify = (panel.get_by_label(say(name)) for name in ("alert-sound", "alert-notify"))
    assert not sound.is_checked()
    assert not notify.is_checked()
    sound.check()
    assert page.evaluate("notes") == 2  # enabling it plays the sound
    notify.check()
    expect(panel.locator("summary")).to_contain_text("2")
    page.evaluate(HIDE)
    other_acts()
    expect(page).to_have_title(f"● {say('your-turn')} · New York New York · Gotham")
    expect(icon).to_have_attribute("href", re.compile("^data:"))
    page.wait_for_function("notes === 4")
    assert shown(page, 1) == [{"title": say("your-turn"), "body": "New York New York", "tag": id}]
    assert page.evaluate("navigator.serviceWorker.controller?.scriptURL").endswith("/worker.js")
    page.evaluate(SHOW)  # removed when the person returns
    assert shown(page, 0) == []

    page.reload()  # the setting persists, and there is no alert for a person who opens the page at their turn
    panel = ann.panel("alerts")
    expect(panel.get_by_label(say("alert-sound"))).to_be_checked()
    expect(panel.get_by_label(say("alert-notify"))).to_be_checked()
    expect(page).to_have_title(re.compile(f"^● {say('your-turn')}"))  # this records sounds
    assert page.evaluate("notes") == 0


def test_a_push_is_shown_when_no_page_is_open(visitor, server):
    ann, id, _ = waiting(visitor, server)
    page = ann.page
    ann.panel("alerts").get_by_label(say("alert-notify")).check()
    page.evaluate(HIDE)
    devtools = ann.context.new_cdp_session(page)
    found = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda said: found.extend(said["registrations"]))
    devtools.send("ServiceWorker.enable")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    for _ in range(PATIENCE // 10):
        if found:
            break
        page.wait_for_timeout(10)
    message = f'{{"title": "Your turn", "body": "A game", "table": "{id}"}}'
    where = {"origin": server.address, "registrationId": found[-1]["registrationId"]}
    devtools.send("ServiceWorker.deliverPushMessage", {**where, "data": message})
    assert shown(page, 1) == [{"title": "Your turn", "body": "A game", "tag": id}]


def test_a_browser_without_push_says_so(visitor, server):
    """There is no push service here."""
    ann, _, _ = waiting(visitor, server)
    panel = ann.panel("alerts")
    panel.get_by_label(say("alert-notify")).check()
    push = panel.get_by_label(say("alert-push"))
    expect(push).to_be_enabled()
    push.click()
    expect(ann.refused).to_contain_text(say("push-none"))
    expect(push).not_to_be_checked()
    ann.forgive("Push API in incognito")


def test_denied_notifications_are_reported(visitor, server):
    ann, _, _ = waiting(visitor, server)
    ann.context.clear_permissions()
    panel = ann.panel("alerts")
    panel.get_by_label(say("alert-notify")).click()
    expect(panel.get_by_text(say("notify-denied"))).to_be_visible()
    expect(panel.get_by_label(say("alert-notify"))).not_to_be_checked()
    assert not objections(ann.page)


def test_an_expired_email_link(visitor, server):
    ann, id, _ = waiting(visitor, server)
    ann.go(f"/letters/{id}.0123456789abcdef0123456789abcdef")
    expect(ann.refused).to_be_visible()
    assert not objections(ann.page)
    ann.forgive("404")
