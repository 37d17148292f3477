"""Chinatown: the analysis of a match as tables and sentences: deals, surplus, missed deals."""

from collections.abc import Iterator, Sequence

from ....bots import speech
from ....insight import Cell, Frame, Moment, Player, Section, Share
from ..rules.material import ROUNDS
from .deal_messages import amount, handovers, money, received
from .deal_values import NegotiationEnd, NegotiationStart, StruckDeal
from .missed_deals import MissedDeal


def sections(frames: Sequence[Frame]) -> list[Section]:
    """Return all sections of a match, without empty ones."""
    found = [_deals(frames), _surplus(frames), _missed(frames)]
    return [section for section in found if section.lines or section.table]


# --------------------------------------------------------------------------------------------------- deals


def _deals(frames: Sequence[Frame]) -> Section:
    """Return every deal with its value to its parties."""
    deals = [(frame, frame.study) for frame in frames if isinstance(frame.study, StruckDeal)]
    head = ["insight-round", "insight-player", "insight-gets", "insight-more", "insight-all", "insight-chance"]
    table = [row for frame, deal in deals for row in _rows(frame, deal)]
    lines = [*_sums([deal for _, deal in deals], int(frames[0].before[0].players))] if deals else []
    return Section("insight-deals", lines, [*head, "insight-look"], table)


def _rows(frame: Frame, deal: StruckDeal) -> Iterator[list[Cell]]:
    for place, seat in enumerate(deal.parties):
        chance = Share(frame.gains[seat]) if frame.gains else ""
        gets, gain = received(deal.moves, seat), amount(deal.gains[place])
        cells: list[Cell] = [deal.round_ + 1, Player(seat), gets, amount(deal.more[place]), gain, chance]
        yield [*cells, Moment(frame.entry, frame.seat)]


def _sums(deals: Sequence[StruckDeal], players: int) -> Iterator[str]:
    """Yield the total value of all deals for each seat."""
    for seat in range(players):
        own = [deal for deal in deals if seat in deal.parties]
        gained = sum(deal.gains[deal.parties.index(seat)] for deal in own)
        details = {"who": f"seat:{seat}", "count": len(own), "sum": money(abs(gained))}
        yield speech("insight-dealt" if gained >= 0 else "insight-dealt-less", **details)


# ------------------------------------------------------------------------------------------------- surplus


def _surplus(frames: Sequence[Frame]) -> Section:
    """By round: the surplus of all seats, the realised part, and the rest."""
    head = ["insight-round", "insight-attainable", "insight-gained", "insight-left", "insight-left-all"]
    table: list[list[Cell]] = []
    lost = 0
    for opening, closing in _negotiations(frames):
        left = opening.together - closing.apart
        lost += left * (ROUNDS - opening.round_)
        gained = amount(closing.apart - opening.apart)
        rest = [amount(left), amount(left * (ROUNDS - opening.round_))]
        table.append([opening.round_ + 1, amount(opening.together - opening.apart), gained, *rest])
    told = speech("insight-lost-surplus", sum=money(lost)) if lost else speech("insight-lost-nothing")
    return Section("insight-surplus", [told] if table else [], head, table)


def _negotiations(frames: Sequence[Frame]) -> Iterator[tuple[NegotiationStart, NegotiationEnd]]:
    """Yield the values at the start and end of each negotiation, except those too complex to compute."""
    openings = {each.study.round_: each.study for each in frames if isinstance(each.study, NegotiationStart)}
    closings = [each.study for each in frames if isinstance(each.study, NegotiationEnd)]
    yield from ((openings[closing.round_], closing) for closing in closings if closing.round_ in openings)


# -------------------------------------------------------------------------------------------------- missed


def _missed(frames: Sequence[Frame]) -> Section:
    """Return the best deal that nobody made in words, and the best of every round."""
    ends = [
        (frame, frame.study.missed)
        for frame in frames
        if isinstance(frame.study, NegotiationEnd) and frame.study.missed
    ]
    head = ["insight-round", "insight-parties", "insight-more", "insight-all", "insight-look"]
    table: list[list[Cell]] = [_row(frame, missed) for frame, missed in ends]
    best = max((missed for _, missed in ends), key=lambda missed: missed.total, default=None)
    return Section("insight-missed", list(_told(best)) if best else [], head, table)


def _row(frame: Frame, missed: MissedDeal) -> list[Cell]:
    parties = speech("insight-things", things=_seats(missed.parties))
    sums = [amount(sum(missed.more)), amount(missed.total)]
    return [missed.round_ + 1, parties, *sums, Moment(frame.entry, missed.parties[0])]


def _seats(seats: Sequence[int]) -> str:
    return ",".join(f"seat:{seat}" for seat in seats)


def _told(missed: MissedDeal) -> Iterator[str]:
    """Yield a deal that nobody made: its transfers, its price and its gains."""
    yield speech("insight-missed-deal", round=missed.round_ + 1, who=_seats(missed.parties))
    yield from handovers(missed.moves)
    for seat, more in zip(missed.parties, missed.more, strict=True):
        details = {"who": f"seat:{seat}", "sum": money(abs(more)), "rounds": missed.rounds}
        if more:
            yield speech("insight-missed-more" if more > 0 else "insight-missed-less", **details)
    total, share = money(missed.total), money(missed.total // len(missed.parties))
    yield speech("insight-missed-all", sum=money(sum(missed.more)), total=total, share=share)
