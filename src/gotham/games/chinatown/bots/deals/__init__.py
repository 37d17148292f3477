"""How bots judge and find deals.

gain_split      the bargain record, and how money splits a gain
search          compiled search from single shops
joint_plan      compiled search from the joint plan of the parties
draft_actions   a deal as the actions of a draft
reasons         a deal with all details of a reason, and the reasons as messages
appraisal       the value of a deal to its parties
"""
