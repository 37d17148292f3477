"""Deals between players, from a draft to the last yes.

moves         the moves of a deal, as numbers
drafts        how an offer is drafted
delivery      whether a party can give its part
offers        proposing, answering and settling offers
open_offers   the offers in a state or view, as objects
"""
