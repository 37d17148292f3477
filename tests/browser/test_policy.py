"""The content security policy blocks injected scripts."""

import pytest

PATHS = ["/", "/new/new-york-new-york", "/rules/new-york-new-york", "/none", "table"]
SMUGGLED = """() => {
  const button = document.body.appendChild(document.createElement('button'));
  const script = document.createElement('script');
  const ways = [
    () => button.setAttribute('onclick', 'window.smuggled = 1'),
    () => button.click(),
    () => (script.textContent = 'window.smuggled = 2'),
    () => document.body.append(script),
    () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.smuggled = 3">'),
    () => window.eval('window.smuggled = 4'),
  ];
  const tryAll = () => ways.forEach((way) => { try { way(); } catch {} });
  // a picture that fails after the smuggled one would have failed
  const later = (tell) => Object.assign(new Image(), { onerror: tell, src: 'y' });
  // later, as a page does it: what is evaluated from outside may do everything
  return new Promise((tell) =>
    setTimeout(() => (tryAll(), later(() => tell(window.smuggled ?? 'nothing')))));
}"""


@pytest.mark.parametrize("path", PATHS)
def test_injected_scripts_do_not_run(visitor, server, path):
    ann = visitor()
    path = f"/table/{server.open('new-york-new-york', 'you', 'open')[0]}" if path == "table" else path
    answer = ann.page.goto(path)
    ann.page.locator("h1").first.wait_for(state="attached")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert ann.page.evaluate(SMUGGLED) == "nothing"
    ann.forgive("Content Security Policy|TrustedScript|TrustedHTML|404")
