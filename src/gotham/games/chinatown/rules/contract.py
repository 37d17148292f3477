"""Chinatown: the functions and constants of the rules contract (`gotham.engine.contract`), each from its own module."""

from .actions import apply as apply
from .actions import legal as legal
from .actions import why as why
from .check import check as check
from .material import SEATS
from .phases import actors as actors
from .phases import awaited as awaited
from .phases import is_over as is_over
from .phases import returns as returns
from .phases import winners as winners
from .setup import setup as setup
from .state import ACTIONS as ACTIONS
from .state import LIMIT as LIMIT
from .state import LIVELY as LIVELY
from .state import NAMELESS as NAMELESS
from .state import OPTIONS as OPTIONS
from .state import RETRACTABLE as RETRACTABLE
from .state import VERSION as VERSION
from .state import State as State
from .views import guess as guess
from .views import look as look
from .views import seen as seen

CLAUSES = "CT"
PLAYERS = range(3, SEATS + 1)
