"""Web Push: messages encrypted for one browser (RFC 8291), and signed (RFC 8292)."""

import base64
import json
import os
import time

from cryptography.hazmat.primitives import hashes, hmac, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

RECORD = 4096  # bytes of a record: a message fits into one
DAY = 86_400
POINT = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint


def encode(data: bytes) -> str:
    """Return base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Decode base64url; raise ValueError where it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def new_key() -> str:
    """Return a new server key, to be stored: subscriptions are bound to it."""
    return encode(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def key_of(text: str) -> ec.EllipticCurvePrivateKey:
    """Return a stored key."""
    return ec.derive_private_key(int.from_bytes(decode(text), "big"), ec.SECP256R1())


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """Return the public point of a key."""
    return key.public_key().public_bytes(*POINT)


def check(p256dh: str, auth: str) -> None:
    """Raise ValueError where a subscription's keys are invalid."""
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(p256dh))
    if len(decode(auth)) != 16:
        raise ValueError("auth")


def encrypted(
    text: bytes, p256dh: str, auth: str, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """Encrypt a text for the browser with these keys; key and salt are random unless given."""
    key, salt = key or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    theirs, ours = decode(p256dh), point_of(key)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = _expanded(_keyed(decode(auth), shared), b"WebPush: info\0" + theirs + ours, 32)
    drawn = _keyed(salt, secret)
    content = _expanded(drawn, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _expanded(drawn, b"Content-Encoding: nonce\0", 12)
    heading = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return heading + AESGCM(content).encrypt(nonce, text + b"\x02", None)  # 2: the last record


def _keyed(key: bytes, data: bytes) -> bytes:
    digest = hmac.HMAC(key, hashes.SHA256())
    digest.update(data)
    return digest.finalize()


def _expanded(key: bytes, info: bytes, length: int) -> bytes:
    """HKDF-Expand; one round is enough here."""
    return _keyed(key, info + b"\x01")[:length]


def authorization(key: ec.EllipticCurvePrivateKey, audience: str, contact: str) -> str:
    """Return the VAPID header that identifies this server to a push service."""
    claims = {"aud": audience, "exp": int(time.time()) + DAY // 2, "sub": contact}
    signed = ".".join(encode(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = utils.decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    signature = encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={encode(point_of(key))}"
