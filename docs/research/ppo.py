"""Masked PPO in JAX for a game of two: it learns by playing itself, and is measured against a bot."""

import argparse
import math
import time
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np

from gotham.research import vector_env

HIDDEN, STEPS, EPOCHS, BATCH = 128, 64, 2, 1024
RATE, CLIP, VALUE, LAMBDA = 1e-3, 0.2, 0.5, 0.95
MARGIN = 60.0  # points that are worth as much as winning
ILLEGAL = -1e9


# ------------------------------------------------------------------------------------------ the network


class Encoder:
    """Observations as ones and zeros: a column for each value of each number that random matches have shown."""

    def __init__(self, game, seed=0):
        envs = vector_env(game, 32, players=2, opponents=None)
        rng, (seen, _), rows = np.random.default_rng(seed), envs.reset(seed=seed), []
        for _ in range(400):
            mask = seen["action_mask"]
            rows.append(seen["observation"])
            seen, *_ = envs.step((rng.random(mask.shape) * mask).argmax(1))
        rows = np.concatenate(rows)
        low, high = rows.min(0), rows.max(0)
        self.cells = np.flatnonzero((low < high) & (high - low < 64))
        sizes = (high - low + 1)[self.cells]
        self.low, self.top = low[self.cells], sizes - 1
        self.starts = np.cumsum(sizes) - sizes
        self.size = int(sizes.sum())

    def __call__(self, observations):
        """Return the column that is 1 for each number of each observation."""
        return (np.clip(observations[:, self.cells] - self.low, 0, self.top) + self.starts).astype(np.int32)


def new_weights(key, inputs, actions):
    sizes = [(inputs, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, actions), (HIDDEN, 1)]
    scales = [8 / inputs**0.5, (2 / HIDDEN) ** 0.5, 0.01, 0.1]
    keys = jax.random.split(key, len(sizes))
    return [
        (scale * jax.random.normal(one, size), jnp.zeros(size[1]))
        for one, size, scale in zip(keys, sizes, scales, strict=True)
    ]


def answer(weights, columns, masks):
    """Return the logarithm of each action's probability, and the value."""
    (first, bias), *hidden = weights
    ones = jnp.zeros((len(columns), len(first))).at[jnp.arange(len(columns))[:, None], columns].set(1.0)
    layer = jax.nn.relu(ones @ first + bias)
    layer = jax.nn.relu(layer @ hidden[0][0] + hidden[0][1])
    logits = jnp.where(masks > 0, layer @ hidden[1][0] + hidden[1][1], ILLEGAL)
    return jax.nn.log_softmax(logits), jnp.tanh(layer @ hidden[2][0] + hidden[2][1])[:, 0] * 2


@jax.jit
def sample(weights, columns, masks, key):
    logs, values = answer(weights, columns, masks)
    actions = jax.random.categorical(key, logs)
    return actions, jnp.take_along_axis(logs, actions[:, None], 1)[:, 0], values


@jax.jit
def best(weights, columns, masks):
    return answer(weights, columns, masks)[0].argmax(1)


# ------------------------------------------------------------------------------------------ learning


def loss_of(weights, batch, entropy):
    columns, masks, actions, olds, advantages, targets = batch
    logs, values = answer(weights, columns, masks)
    ratio = jnp.exp(jnp.take_along_axis(logs, actions[:, None], 1)[:, 0] - olds)
    gain = jnp.minimum(ratio * advantages, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * advantages)
    spread = -(jnp.exp(logs) * jnp.where(masks > 0, logs, 0)).sum(1)
    return -gain.mean() + VALUE * ((values - targets) ** 2).mean() - entropy * spread.mean()


@partial(jax.jit, donate_argnums=(0, 1))
def improve(weights, moments, batch, rate, entropy):
    """Take one step of Adam."""
    slope = jax.grad(loss_of)(weights, batch, entropy)
    norm = jnp.sqrt(sum((each**2).sum() for each in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda each: each * jnp.minimum(1, 0.5 / (norm + 1e-9)), slope)
    first, second, count = moments
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, slope)
    second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, second, slope)
    count += 1
    step = rate * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    weights = jax.tree.map(lambda w, m, v: w - step * m / (jnp.sqrt(v) + 1e-8), weights, first, second)
    return weights, (first, second, count)


class Collector:
    """Plays some steps of many matches and returns them with advantages."""

    def __init__(self, envs, encoder, seed):
        self.envs, self.encoder = envs, encoder
        self.seen, self.infos = envs.reset(seed=seed)

    def collect(self, weights, keys):
        steps = []
        for key in keys:
            columns, masks, seats = self.encoder(self.seen["observation"]), self.seen["action_mask"], self.infos["seat"]
            actions, olds, values = map(np.asarray, sample(weights, columns, masks, key))
            self.seen, _, ended, _, self.infos = self.envs.step(actions)
            steps.append((columns, masks, actions, olds, values, seats, ended, finals(self.infos, ended)))
        columns, masks, seats = self.encoder(self.seen["observation"]), self.seen["action_mask"], self.infos["seat"]
        _, _, values = sample(weights, columns, masks, keys[0])
        return with_advantages(steps, np.asarray(values), seats)


def finals(infos, ended):
    """Return the reward of each seat of the matches that ended: who won, and by how much."""
    results = np.zeros((len(ended), 2), np.float32)
    if ended.any():
        margins = infos["rewards"][ended]
        results[ended] = np.sign(margins) + np.clip(margins / MARGIN, -1, 1)
    return results


def with_advantages(steps, values, seats):
    """Estimate advantages (GAE) for each seat separately. In a game of two, what one expects the other fears."""
    every = np.arange(len(values))
    ahead, gain = np.zeros((len(values), 2), np.float32), np.zeros((len(values), 2), np.float32)
    ahead[every, seats], ahead[every, 1 - seats] = values, -values
    rows = []
    for columns, masks, actions, olds, values, seats, ended, results in reversed(steps):
        ahead[ended], gain[ended] = results[ended], 0
        advantages = ahead[every, seats] - values + LAMBDA * gain[every, seats]
        ahead[every, seats], gain[every, seats] = values, advantages
        rows.append((columns, masks, actions, olds, advantages, advantages + values))
    return [np.concatenate(part) for part in zip(*rows, strict=True)]


def learn(arguments, encoder):
    """Learn for the given seconds of processor time; return the weights."""
    envs = vector_env(arguments.game, arguments.envs, players=2, opponents=None, reward="margin")
    collector = Collector(envs, encoder, arguments.seed)
    key = jax.random.key(arguments.seed)
    weights = new_weights(key, encoder.size, int(envs.single_action_space.n))
    moments = jax.tree.map(jnp.zeros_like, weights), jax.tree.map(jnp.zeros_like, weights), jnp.zeros(())
    rng, start, decisions, rounds = np.random.default_rng(arguments.seed), time.process_time(), 0, 0
    while (spent := time.process_time() - start) < arguments.seconds:
        left = 1 - spent / arguments.seconds
        key, *keys = jax.random.split(key, STEPS + 1)
        data = collector.collect(weights, keys)
        data[4] = (data[4] - data[4].mean()) / (data[4].std() + 1e-8)
        decisions, rounds = decisions + len(data[0]), rounds + 1
        for _ in range(EPOCHS):
            order = rng.permutation(len(data[0]))
            for part in order[: len(order) // BATCH * BATCH].reshape(-1, BATCH):
                batch = tuple(each[part] for each in data)
                weights, moments = improve(weights, moments, batch, RATE * left, 0.02 * left)
        if rounds % arguments.report == 0:
            won, played, _ = measure(arguments, encoder, weights, 100, seed=1)
            print(f"{spent:6.0f} s  {decisions:9,} decisions  {won / played:6.1%} of 100 matches won", flush=True)
    print(f"learned from {decisions:,} decisions in {time.process_time() - start:.0f} s of processor time", flush=True)
    return weights


# ------------------------------------------------------------------------------------------ measuring


def measure(arguments, encoder, weights, matches, seed):
    """Play matches against the bot with alternating seats; return wins (a draw is half a win), matches, and margins."""
    envs = vector_env(arguments.game, 50, players=2, opponents=arguments.bot, reward="margin")
    seen, _ = envs.reset(seed=1_000_000 * seed)
    margins, quota = [], np.full(50, -(-matches // 50))  # as many of every place, so that short matches count no more
    while quota.any():
        actions = np.asarray(best(weights, encoder(seen["observation"]), seen["action_mask"]))
        seen, rewards, ended, _, _ = envs.step(actions)
        counted = ended & (quota > 0)
        margins += rewards[counted].tolist()
        quota -= counted
    margins = np.array(margins)
    return (margins > 0).sum() + (margins == 0).sum() / 2, len(margins), margins


def interval(share, matches):
    """Return Wilson's 95 % interval of a share."""
    z = 1.959964
    middle = (share + z * z / (2 * matches)) / (1 + z * z / matches)
    half = z / (1 + z * z / matches) * math.sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches))
    return middle - half, middle + half


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="new-york-new-york")
    parser.add_argument("--bot", default="greedy", help="the bot to be measured against")
    parser.add_argument("--seconds", type=float, default=150, help="of processor time")
    parser.add_argument("--envs", type=int, default=128, help="matches that it plays at once")
    parser.add_argument("--matches", type=int, default=1000, help="to measure the result")
    parser.add_argument("--report", type=int, default=60, help="rounds of learning between reports")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", help="a file for the weights")
    arguments = parser.parse_args()
    encoder = Encoder(arguments.game)
    weights = learn(arguments, encoder)
    if arguments.out:
        np.savez(arguments.out, *jax.tree.leaves(weights))
    won, played, margins = measure(arguments, encoder, weights, arguments.matches, seed=2)
    low, high = interval(won / played, played)
    print(
        f"{played} matches against {arguments.bot}, seats alternating: {won / played:.1%} won "
        f"(95 % interval {low:.1%} to {high:.1%}), {margins.mean():+.1f} points a match"
    )


if __name__ == "__main__":
    main()
