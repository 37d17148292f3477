/* New York New York in C, with the interface of the rules: a state that is set up from a key, a mask of legal actions
   for a seat, and an action that changes the state. It is a yardstick for `gotham bench` and plays the same matches as
   `playout.race`, decision by decision; it is no part of the package, and nothing but the benchmark uses it. */

#include <stdint.h>
#include <string.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

enum { SEATS = 4, NUMBERS = 12, CARDS = 48, HAND = 6, RESERVE = 6, EMPTY = CARDS };
enum { SKYLINE, RESERVED, TAKEN, DEALT = TAKEN + SEATS, PILE = DEALT + SEATS };
enum { STARTER = 1, DECK = 2 };
enum { PLAY = 0, TAKE = CARDS, PASS = 2 * CARDS, ACTIONS = PASS + 1 };

typedef struct {
    uint32_t key[8];
    uint8_t place[CARDS], top[NUMBERS], points[SEATS][SEATS], held[SEATS], passed[SEATS];
    uint8_t players, no_bonuses, one_round, round, starter, turn, taking, reserve, pile;
} State;

typedef struct { uint32_t x, y, z, w; } Rng;

/* chance of the match: ChaCha8, addressed by what and round */

static uint32_t turned(uint32_t word, int by) { return word << by | word >> (32 - by); }

#define QUARTER(a, b, c, d) \
    a += b, d = turned(d ^ a, 16), c += d, b = turned(b ^ c, 12), a += b, d = turned(d ^ a, 8), c += d, b = turned(b ^ c, 7)

static void block(const uint32_t *key, uint32_t what, uint32_t round, uint32_t index, uint32_t *out) {
    uint32_t start[16] = {0x61707865, 0x3320646E, 0x79622D32, 0x6B206574}, x[16];
    memcpy(start + 4, key, 32);
    start[12] = index;
    start[13] = what << 16 | round;
    memcpy(x, start, sizeof x);
    for (int i = 0; i < 4; i++) {
        QUARTER(x[0], x[4], x[8], x[12]);
        QUARTER(x[1], x[5], x[9], x[13]);
        QUARTER(x[2], x[6], x[10], x[14]);
        QUARTER(x[3], x[7], x[11], x[15]);
        QUARTER(x[0], x[5], x[10], x[15]);
        QUARTER(x[1], x[6], x[11], x[12]);
        QUARTER(x[2], x[7], x[8], x[13]);
        QUARTER(x[3], x[4], x[9], x[14]);
    }
    for (int i = 0; i < 14; i++) out[i] = x[i] + start[i];
    out[14] = x[14], out[15] = x[15];
}

static int rejected(uint32_t word, uint32_t size) {
    uint32_t rest = (uint32_t)((uint64_t)word * size);
    return rest < size && rest < (uint32_t)(UINT64_C(0x100000000) % size);
}

static int number(const uint32_t *key, uint32_t what, uint32_t size) {
    uint32_t words[16];
    int at = 0;
    block(key, what, 0, 0, words);
    while (at < 15 && rejected(words[at], size)) at++;
    return (int)((uint64_t)words[at] * size >> 32);
}

static void shuffle(uint8_t *items, int count, const uint32_t *key, uint32_t what, uint32_t round) {
    uint32_t words[16], used = 0;
    for (int last = count - 1; last > 0;) {
        block(key, what, round, used++, words);
        for (int i = 0; i < 16 && last > 0; i++) {
            if (rejected(words[i], last + 1)) continue;
            int other = (int)((uint64_t)words[i] * (last + 1) >> 32);
            uint8_t item = items[last];
            items[last] = items[other], items[other] = item;
            last--;
        }
    }
}

/* the rules */

static int is_over(const State *s) { return s->round >= (s->one_round ? 1 : s->players); }

static void deal(State *s) {
    int dealt = s->players * HAND;
    for (int card = 0; card < CARDS; card++) s->place[card] = card;
    shuffle(s->place, CARDS, s->key, DECK, s->round);
    for (int card = 0; card < CARDS; card++) {
        int rank = s->place[card];
        s->place[card] = rank < dealt             ? DEALT + rank % s->players
                         : rank < dealt + RESERVE ? RESERVED
                                                  : PILE + CARDS - 1 - rank;
    }
    for (int seat = 0; seat < SEATS; seat++) s->held[seat] = seat < s->players ? HAND : 0, s->passed[seat] = 0;
    memset(s->top, EMPTY, sizeof s->top);
    s->reserve = RESERVE, s->pile = CARDS - dealt - RESERVE, s->turn = s->starter, s->taking = 0;
}

void setup(State *s, int players, const int64_t *options, const int64_t *key) {
    memset(s, 0, sizeof *s);
    for (int i = 0; i < 8; i++) s->key[i] = (uint32_t)key[i];
    s->players = players, s->no_bonuses = options[0] != 0, s->one_round = options[1] != 0;
    s->starter = number(s->key, STARTER, players);
    deal(s);
}

void legal(const State *restrict s, int player, uint8_t *restrict mask) {
    int acts = s->turn == player && !is_over(s), plays = acts && !s->taking, takes = acts && s->taking;
    uint8_t taken = TAKEN + player, dealt = DEALT + player;
    for (int card = 0; card < CARDS; card++) {
        mask[PLAY + card] = plays & ((s->place[card] == taken) | (s->place[card] == dealt));
        mask[TAKE + card] = takes & (s->place[card] == RESERVED);
    }
    mask[PASS] = plays;
}

static int score(const State *s, int seat) {
    static const uint8_t bonus[] = {0, 0, 3, 6, 10, 15, 25};
    int points = 0, gap = 0, length = 0;
    for (int at = 0; at < NUMBERS; at++) points += s->top[at] / NUMBERS == seat ? at + 1 : 0;
    if (s->no_bonuses) return points;
    while (gap < NUMBERS && s->top[gap] / NUMBERS == seat) gap++;
    if (gap == NUMBERS) return points + bonus[6];
    for (int step = 1; step <= NUMBERS; step++) {
        if (s->top[(gap + step) % NUMBERS] / NUMBERS == seat) {
            length++;
        } else {
            points += bonus[length < 6 ? length : 6];
            length = 0;
        }
    }
    return points;
}

static void next_turn(State *s) {
    for (int step = 1; step <= s->players; step++) {
        int seat = s->turn + step < s->players ? s->turn + step : s->turn + step - s->players;
        if (s->held[seat] && !s->passed[seat]) {
            s->turn = seat;
            return;
        }
    }
    for (int seat = 0; seat < s->players; seat++) s->points[s->round][seat] = score(s, seat);
    s->round++;
    if (is_over(s)) {
        s->turn = s->starter;
        return;
    }
    s->starter = (s->starter + 1) % s->players;
    deal(s);
}

void apply(State *s, int player, int action) {
    if (action == PASS) {
        s->passed[player] = 1;
    } else if (action < TAKE) {
        s->place[action] = SKYLINE;
        s->top[action % NUMBERS] = action;
        s->held[player]--;
        s->taking = s->reserve > 0;
        if (s->taking) return;
    } else {
        s->place[action - TAKE] = TAKEN + player;
        s->held[player]++;
        s->taking = 0;
        if (s->pile == 0) {
            s->reserve--;
        } else {
            s->pile--;
            uint8_t top = PILE + s->pile;
            for (int card = 0; card < CARDS; card++) s->place[card] = s->place[card] == top ? RESERVED : s->place[card];
        }
    }
    next_turn(s);
}

/* random play, as `playout.race` */

static uint32_t mix(uint32_t word) {
    word = (word >> 16 ^ word) * 0x45D9F3B;
    word = (word >> 16 ^ word) * 0x45D9F3B;
    return word >> 16 ^ word;
}

static Rng roll(Rng rng) {
    uint32_t t = rng.x ^ rng.x << 11;
    return (Rng){rng.y, rng.z, rng.w, rng.w ^ rng.w >> 19 ^ t ^ t >> 8};
}

static Rng dice(uint64_t seed) {
    uint32_t low = mix((uint32_t)seed), high = mix((uint32_t)(seed >> 32));
    return roll(roll((Rng){low, high, mix(low ^ 0x9E3779B9), mix(high ^ 0x243F6A88) | 1}));
}

static int next_seat(int seats, int after) {
    int seat = after + 1;
    if (!(seats >> seat)) seat = 0;
    while (!(seats >> seat & 1)) seat++;
    return seat;
}

/* Six words of a mask as 48 bits. The words are read one by one: wider loads would wait for the stores of `legal`. */
static uint64_t bits(const uint8_t *mask) {
    uint64_t all = 0;
    for (int i = 0; i < CARDS / 8; i++) {
        uint64_t bytes;
        memcpy(&bytes, mask + 8 * i, 8);
        __asm__("" : "+r"(bytes));
        all |= (bytes * UINT64_C(0x0102040810204080) >> 56) << 8 * i;
    }
    return all;
}

static int nth_bit(uint64_t set, int place) {
#ifdef __BMI2__
    return __builtin_ctzll(_pdep_u64(UINT64_C(1) << place, set));
#else
    while (place--) set &= set - 1;
    return __builtin_ctzll(set);
#endif
}

/* One of the marked actions, each equally likely. */
static int pick(const uint8_t *mask, Rng rng) {
    uint64_t plays = bits(mask + PLAY), takes = bits(mask + TAKE);
    int first = __builtin_popcountll(plays), second = __builtin_popcountll(takes);
    int place = (int)((uint64_t)rng.w * (uint64_t)(first + second + mask[PASS]) >> 32);
    if (place < first) return PLAY + nth_bit(plays, place);
    return place < first + second ? TAKE + nth_bit(takes, place - first) : PASS;
}

int64_t race(int players, const int64_t *options, const int64_t *key, const int64_t *without, int matches, uint64_t seed) {
    Rng rng = dice(seed);
    State state;
    uint8_t mask[ACTIONS];
    int64_t words[8], count = 0;
    int seat = -1;
    memcpy(words, key, sizeof words);
    for (int match = 0; match < matches; match++) {
        words[0] = match;
        setup(&state, players, options, words);
        while (!is_over(&state)) {
            seat = next_seat(1 << state.turn, seat);
            legal(&state, seat, mask);
            for (int64_t action = without[0]; action < without[1]; action++) mask[action] = 0;
            rng = roll(rng);
            apply(&state, seat, pick(mask, rng));
            count++;
        }
    }
    return count;
}
