"""IP addresses: by what limits and bans count a client, and which addresses are public."""

import functools
import ipaddress
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network

PREFIX = 64  # bits of the IPv6 network of one household
# IPv6 networks whose addresses contain the IPv4 address of a client, with the bits after it
EMBEDDING = {
    IPv6Network("::ffff:0:0/96"): 0,
    IPv6Network("64:ff9b::/96"): 0,  # NAT64
    IPv6Network("2002::/16"): 80,  # 6to4
}
# as in the registries of IANA, because the lists of the standard library differ between Python versions
PRIVATE_IPV4 = tuple(
    map(
        IPv4Network,
        (
            *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"),
            *("192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24"),
            *("203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
        ),
    )
)
TRANSLATED = (IPv6Network("::ffff:0:0/96"), IPv6Network("64:ff9b::/96"))  # as public as the IPv4 address inside
PUBLIC_IPV6 = IPv6Network("2000::/3")  # all that is assigned as global unicast
PRIVATE_IPV6 = tuple(map(IPv6Network, ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")))


@functools.lru_cache(maxsize=4096)
def household(address: str) -> str:
    """Return what limits and bans count by: an IPv6 address by its network, an IPv4 address in one notation."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:  # as where a proxy gives names
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    inner = next((_inside(found, after) for network, after in EMBEDDING.items() if found in network), None)
    return str(inner or ipaddress.ip_network((int(found), PREFIX), strict=False))


def is_public(text: str) -> bool:
    """Return whether an IP address is public, in whatever notation; raise ValueError if it is none."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address) and any(address in network for network in TRANSLATED):
        address = _inside(address, 0)
    if isinstance(address, IPv4Address):
        return not any(address in network for network in PRIVATE_IPV4)
    return address in PUBLIC_IPV6 and not any(address in network for network in PRIVATE_IPV6)


def _inside(address: IPv6Address, after: int) -> IPv4Address:
    """Return the IPv4 address in an IPv6 address, before so many bits."""
    return IPv4Address(int(address) >> after & 0xFFFF_FFFF)
