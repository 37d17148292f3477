"""Deals as bots judge and find them.

gain_split      the bargain record, and how money splits a gain
search          compiled search from single shops
joint_plan      compiled search from the joint plan of the parties
draft_actions   a deal as the actions of a draft
reasons         a deal with everything a reason may mention, and the reasons in words
appraisal       what a deal is worth to its parties
"""
