"""The master bot: a search tree over worlds that agree with its view.

bot        the bot: levels, budgets, choice of method
memory     what the plays of the others reveal about their hands
search     one tree search: buffers, growth and estimates
tree       the compiled search tree
rollouts   the compiled rollout policy
habits     the weights of the rollout policy
"""
