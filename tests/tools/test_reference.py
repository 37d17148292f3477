"""The reference of the API is that of the sources."""

from tools.reference import PAGE, definitions, page

import gotham


def test_the_reference_is_up_to_date():
    assert PAGE.read_text("utf-8") == page(), "To repair: python -m tools.reference"


def test_it_has_every_public_name_of_the_package():
    public = {name for name in gotham.__all__ if callable(getattr(gotham, name))}
    assert public <= {each.node.name for each in definitions("gotham")}


def test_a_signature_has_the_arguments_without_self():
    assert "`act(seat: int, *actions: int | str, note: str='') -> None`" in page()
