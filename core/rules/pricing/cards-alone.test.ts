import { describe, expect, it } from 'vitest';
import { cardsAlone, wastedOf } from './cards-alone.ts';
import { orderPrice, type PricedLine, type PriceFacts } from './order-price.ts';
import type { OwnedCard } from './owned-card.ts';

const line: PricedLine = {
  skuId: 'coffee.1',
  goodsId: 'coffee',
  categoryIds: ['drinks'],
  kind: 'code',
  couponTypes: ['qyfd', 'cash', 'wzg'],
  flowMb: null,
  quantity: 1,
  listFen: 990,
  memberFen: null,
  activity: null,
  promotions: [],
};
const aCard = (cardCode: string, couponAmt: number, traits: Partial<OwnedCard> = {}): OwnedCard => ({
  cardCode,
  couponType: 'qyfd',
  couponName: '福袋券',
  couponAmt,
  payPercent: null,
  maxOffFen: null,
  flowMb: null,
  thresholdFen: 0,
  stacking: 'alone',
  categories: [],
  goods: [],
  kinds: [],
  beginsAt: 0,
  expiresAt: 9_000,
  ...traits,
});
const facts = (cards: readonly OwnedCard[], more: Partial<PriceFacts> = {}): PriceFacts => ({
  lines: [line],
  level: 0,
  monthOrders: 0,
  left: new Map(),
  cards,
  pointsFen: 0,
  freightFen: 0,
  now: 1_000,
  ...more,
});
const summary = (of: PriceFacts) =>
  cardsAlone(of).map(({ card, savedFen, wastedFen, payableFen, reason }) => [
    card.cardCode,
    savedFen,
    wastedFen,
    payableFen,
    reason,
  ]);

describe('each card by itself', () => {
  it('the smallest that covers the order comes first, and larger ones say what is lost of them', () => {
    const cards = [aCard('fifty', 5_000), aCard('ten', 1_000), aCard('twenty', 2_000), aCard('three', 300)];
    expect(summary(facts(cards))).toEqual([
      ['ten', 990, 10, 0, ''],
      ['twenty', 990, 1_010, 0, ''],
      ['fifty', 990, 4_010, 0, ''],
      ['three', 300, 0, 690, ''],
    ]);
  });

  it('of cards alike the one that ends first comes first', () => {
    const cards = [aCard('later', 300, { expiresAt: 8_000 }), aCard('soon', 300, { expiresAt: 2_000 })];
    expect(cardsAlone(facts(cards)).map(({ card }) => card.cardCode)).toEqual(['soon', 'later']);
  });

  it('a share of the price loses nothing', () => {
    const half = aCard('half', 0, { couponType: 'wzg', payPercent: 50, maxOffFen: 3_000 });
    expect(summary(facts([half]))).toEqual([['half', 495, 0, 495, '']]);
    expect(wastedOf(half, 100)).toBe(0);
  });

  it('a card that does not fit says why, and costs the order nothing', () => {
    const cards = [
      aCard('early', 300, { beginsAt: 5_000 }),
      aCard('above', 300, { thresholdFen: 1_200 }),
      aCard('over', 300, { expiresAt: 500 }),
    ];
    expect(
      summary(facts(cards)).toSorted((one, other) => String(one[0]).localeCompare(String(other[0]))),
    ).toEqual([
      ['above', 0, 0, 990, '满12元可用，还差2.1元'],
      ['early', 0, 0, 990, '还未到使用时间'],
      ['over', 0, 0, 990, '已过期'],
    ]);
  });

  it('is what an order with that card costs, whatever else is held', () => {
    const cards = [aCard('a', 500), aCard('b', 500, { stacking: 'same-type' }), aCard('c', 120)];
    const all = facts(cards, { freightFen: 800, pointsFen: 50 });
    for (const { card, payableFen } of cardsAlone(all))
      expect(orderPrice({ ...all, cardCodes: [card.cardCode] }).payableFen).toBe(payableFen);
  });

  it('the best combination of cards that do not stack is the first of them', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const cards = Array.from({ length: 6 }, (_, at) =>
        aCard(`card-${at}`, 100 + ((seed * 7_919 + at * 104_729) % 2_000), {
          expiresAt: 2_000 + ((seed * 31 + at * 17) % 5),
        }),
      );
      const one = facts(cards, { lines: [{ ...line, listFen: 200 + ((seed * 613) % 1_800) }] });
      expect(orderPrice(one).used.map(({ card }) => card.cardCode)).toEqual([
        cardsAlone(one)[0]?.card.cardCode,
      ]);
    }
  });
});
