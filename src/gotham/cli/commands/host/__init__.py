"""Commands for hosts of a server.

home          `gotham` alone: open the browser, with a server if none runs
serve         serve tables to browsers
qr_code       an address as a QR code in the terminal
doctor        check the installation and a server's database
arena_watch   show a match of the arena in the browser
"""
