import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumFen } from './money.ts';
import { canStack } from './best-cards.ts';
import type { OwnedCard } from './owned-card.ts';
import { aPromotion } from '#core/testing/a-promotion.ts';
import { orderPrice, type PricedLine, type PriceFacts } from './order-price.ts';
import type { Promotion } from './promotion.ts';

const now = 1_000;
/** Mutation tests set fewer, `npm run long` more. */
const runs = (usual: number) => fc.readConfigureGlobal().numRuns ?? usual;
const monthTiers = aPromotion({
  kind: 'orders',
  tiers: [
    { from: 2, percent: 80 },
    { from: 3, percent: 70 },
  ],
});
const somePromotions: readonly Promotion[] = [
  monthTiers,
  aPromotion({
    promotionId: 'welfare',
    kind: 'price',
    title: '福利价',
    skuId: null,
    priceFen: 700,
    levels: [2, 3],
  }),
  aPromotion({ promotionId: 'second', kind: 'nth', nth: 2, percent: 0, unit: '杯' }),
  aPromotion({ promotionId: 'third', kind: 'nth', nth: 3, percent: 50, unit: '件' }),
  aPromotion({ promotionId: 'two', kind: 'pieces', tiers: [{ from: 2, percent: 80 }] }),
];
const aLine = (traits: Partial<PricedLine> = {}): PricedLine => ({
  skuId: 'video.1',
  goodsId: 'video',
  categoryIds: ['video'],
  kind: 'virtual',
  couponTypes: ['qyfd', 'wzg', 'cash', 'lllb'],
  flowMb: null,
  quantity: 1,
  listFen: 1_000,
  memberFen: null,
  activity: null,
  promotions: [],
  ...traits,
});
const aCard = (cardCode: string, traits: Partial<OwnedCard> = {}): OwnedCard => ({
  cardCode,
  couponType: 'qyfd',
  couponName: '福袋券',
  couponAmt: 300,
  payPercent: null,
  maxOffFen: null,
  flowMb: null,
  thresholdFen: 0,
  stacking: 'same-type',
  categories: [],
  goods: [],
  kinds: [],
  beginsAt: 0,
  expiresAt: 9_000,
  ...traits,
});
const aHalf = (cardCode: string, traits: Partial<OwnedCard> = {}): OwnedCard =>
  aCard(cardCode, { couponType: 'wzg', couponAmt: 0, payPercent: 50, stacking: 'alone', ...traits });
const price = (facts: Partial<PriceFacts>) =>
  orderPrice({
    lines: [aLine()],
    level: 0,
    monthOrders: 0,
    left: new Map(),
    cards: [],
    pointsFen: 0,
    freightFen: 0,
    now,
    ...facts,
  });
const bill = (facts: Partial<PriceFacts>) =>
  price(facts).steps.map(({ kind, amountFen }) => [kind, amountFen]);
const usedCodes = (facts: Partial<PriceFacts>) => price(facts).used.map(({ card }) => card.cardCode);

describe('the bill of an order', () => {
  it('goes from the list price to what is paid, step by step', () => {
    const facts = {
      lines: [
        aLine({
          quantity: 2,
          memberFen: 900,
          activity: { kind: 'sale' as const, name: '秒杀', priceFen: 800 },
          promotions: [monthTiers],
        }),
      ],
      level: 2,
      monthOrders: 1,
      cards: [aCard('a')],
      pointsFen: 50,
      freightFen: 600,
    };
    expect(price(facts).steps).toEqual([
      { kind: 'list', text: '商品金额', amountFen: 2_000 },
      { kind: 'member', text: '会员优惠', amountFen: -200 },
      { kind: 'activity', text: '秒杀优惠', amountFen: -200 },
      { kind: 'tier', text: '本月第2单8折', amountFen: -320 },
      { kind: 'coupon', text: '福袋券', amountFen: -300, cardCode: 'a' },
      { kind: 'points', text: 'AI豆抵扣', amountFen: -50 },
      { kind: 'freight', text: '运费', amountFen: 600 },
    ]);
    expect(price(facts).lines).toEqual([
      {
        skuId: 'video.1',
        quantity: 2,
        listFen: 2_000,
        discountFen: 720,
        couponFen: 300,
        pointsFen: 50,
        payableFen: 930,
      },
    ]);
    expect(price(facts).payableFen).toBe(1_530);
  });

  it('has no member price for others, and no activity price above the member’s', () => {
    const line = aLine({ memberFen: 700, activity: { kind: 'sale', name: '秒杀', priceFen: 800 } });
    expect(bill({ lines: [line] })).toEqual([
      ['list', 1_000],
      ['activity', -200],
    ]);
    expect(bill({ lines: [line], level: 2 })).toEqual([
      ['list', 1_000],
      ['member', -300],
    ]);
  });

  it('says why a card is not used', () => {
    const reasons = (...cards: OwnedCard[]) => price({ cards }).unusable.map(({ reason }) => reason);
    expect(reasons(aCard('a', { beginsAt: 2_000 }))).toEqual(['还未到使用时间']);
    expect(reasons(aCard('a', { expiresAt: now }))).toEqual(['已过期']);
    expect(reasons(aCard('a', { couponType: 'other' }))).toEqual(['商品不支持此类券']);
    expect(reasons(aCard('a', { categories: ['food'] }))).toEqual(['商品不在券的使用范围内']);
    expect(reasons(aCard('a', { thresholdFen: 1_500 }))).toEqual(['满15元可用，还差5元']);
    expect(reasons(aCard('a', { couponType: 'lllb', flowMb: 5_120 }))).toEqual(['仅限5GB及以下的流量包']);
    expect(reasons(aCard('a', { thresholdFen: 1_000, beginsAt: now, expiresAt: now + 1 }))).toEqual([]);
    expect(price({ lines: [aLine({ listFen: 0 })], cards: [aCard('a')] }).unusable).toEqual([
      { cardCode: 'a', reason: '商品无需使用券', canChoose: false },
    ]);
    expect(price({ cards: [aCard('a')], cardCodes: [] }).unusable).toEqual([
      { cardCode: 'a', reason: '本单未选用', canChoose: true },
    ]);
    const [free, food] = [aLine({ listFen: 0 }), aLine({ categoryIds: ['food'] })];
    expect(
      price({ lines: [free, food], cards: [aCard('a', { categories: ['video'], thresholdFen: 500 })] })
        .unusable[0]?.reason,
    ).toBe('满5元可用，还差5元');
    expect(reasons(aCard('a', { couponAmt: 1_000 }), aCard('b'))).toEqual(['已全额抵扣，无需再用']);
    expect(reasons(aCard('a', { couponAmt: 900, stacking: 'alone' }), aCard('b'))).toEqual([
      '不能与已选的券同时使用',
    ]);
  });

  it('takes the chosen cards that stack, in their order', () => {
    const cards = [aCard('a'), aCard('b', { couponType: 'cash' }), aCard('c')];
    expect(usedCodes({ cards, cardCodes: ['b', 'a', 'c'] })).toEqual(['b']);
    expect(usedCodes({ cards, cardCodes: ['c', 'a'] })).toEqual(['c', 'a']);
    expect(usedCodes({ cards, cardCodes: ['gone', 'c', 'c'] })).toEqual(['c']);
    const all = { cards: [aCard('a', { couponAmt: 1_000 }), aCard('b')], cardCodes: ['a', 'b'] };
    expect(usedCodes(all)).toEqual(['a']);
    expect(price(all).unusable).toEqual([{ cardCode: 'b', reason: '已全额抵扣，无需再用', canChoose: true }]);
    expect(usedCodes({ cards, cardCodes: [] })).toEqual([]);
  });

  it('pays one data pack with a data card, and half with a half-price card up to its limit', () => {
    const data = aLine({ flowMb: 5_120, quantity: 2 });
    const dataCard = aCard('d', { couponType: 'lllb', couponAmt: 0, flowMb: 5_120, stacking: 'alone' });
    expect(price({ lines: [data], cards: [dataCard] }).payableFen).toBe(1_000);
    expect(price({ lines: [data], cards: [{ ...dataCard, maxOffFen: 600 }] }).payableFen).toBe(1_400);
    const half = aCard('h', {
      couponType: 'wzg',
      couponAmt: 0,
      payPercent: 50,
      maxOffFen: 400,
      stacking: 'alone',
    });
    expect(price({ cards: [half] }).payableFen).toBe(600);
  });

  it('pays the dearest data pack that a data card fits, and a share of the lines that a card is for', () => {
    const lines = [
      aLine({ skuId: 'small', flowMb: 1_024, quantity: 2, listFen: 700 }),
      aLine({ skuId: 'dear', flowMb: 2_048, listFen: 900 }),
      aLine({ skuId: 'large', flowMb: 5_120, listFen: 2_000 }),
      aLine({ skuId: 'film', categoryIds: ['film'], listFen: 3_000 }),
    ];
    const shares = (card: OwnedCard) =>
      price({ lines, cards: [card] }).lines.map(({ couponFen }) => couponFen);
    expect(shares(aCard('d', { couponType: 'lllb', couponAmt: 0, flowMb: 2_048 }))).toEqual([0, 900, 0, 0]);
    expect(shares(aCard('h', { couponAmt: 0, payPercent: 50, categories: ['film'] }))).toEqual([
      0, 0, 0, 1_500,
    ]);
    expect(
      shares(aCard('h', { couponAmt: 0, payPercent: 50, maxOffFen: 430, categories: ['video'] })),
    ).toEqual([140, 90, 200, 0]);
  });

  it.each<[string, readonly OwnedCard[], readonly string[], number]>([
    [
      'a share of the price first, then an amount off the rest',
      [aCard('a', { couponAmt: 600, stacking: 'any' }), aHalf('h', { stacking: 'any' })],
      ['h', 'a'],
      0,
    ],
    ['a share once, whatever amount it shows', [aHalf('h', { couponAmt: 300 })], ['h'], 500],
    [
      'a card alone rather than a share and an amount of which part is lost',
      [
        aCard('a', { couponAmt: 600, stacking: 'any' }),
        aHalf('h', { stacking: 'any' }),
        aCard('c', { couponAmt: 1_000, stacking: 'alone' }),
      ],
      ['c'],
      0,
    ],
    ['no share with cards it does not stack with', [aCard('a', { stacking: 'any' }), aHalf('h')], ['h'], 500],
    ['the amount of one type', [aCard('a'), aCard('b', { couponType: 'cash', couponAmt: 400 })], ['b'], 600],
    [
      'amounts of several types that stack with any',
      [aCard('a', { stacking: 'any' }), aCard('b', { couponType: 'cash', couponAmt: 400, stacking: 'any' })],
      ['a', 'b'],
      300,
    ],
    [
      'a card alone rather than two that cost more',
      [
        aCard('a', { couponAmt: 600 }),
        aCard('b', { couponAmt: 600 }),
        aCard('c', { couponAmt: 1_000, stacking: 'alone' }),
      ],
      ['c'],
      0,
    ],
    [
      'two cards rather than one that costs more',
      [
        aCard('c', { couponAmt: 1_500, stacking: 'alone' }),
        aCard('a', { couponAmt: 500 }),
        aCard('b', { couponAmt: 500 }),
      ],
      ['a', 'b'],
      0,
    ],
    [
      'one card rather than two of the same sum',
      [
        aCard('a', { couponAmt: 500 }),
        aCard('b', { couponAmt: 500 }),
        aCard('c', { couponAmt: 1_000, stacking: 'alone' }),
      ],
      ['c'],
      0,
    ],
    [
      'the card that expires first',
      [
        aCard('a', { stacking: 'alone', expiresAt: 1_003 }),
        aCard('b', { stacking: 'alone', expiresAt: 1_002 }),
        aCard('c', { stacking: 'alone', expiresAt: 1_003 }),
      ],
      ['b'],
      700,
    ],
    [
      'the first of equal cards',
      [aCard('a', { stacking: 'alone' }), aCard('b', { stacking: 'alone' })],
      ['a'],
      700,
    ],
    [
      'the share with the lower limit',
      [aHalf('h'), aHalf('i', { maxOffFen: 500 }), aHalf('j', { maxOffFen: 600 })],
      ['i'],
      500,
    ],
    [
      'an amount rather than a share that could save more of another order',
      [aHalf('h', { maxOffFen: 1_000 }), aCard('a', { couponAmt: 500, stacking: 'alone', expiresAt: 1_001 })],
      ['a'],
      500,
    ],
  ])('pays with the best combination: %s', (_which, cards, used, payableFen) => {
    expect([usedCodes({ cards }), price({ cards }).payableFen]).toEqual([used, payableFen]);
  });

  it('spends the smallest data card that fits', () => {
    const data = (code: string, flowMb: number) =>
      aCard(code, { couponType: 'lllb', couponAmt: 0, flowMb, stacking: 'alone' });
    const lines = [aLine({ flowMb: 1_024 })];
    expect(usedCodes({ lines, cards: [data('a', 5_120), data('b', 1_024), data('c', 2_048)] })).toEqual([
      'b',
    ]);
  });

  it.each<[string, Partial<OwnedCard>, Partial<OwnedCard>, boolean]>([
    ['of one type', {}, {}, true],
    ['of two types', {}, { couponType: 'cash' }, false],
    ['of two types that stack with any', { stacking: 'any' }, { couponType: 'cash', stacking: 'any' }, true],
    ['of two types of which one stacks with any', { stacking: 'any' }, { couponType: 'cash' }, false],
    ['of which one is used alone', { stacking: 'alone' }, {}, false],
    ['for a share and for an amount', { payPercent: 50 }, {}, true],
    ['for shares', { payPercent: 50 }, { payPercent: 50 }, false],
    ['for a share and for data', { payPercent: 50 }, { flowMb: 1_024 }, false],
  ])('pays with two cards %s, or not', (_which, a, b, stack) => {
    const [first, second] = [aCard('a', a), aCard('b', b)];
    expect([canStack(first, second), canStack(second, first)]).toEqual([stack, stack]);
  });
});

const line = fc.record({
  listFen: fc.integer({ min: 0, max: 3_000 }),
  quantity: fc.integer({ min: 1, max: 3 }),
  memberFen: fc.option(fc.integer({ min: 0, max: 3_000 })),
  goodsId: fc.constantFrom('a', 'b'),
  categoryIds: fc.subarray(['x', 'y'], { minLength: 1 }),
  couponTypes: fc.subarray(['qyfd', 'wzg', 'cash', 'lllb'], { minLength: 1 }),
  flowMb: fc.option(fc.constantFrom(1_024, 2_048)),
  promotions: fc.subarray([...somePromotions]),
});
const amountCard = fc.record({
  couponType: fc.constantFrom('qyfd', 'cash'),
  couponAmt: fc.integer({ min: 0, max: 2_000 }),
  thresholdFen: fc.constantFrom(0, 0, 500, 2_000),
  stacking: fc.constantFrom('alone', 'same-type', 'any'),
  categories: fc.subarray(['x', 'y']),
  goods: fc.subarray(['a', 'b']),
  expiresAt: fc.integer({ min: 1_001, max: 1_004 }),
} satisfies Partial<Record<keyof OwnedCard, unknown>>);
const specialCard = fc.oneof(
  fc.record({
    couponType: fc.constant('wzg'),
    couponAmt: fc.constant(0),
    payPercent: fc.constantFrom(0, 50, 85),
    maxOffFen: fc.option(fc.integer({ min: 0, max: 1_000 })),
    stacking: fc.constantFrom('alone', 'any'),
  }),
  fc.record({
    couponType: fc.constant('lllb'),
    couponAmt: fc.constant(0),
    flowMb: fc.constantFrom(1_024, 2_048),
    stacking: fc.constantFrom('alone', 'any'),
  }),
);
const facts = (maxCards: number) =>
  fc
    .record({
      lines: fc.array(line, { minLength: 1, maxLength: 3 }),
      cards: fc.array(fc.oneof({ weight: 3, arbitrary: amountCard }, specialCard), { maxLength: maxCards }),
      level: fc.nat(3),
      monthOrders: fc.nat(3),
      pointsFen: fc.nat(500),
      freightFen: fc.nat(800),
    })
    .map(({ lines, cards, ...rest }): Partial<PriceFacts> => ({
      ...rest,
      lines: lines.map((traits, at) => aLine({ ...traits, skuId: String(at) })),
      cards: cards.map((traits, at) => aCard(String(at), traits as Partial<OwnedCard>)),
    }));

it('moves a share over several cards without losing any of it', () => {
  const any = { stacking: 'any' } as const;
  const { payableFen, used } = price({
    lines: [
      aLine({ skuId: '0', couponTypes: ['qyfd', 'cash'], quantity: 2, listFen: 2 }),
      aLine({ skuId: '1', couponTypes: ['cash'], listFen: 1 }),
    ],
    cards: [
      aCard('0', { ...any, couponType: 'cash', couponAmt: 1, expiresAt: 1_002 }),
      aCard('1', { ...any, couponAmt: 1, expiresAt: 1_001 }),
      aCard('2', { ...any, couponAmt: 3, expiresAt: 1_002 }),
    ],
  });
  expect([payableFen, used.length]).toEqual([0, 3]);
});

describe('every order', () => {
  it('adds up, is never negative, and takes no more off a line than it costs (I4)', () =>
    fc.assert(
      fc.property(facts(12), (provided) => {
        const { steps, lines, payableFen, freightFen, used } = price(provided);
        expect(sumFen(steps.map(({ amountFen }) => amountFen))).toBe(payableFen);
        expect(sumFen(lines.map((each) => each.payableFen)) + freightFen).toBe(payableFen);
        for (const { listFen, discountFen, couponFen, pointsFen, payableFen: paid } of lines) {
          expect(listFen - discountFen - couponFen - pointsFen).toBe(paid);
          expect(Math.min(discountFen, couponFen, pointsFen, paid)).toBeGreaterThanOrEqual(0);
        }
        for (const { card, shares } of used)
          if (card.payPercent === null && card.flowMb === null)
            expect(sumFen(shares)).toBeLessThanOrEqual(card.couponAmt);
      }),
      { numRuns: runs(500) },
    ));

  it('takes off as many points as the goods still cost after coupons, and none of the freight', () =>
    fc.assert(
      fc.property(facts(6), fc.nat(10_000), (provided, pointsFen) => {
        const without = price({ ...provided, pointsFen: 0 });
        const goodsFen = without.payableFen - without.freightFen;
        const withPoints = price({ ...provided, pointsFen });
        expect(withPoints.pointsFen).toBe(Math.min(pointsFen, goodsFen));
        expect(withPoints.payableFen).toBe(without.payableFen - withPoints.pointsFen);
        expect(withPoints.used).toEqual(without.used);
        expect(sumFen(withPoints.lines.map((each) => each.pointsFen))).toBe(withPoints.pointsFen);
      }),
      { numRuns: runs(300) },
    ));

  it('gets the best of all combinations of its cards: saving, face value, number, expiry', () =>
    fc.assert(
      fc.property(facts(7), (generated) => {
        // Without other rules: of combinations with several of them only the price is compared.
        const lines = (generated.lines ?? []).map((each) => ({ ...each, memberFen: null, promotions: [] }));
        const provided = { ...generated, lines };
        const cards = provided.cards ?? [];
        const rankOf = (cardCodes: readonly string[] | undefined) => {
          const { used, payableFen, pointsFen } = price({ ...provided, cardCodes });
          const expiry = used.map(({ card }) => card.expiresAt).sort((a, b) => a - b);
          const isSpecial = ({ payPercent, flowMb }: OwnedCard) => payPercent !== null || flowMb !== null;
          const faces = used.map(({ card, shares }) => (isSpecial(card) ? sumFen(shares) : card.couponAmt));
          const special = used.find(({ card }) => isSpecial(card))?.card;
          const size = special ? (special.flowMb ?? special.maxOffFen ?? Infinity) : 0;
          return [payableFen + pointsFen, sumFen(faces), size, used.length, ...expiry];
        };
        const compare = (a: readonly number[], b: readonly number[]) => {
          const at = a.findIndex((value, place) => value !== b[place]);
          return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
        };
        const best = rankOf(undefined);
        for (let bits = 0; bits < 1 << cards.length; bits += 1) {
          const chosen = cards.filter((_, at) => bits & (1 << at)).map(({ cardCode }) => cardCode);
          expect(compare(best, rankOf(chosen))).toBeLessThanOrEqual(0);
        }
      }),
      { numRuns: runs(300) },
    ));
});
