"""Measurements of Enquêtes à New York, and its command.

accusations   the calibration of the master's accusations
bench         what the speed benchmark plays
commands      `gotham case`
"""
