"""Web Push as browsers want it: what is sent is readable for one browser alone (RFC 8291), and signed (RFC 8292)."""

import base64
import json
import os
import time

from cryptography.hazmat.primitives import hashes, hmac, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

RECORD = 4096  # bytes that a browser reads at once: all we send is one record
DAY = 86_400
POINT = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint


def encode(data: bytes) -> str:
    """Base64 as URLs have it."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes behind such a text; raises ValueError where it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def new_key() -> str:
    """A server's own key, to be kept: subscriptions are for it alone."""
    return encode(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def key_of(text: str) -> ec.EllipticCurvePrivateKey:
    """A key as it was kept."""
    return ec.derive_private_key(int.from_bytes(decode(text), "big"), ec.SECP256R1())


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """What others may know of a key."""
    return key.public_key().public_bytes(*POINT)


def check(p256dh: str, auth: str) -> None:
    """Raises ValueError where a subscription's keys are none."""
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(p256dh))
    if len(decode(auth)) != 16:
        raise ValueError("auth")


def encrypted(
    text: bytes, p256dh: str, auth: str, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """A text for the browser with these keys; key and salt are drawn, unless a test knows better."""
    key, salt = key or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    theirs, ours = decode(p256dh), point_of(key)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = _expanded(_keyed(decode(auth), shared), b"WebPush: info\0" + theirs + ours, 32)
    drawn = _keyed(salt, secret)
    content = _expanded(drawn, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _expanded(drawn, b"Content-Encoding: nonce\0", 12)
    heading = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return heading + AESGCM(content).encrypt(nonce, text + b"\x02", None)  # 2: nothing follows this record


def _keyed(key: bytes, data: bytes) -> bytes:
    digest = hmac.HMAC(key, hashes.SHA256())
    digest.update(data)
    return digest.finalize()


def _expanded(key: bytes, info: bytes, length: int) -> bytes:
    """HKDF's second half; one round is enough for what is wanted here."""
    return _keyed(key, info + b"\x01")[:length]


def authorization(key: ec.EllipticCurvePrivateKey, audience: str, contact: str) -> str:
    """Tells a push service which server speaks, and whom to ask about it."""
    claims = {"aud": audience, "exp": int(time.time()) + DAY // 2, "sub": contact}
    signed = ".".join(encode(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = utils.decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    signature = encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={encode(point_of(key))}"
