import { describe, expect, it } from 'vitest';
import { cardsAtShop, tillPrice, type TillCard, type TillSale } from './till-price.ts';

const card = (cardCode: string, couponAmt: number, traits: Partial<TillCard> = {}): TillCard => ({
  cardCode,
  couponName: `${couponAmt / 100}元券`,
  couponAmt,
  payPercent: null,
  maxOffFen: null,
  flowMb: null,
  thresholdFen: 0,
  categories: [],
  beginsAt: 0,
  expiresAt: 1_000,
  ...traits,
});
const sale = (cards: readonly TillCard[], traits: Partial<TillSale> = {}): TillSale => ({
  amountFen: 10_000,
  terms: '满100减8',
  categoryId: 'food',
  cards,
  now: 500,
  ...traits,
});

describe('the price at a till', () => {
  it.each<[string, readonly TillCard[], Partial<TillSale>, object]>([
    [
      'is the shop’s without a card',
      [],
      {},
      { discountFen: 800, couponFen: 0, card: null, payableFen: 9_200 },
    ],
    [
      'takes the one card that saves most, after the shop’s discount',
      [card('a', 300), card('b', 1_200), card('c', 500)],
      {},
      { discountFen: 2_000, couponFen: 1_200, card: { cardCode: 'b' }, payableFen: 8_000 },
    ],
    [
      'takes of equal cards the one that expires first',
      [card('a', 300, { expiresAt: 900 }), card('b', 300, { expiresAt: 800 })],
      {},
      { card: { cardCode: 'b' } },
    ],
    [
      'spends no large card where a smaller one saves the same',
      [card('a', 5_000, { expiresAt: 800 }), card('b', 2_000, { expiresAt: 900 })],
      { amountFen: 990, terms: null },
      { couponFen: 989, card: { cardCode: 'b' } },
    ],
    [
      'keeps the smaller card where a larger one saves the same',
      [card('a', 2_000), card('b', 5_000, { expiresAt: 800 })],
      { amountFen: 990, terms: null },
      { couponFen: 989, card: { cardCode: 'a' } },
    ],
    [
      'takes a card whose threshold the rest just reaches',
      [card('a', 300, { thresholdFen: 9_200 })],
      {},
      { card: { cardCode: 'a' }, payableFen: 8_900 },
    ],
    [
      'counts a share of the price as what it saves, not as a larger card',
      [card('a', 4_600), card('b', 0, { payPercent: 50, expiresAt: 900 })],
      {},
      { couponFen: 4_600, card: { cardCode: 'b' } },
    ],
    [
      'prefers a share that saves the same to a card of a larger amount',
      [card('a', 5_000, { expiresAt: 600 }), card('b', 9_999, { payPercent: 0, expiresAt: 900 })],
      { amountFen: 901, terms: null },
      { couponFen: 900, card: { cardCode: 'b' } },
    ],
    [
      'keeps the first of equal cards that expire together',
      [card('a', 300), card('b', 300)],
      {},
      { card: { cardCode: 'a' } },
    ],
    [
      'spends no card on a share that saves nothing',
      [card('a', 0, { payPercent: 100 })],
      {},
      { couponFen: 0, card: null, discountFen: 800 },
    ],
    [
      'is nothing where the shop gives all',
      [card('a', 300)],
      { amountFen: 200, terms: '满1减800' },
      { discountFen: 200, couponFen: 0, card: null, payableFen: 0 },
    ],
    [
      'leaves a card whose threshold the rest does not reach',
      [card('a', 300, { thresholdFen: 9_201 })],
      {},
      { card: null, payableFen: 9_200 },
    ],
    [
      'leaves cards of other shops, later times and data',
      [
        card('a', 300, { categories: ['car'] }),
        card('b', 300, { beginsAt: 501 }),
        card('c', 300, { expiresAt: 500 }),
        card('d', 300, { flowMb: 1_024 }),
      ],
      {},
      { card: null },
    ],
    [
      'takes a card of this kind of shop from its first moment to its last',
      [card('a', 300, { categories: ['car', 'food'], beginsAt: 500, expiresAt: 501 })],
      {},
      { card: { cardCode: 'a' } },
    ],
    [
      'is never nothing, so that it can be refunded',
      [card('a', 5_000)],
      { amountFen: 900, terms: null },
      { couponFen: 899, payableFen: 1 },
    ],
  ])('%s', (_what, cards, traits, expected) =>
    expect(tillPrice(sale(cards, traits))).toMatchObject(expected),
  );

  it('counts the cards of a kind of shop', () =>
    expect(
      cardsAtShop(
        sale([
          card('a', 1, { categories: ['food'] }),
          card('b', 1, { categories: ['car'] }),
          card('c', 1, { flowMb: 1_024 }),
        ]),
      ),
    ).toEqual([expect.objectContaining({ cardCode: 'a' })]));
});
