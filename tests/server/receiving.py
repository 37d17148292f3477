"""Recipients of alerts on this machine: an HTTP server, an SMTP server, and the keys of a browser."""

import email
import email.policy
import http.server
import json
import queue
import socketserver
import threading

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from tests.server.serving import PATIENCE

from gotham.server.notify.webpush import decode, encode, point_of

AUTH = bytes(range(16))


class Receiver:
    """A listener in its own thread that stores received data."""

    def __init__(self, handler, **parts):
        self.came = queue.Queue()
        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), type("Handler", (handler,), {"box": self}))
        self.server.daemon_threads = True
        for name, value in parts.items():
            setattr(self, name, value)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()

    def next(self):
        """Return the next received item."""
        return self.came.get(timeout=PATIENCE)

    def close(self):
        self.server.shutdown()
        self.server.server_close()


class Posting(http.server.BaseHTTPRequestHandler):
    """Accept POST requests: path, headers and body; answer with the configured status."""

    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        self.box.came.put((self.path, dict(self.headers), body))
        self.send_response(self.box.status)
        self.send_header("location", self.box.elsewhere)
        self.end_headers()

    def log_message(self, *_):
        """Log nothing."""


class Letters(socketserver.StreamRequestHandler):
    """As much of SMTP as an email needs."""

    def handle(self):
        self.say("220 here")
        while line := self.rfile.readline().decode().strip().upper():
            if line == "DATA":
                self.say("354 go on")
                self.box.came.put(self.letter())
            self.say("221 bye" if line == "QUIT" else "250 well")

    def letter(self):
        lines = iter(self.rfile.readline, b".\r\n")
        return email.message_from_bytes(b"".join(lines), policy=email.policy.default)

    def say(self, line):
        self.wfile.write(f"{line}\r\n".encode())


class Browser:
    """A subscribed browser: only it can decrypt its pushes."""

    def __init__(self, receiver, name="browser"):
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.path, self.site = f"/{name}", f"http://127.0.0.1:{receiver.port}"

    @property
    def wish(self):
        keys = {"p256dh": encode(point_of(self.key)), "auth": encode(AUTH)}
        return {"kind": "push", "target": self.site + self.path, **keys}

    def read(self, body):
        """Return the decrypted message, by RFC 8291."""
        salt, length = body[:16], body[20]
        theirs, text = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = self._derived(AUTH, b"WebPush: info\0" + point_of(self.key) + theirs, shared, 32)
        key = self._derived(salt, b"Content-Encoding: aes128gcm\0", secret, 16)
        nonce = self._derived(salt, b"Content-Encoding: nonce\0", secret, 12)
        return json.loads(AESGCM(key).decrypt(nonce, text, None).removesuffix(b"\x02"))

    def _derived(self, salt, info, material, length):
        return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def claims(header, key):
    """Return a server's claims if they are signed with that key; otherwise raise an error."""
    parts = dict(each.strip().split("=", 1) for each in header.removeprefix("vapid ").split(","))
    assert parts["k"] == key
    signed, _, signature = parts["t"].rpartition(".")
    r, s = (int.from_bytes(half, "big") for half in (decode(signature)[:32], decode(signature)[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(key))
    public.verify(utils.encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(decode(signed.split(".")[1]))
