"""What `gotham bench` measures, apart from the rules themselves.

speed       decisions per second
yardstick   the same game in C, in a checkout
peers       the same of other libraries' card games
startup     memory, import time and compile time
"""
