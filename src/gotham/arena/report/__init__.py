from ...moved import names_of

__getattr__ = names_of(__name__, f"{__name__}.page")
