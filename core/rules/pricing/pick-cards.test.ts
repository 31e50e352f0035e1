import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AmountCard } from './amount-card.ts';
import { maxSaved, pickCards } from './pick-cards.ts';

const card = (cardCode: string, amountFen: number, lines = 1, expiresAt = 0): AmountCard => ({
  cardCode,
  amountFen,
  lines,
  expiresAt,
});
const codes = (cards: readonly AmountCard[]) => cards.map(({ cardCode }) => cardCode).join('');

/** The most that these cards save, by moving each yuan on its own: augmenting paths of one unit. */
function savedBy(amounts: readonly number[], cards: readonly AmountCard[]): number {
  const left = [...amounts];
  const provided = cards.map(() => amounts.map(() => 0));
  const give = (at: number, line: number, units: number) => {
    const share = provided[at];
    if (share) share[line] = (share[line] ?? 0) + units;
  };
  const place = (at: number, seen: Set<number>): boolean => {
    const from = cards[at];
    if (!from || seen.has(at)) return false;
    seen.add(at);
    for (const [line, fen] of left.entries()) {
      if (!(from.lines & (1 << line))) continue;
      if (fen > 0) {
        left[line] = fen - 1;
        give(at, line, 1);
        return true;
      }
      for (const [other, share] of provided.entries())
        if ((share[line] ?? 0) > 0 && other !== at) {
          give(other, line, -1);
          if (place(other, seen)) {
            give(at, line, 1);
            return true;
          }
          give(other, line, 1);
        }
    }
    return false;
  };
  let saved = 0;
  for (const [at, { amountFen }] of cards.entries())
    for (let unit = 0; unit < amountFen; unit += 1) if (place(at, new Set())) saved += 1;
  return saved;
}

/** Every subset, compared by saving, face value, number and dates of expiry. */
function bestOfAll(amounts: readonly number[], cards: readonly AmountCard[]) {
  const inOrder = [...cards].sort((a, b) => a.expiresAt - b.expiresAt || (a.cardCode < b.cardCode ? -1 : 1));
  const all = Array.from({ length: 1 << cards.length }, (_, bits) =>
    inOrder.filter((__, at) => bits & (1 << at)),
  ).map((set) => ({ set, saved: savedBy(amounts, set) }));
  const faceOf = (set: readonly AmountCard[]) => set.reduce((sum, { amountFen }) => sum + amountFen, 0);
  const placeOf = (set: readonly AmountCard[]) => set.map((each) => inOrder.indexOf(each));
  const earlier = (a: readonly number[], b: readonly number[]) => {
    const at = a.findIndex((place, index) => place !== b[index]);
    return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
  };
  return all.sort(
    (a, b) =>
      b.saved - a.saved ||
      faceOf(a.set) - faceOf(b.set) ||
      a.set.length - b.set.length ||
      earlier(placeOf(a.set), placeOf(b.set)),
  )[0];
}

describe('the best choice of cards', () => {
  it('saves the most', () => expect(codes(pickCards([1_000], [card('a', 300), card('b', 400)]))).toBe('ab'));
  it('takes few large cards rather than many small ones', () =>
    expect(
      codes(pickCards([1_000], [card('a', 300), card('b', 300), card('c', 400), card('d', 1_000)])),
    ).toBe('d'));
  it('of as many cards takes those that expire first', () =>
    expect(codes(pickCards([500], [card('a', 500, 1, 3), card('b', 500, 1, 2), card('c', 400, 1, 1)]))).toBe(
      'b',
    ));
  it('spends no large card where a smaller one saves the same', () =>
    expect(
      codes(pickCards([990], [card('a', 5_000, 1, 1), card('b', 2_000, 1, 9), card('c', 900, 1, 2)])),
    ).toBe('b'));
  it('spends several small cards rather than wasting a large one', () =>
    expect(codes(pickCards([1_000], [card('a', 5_000), card('b', 600), card('c', 600)]))).toBe('bc'));
  it.each([
    ['53 42', [5, 3, 4, 2], '52'],
    ['35 24', [3, 5, 2, 4], '34'],
    ['43 52', [4, 3, 5, 2], '43'],
    ['25 43', [2, 5, 4, 3], '25'],
  ])('of as many cards of one sum has the one that expires first: %s', (_order, amounts, picked) => {
    const cards = amounts.map((fen, at) => card(String(fen), fen, 1, at));
    expect([...codes(pickCards([7], cards))].sort()).toEqual([...picked].sort());
  });
  it('of as many cards of one sum has the first that the others do not have', () => {
    const amounts = [2, 2, 8, 12, 5, 9, 0];
    const picked = pickCards(
      [19],
      amounts.map((fen, at) => card(String(at), fen, 1, at)),
    );
    expect(picked.map(({ amountFen }) => amountFen)).toEqual([2, 8, 9]);
  });
  it('is in the order of expiry, then of the codes', () =>
    expect(
      codes(pickCards([1_000], [card('b', 300, 1, 2), card('c', 300, 1, 1), card('a', 300, 1, 2)])),
    ).toBe('cab'));
  it('has the cards that each line needs', () =>
    expect(
      codes(
        pickCards(
          [500, 500, 500],
          [card('a', 500, 0b111), card('b', 500, 0b001), card('c', 500, 0b011), card('d', 600, 0b100)],
        ),
      ),
    ).toBe('abc'));
  it('is found for hundreds of cards of few templates', () => {
    const templates = [300, 500, 800, 1_200, 2_000, 5_000];
    const cards = templates.flatMap((fen, at) =>
      Array.from({ length: 60 }, (_, place) =>
        card(`${at}.${String(place).padStart(2, '0')}`, fen, 1 + (at % 3), place),
      ),
    );
    const picked = pickCards([99_000, 49_900], cards);
    expect(picked.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(148_900);
  });
  it('still saves the most where cards of odd amounts are too many to compare all choices', () => {
    const cards = Array.from({ length: 120 }, (_, at) =>
      card(String(at), 10_007 + at * 131, 1 + (at % 7), at),
    );
    const amounts = [311_111, 222_223, 133_331];
    const picked = pickCards(amounts, cards);
    expect(maxSaved(amounts, picked)).toBe(maxSaved(amounts, cards));
    expect(picked.length).toBeLessThan(cards.length);
  });
  it('leaves a card for another line where that saves more', () =>
    expect(maxSaved([500, 500], [card('a', 500, 0b11), card('b', 500, 0b01)])).toBe(1_000));
  it('takes no card without effect', () => {
    expect(pickCards([0, 500], [card('a', 500, 0b01), card('b', 0, 0b10)])).toEqual([]);
    expect(codes(pickCards([500], [card('a', 0), card('b', 500), card('c', 300, 0)]))).toBe('b');
    expect(codes(pickCards([300, 300], [card('a', 300, 0b01), card('b', 300, 0b10)]))).toBe('ab');
  });

  it('is that of trying every subset', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 3 }),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 7 }), fc.nat(3)), {
          maxLength: 7,
        }),
        (amounts, drawn) => {
          const cards = drawn.map(([amount, lines, expiresAt], at) =>
            card(String(at), amount, lines & ((1 << amounts.length) - 1), expiresAt),
          );
          const best = bestOfAll(amounts, cards);
          const picked = pickCards(amounts, cards);
          expect(maxSaved(amounts, cards)).toBe(best?.saved);
          expect(codes(picked)).toBe(codes(best?.set ?? []));
        },
      ),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 300 },
    ));
});
