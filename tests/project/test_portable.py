"""Nothing that only POSIX systems have is used where it would stop Gotham on Windows or macOS."""

import ast

import pytest
from tests.documents import ROOT

SOURCES = sorted((ROOT / "src" / "gotham").rglob("*.py"))
MODULES = {"crypt", "curses", "fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty"}
# Names that Windows lacks; those of macOS are a subset.
NAMES = {
    *("os.chown", "os.chroot", "os.fchmod", "os.fork", "os.forkpty", "os.getegid", "os.geteuid", "os.getgid"),
    *("os.getpgid", "os.getuid", "os.killpg", "os.mkfifo", "os.nice", "os.sched_getaffinity", "os.sched_setscheduler"),
    *("os.setgid", "os.setsid", "os.setuid", "os.statvfs", "os.uname", "os.wait", "os.waitpid", "socket.AF_UNIX"),
    *("os.SCHED_BATCH", "os.SCHED_IDLE", "os.sched_param", "time.tzset", "socket.socketpair", "select.poll"),
    *("signal.SIGALRM", "signal.SIGHUP", "signal.SIGKILL", "signal.SIGPIPE", "signal.SIGQUIT", "signal.SIGUSR1"),
    *("signal.SIGUSR2", "signal.SIGWINCH", "signal.alarm", "signal.pause", "signal.setitimer", "signal.sigwait"),
}
METHODS = {"add_signal_handler", "remove_signal_handler", "preexec_fn", "send_fds", "recv_fds"}
PATHS = ("/dev/", "/etc/", "/proc/", "/tmp", "/usr/", "/var/")
GUARDS = ("hasattr(", "os.name", "sys.platform", "platform.system")
# Functions that are reached only where the system has what they use, each with its reason.
REACHED_LATE = {
    "gotham.cli.network: socket.AF_UNIX": "listen_on_file refuses first where there are no socket files",
    "gotham.parallel.cluster: /tmp": "the name of a folder for Ray, on systems that have it",
}


def uses(path):
    """Yield every use of something that only POSIX has, unless a condition or a caught import surrounds it."""
    tree = ast.parse(path.read_text("utf-8"))
    yield from _uses(tree, guarded=False)


def _uses(node, guarded):
    guarded = guarded or _is_guard(node)
    if not guarded:
        yield from _named(node)
    for child in ast.iter_child_nodes(node):
        yield from _uses(child, guarded)


def _is_guard(node):
    if isinstance(node, ast.If | ast.IfExp):
        return any(guard in ast.unparse(node.test) for guard in GUARDS)
    caught = []
    if isinstance(node, ast.Try):
        caught = [ast.unparse(each.type) for each in node.handlers if each.type]
    if isinstance(node, ast.With):
        caught = [ast.unparse(each.context_expr) for each in node.items]
    return any(error in text for text in caught for error in ("ImportError", "ModuleNotFoundError", "AttributeError"))


def _named(node):
    if isinstance(node, ast.Import):
        yield from MODULES & {each.name.partition(".")[0] for each in node.names}
    elif isinstance(node, ast.ImportFrom) and not node.level:
        yield from MODULES & {str(node.module).partition(".")[0]}
        yield from NAMES & {f"{node.module}.{each.name}" for each in node.names}
    elif isinstance(node, ast.Attribute):
        yield from NAMES & {ast.unparse(node)}
        yield from METHODS & {node.attr}
    elif isinstance(node, ast.keyword):
        yield from METHODS & {str(node.arg)}
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield from (path for path in PATHS if node.value.startswith(path) and " " not in node.value)


def module_of(path):
    return ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)


def test_nothing_is_used_that_only_posix_has():
    found = {f"{module_of(path)}: {name}" for path in SOURCES for name in uses(path)}
    assert found - set(REACHED_LATE) == set()
    assert set(REACHED_LATE) - found == set(), "no longer used"


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("import fcntl", ["fcntl"]),
        ("import sys\nif sys.platform != 'win32':\n    import fcntl", []),
        ("try:\n    import pwd\nexcept ImportError:\n    pwd = None", []),
        ("import os\nos.fork()", ["os.fork"]),
        ("import os\nn = os.nice(1) if hasattr(os, 'nice') else 0", []),
        ("from os import getuid", ["os.getuid"]),
        ("loop.add_signal_handler(2, stop)", ["add_signal_handler"]),
        ("open('/dev/null')", ["/dev/"]),
        ("Popen([], preexec_fn=run)", ["preexec_fn"]),
    ],
)
def test_such_uses_are_noticed(tmp_path, code, found):
    path = tmp_path / "code.py"
    path.write_text(code, "utf-8")
    assert list(uses(path)) == found


def test_text_is_read_and_written_in_utf_8():
    """Windows would otherwise choose another encoding."""
    missing = []
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            called = node.func.attr if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) else ""
            place = {"read_text": 0, "write_text": 1}.get(called)
            if place is not None and len(node.args) <= place and all(each.arg != "encoding" for each in node.keywords):
                missing.append(f"{module_of(path)}, line {node.lineno}")
    assert missing == []
