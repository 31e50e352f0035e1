import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPromotion } from '#core/testing/a-promotion.ts';
import { unitPrice } from '../goods/unit-price.ts';
import { combinesWith, mayCombine, type RuleKind } from './combinations.ts';
import { sumFen } from './money.ts';
import type { OwnedCard } from './owned-card.ts';
import { orderPrice, type PricedLine, type PriceFacts } from './order-price.ts';
import type { PromotionLeft } from './promotion-facts.ts';
import { promotionLimits, promotionTag, promotionText, tierStops } from './promotion-text.ts';
import { runningPromotions, type Promotion } from './promotion.ts';

const now = 1_000;
const numRuns = fc.readConfigureGlobal().numRuns ?? 200;

const aLine = (skuId: string, traits: Partial<PricedLine> = {}): PricedLine => ({
  skuId,
  goodsId: skuId,
  categoryIds: ['drinks'],
  kind: 'code',
  couponTypes: ['cash'],
  flowMb: null,
  quantity: 1,
  listFen: 1_000,
  memberFen: null,
  activity: null,
  promotions: [],
  ...traits,
});
const price = (lines: readonly PricedLine[], facts: Partial<PriceFacts> = {}) =>
  orderPrice({
    lines,
    level: 0,
    monthOrders: 0,
    left: new Map(),
    cards: [],
    pointsFen: 0,
    freightFen: 0,
    now,
    ...facts,
  });
const bill = (...provided: Parameters<typeof price>) =>
  price(...provided).steps.map(({ text, amountFen }) => [text, amountFen]);

const secondFree = aPromotion({ promotionId: 'second', kind: 'nth', nth: 2, percent: 0, unit: '杯' });
const secondHalf = aPromotion({ promotionId: 'half', kind: 'nth', nth: 2, percent: 50, unit: '份' });
const welfare = aPromotion({
  promotionId: 'welfare',
  kind: 'price',
  title: '福利价',
  skuId: null,
  priceFen: 600,
  levels: [2, 3, 4],
});
const tiers = [
  { from: 2, percent: 80 },
  { from: 3, percent: 70 },
];
const byPieces = aPromotion({ promotionId: 'pieces', kind: 'pieces', tiers });
const byOrders = aPromotion({ promotionId: 'orders', kind: 'orders', tiers });
const gift = aPromotion({
  promotionId: 'gift',
  kind: 'gift',
  giftSkuId: 'tea.1',
  giftName: '奶茶券',
  giftFen: 880,
  pieces: 1,
});
const draw = aPromotion({ promotionId: 'draw', kind: 'chances', lotteryId: 'wheel', chances: 1 });
const left = (promotionId: string, own: Partial<PromotionLeft>): PriceFacts['left'] =>
  new Map([[promotionId, { pieces: null, budgetFen: null, ...own }]]);

const thresholdCard: OwnedCard = {
  cardCode: 'c',
  couponType: 'cash',
  couponName: '满20减15',
  couponAmt: 1_500,
  payPercent: null,
  maxOffFen: null,
  flowMb: null,
  thresholdFen: 2_000,
  stacking: 'alone',
  categories: [],
  goods: [],
  kinds: [],
  beginsAt: 0,
  expiresAt: 9_000,
};

describe('the words of a promotion follow from its terms', () => {
  it.each([
    [secondFree, '第2杯0元', '第2杯0元'],
    [secondHalf, '第2份半价', '第2份半价'],
    [byPieces, '2件8折，3件及以上7折', '2件8折'],
    [byOrders, '本月第2单8折，第3单起7折', '本月第2单8折'],
    [
      aPromotion({ kind: 'pieces', tiers: [...tiers, { from: 4, percent: 60 }] }),
      '2件8折，3件7折，4件及以上6折',
      '2件8折',
    ],
    [gift, '买即赠奶茶券', '买即赠奶茶券'],
    [draw, '下单抽奖', '下单抽奖'],
    [welfare, '福利价', '福利价'],
  ])('%j reads %s, as a tag %s', (promotion, text, tag) => {
    expect(promotionText(promotion)).toBe(text);
    expect(promotionTag(promotion)).toBe(tag);
  });

  it('has a stop for each tier, the price without it first', () => {
    const stops = (kind: 'pieces' | 'orders', all = tiers) =>
      tierStops({ ...aPromotion({ kind, tiers: all }), kind, tiers: all }).map(({ title, text }) => [
        title,
        text,
      ]);
    expect(stops('pieces')).toEqual([
      ['1件', '原价'],
      ['2件', '享8折'],
      ['3件及以上', '享7折'],
    ]);
    expect(stops('orders')).toEqual([
      ['第1单', '原价'],
      ['第2单', '享8折'],
      ['第3单起', '享7折'],
    ]);
    expect(stops('pieces', [...tiers, { from: 4, percent: 60 }]).slice(2)).toEqual([
      ['3件', '享7折'],
      ['4件及以上', '享6折'],
    ]);
    expect(stops('pieces', [{ from: 2, percent: 85 }])).toEqual([
      ['1件', '原价'],
      ['2件', '享8.5折'],
    ]);
  });

  it.each([
    [{}, ''],
    [{ hasBudget: true }, '额度用完即止'],
    [{ perPerson: 2 }, '每人限2件'],
    [{ perPerson: 2, period: 'month' as const, hasBudget: true }, '每人每月限2件，额度用完即止'],
    [{ perPerson: 3, period: 'month' as const }, '每人每月限3件，本月已享1件', { used: 1, left: 2 }],
    [
      { perPerson: 2, period: 'month' as const, hasBudget: true },
      '本月已享2件，已用完',
      { used: 2, left: 0 },
    ],
    [{ perPerson: 1 }, '已享1件，已用完', { used: 1, left: 0 }],
  ])('with %j its limits read %s', (limits, text, use?: { used: number; left: number }) =>
    expect(promotionLimits({ ...welfare, ...limits }, use)).toBe(text),
  );
});

describe('a promotion', () => {
  it.each([
    ['before it begins', { beginsAt: now + 1 }, undefined, false],
    ['in its first millisecond', { beginsAt: now }, undefined, true],
    ['at its end', { endsAt: now }, undefined, false],
    ['in its last millisecond', { endsAt: now + 1 }, undefined, true],
    ['in its city', { cities: ['320100'] }, '320100', true],
    ['in another city', { cities: ['320100'] }, '320500', false],
    ['in a city that is not known', { cities: ['320100'] }, undefined, false],
  ])('%s runs or not', (_when, scope, cityCode, runs) => {
    const promotion = { ...secondFree, ...scope };
    expect(runningPromotions([promotion], { now, cityCode })).toHaveLength(runs ? 1 : 0);
    const lines = [aLine('cup', { quantity: 2, promotions: [promotion] })];
    expect(price(lines, { cityCode }).payableFen).toBe(runs ? 1_000 : 2_000);
  });

  it('is charged as its words say', () => {
    const cups = (quantity: number, ...promotions: Promotion[]) =>
      price([aLine('cup', { quantity, promotions })], { level: 2 }).payableFen;
    expect([1, 2, 3, 4].map((quantity) => cups(quantity, secondFree))).toEqual([1_000, 1_000, 2_000, 2_000]);
    expect([1, 2, 3].map((quantity) => cups(quantity, secondHalf))).toEqual([1_000, 1_500, 2_500]);
    expect([1, 2, 3].map((quantity) => cups(quantity, byPieces))).toEqual([1_000, 1_600, 2_100]);
    expect(cups(2, welfare)).toBe(1_200);
    expect(
      [0, 1, 2, 5].map(
        (monthOrders) => price([aLine('a', { promotions: [byOrders] })], { monthOrders }).payableFen,
      ),
    ).toEqual([1_000, 800, 700, 700]);
  });

  it('rounds the price of each piece, or of all pieces that are reduced together', () => {
    const paid = (listFen: number, quantity: number, promotion: Promotion) =>
      price([aLine('a', { listFen, quantity, promotions: [promotion] })]).payableFen;
    expect(paid(999, 4, secondHalf)).toBe(2_996);
    expect(paid(1, 2, byPieces)).toBe(1);
    const thirdHalf = aPromotion({ kind: 'nth', nth: 3, percent: 50, unit: '份' });
    expect([1, 2, 3, 4].map((quantity) => paid(1_000, quantity, thirdHalf))).toEqual([
      1_000, 2_000, 2_500, 3_500,
    ]);
  });

  it('does not count the pieces of other lines', () =>
    expect(price([aLine('a', { promotions: [byPieces] }), aLine('b')]).payableFen).toBe(2_000));

  it('counts the pieces of all its lines, and makes the cheaper ones free', () => {
    const lines = [
      aLine('large', { listFen: 1_290, promotions: [secondFree] }),
      aLine('small', { listFen: 990, promotions: [secondFree] }),
    ];
    expect(bill(lines)).toEqual([
      ['商品金额', 2_280],
      ['第2杯0元', -990],
    ]);
    expect(price(lines).lines.map(({ payableFen }) => payableFen)).toEqual([1_290, 0]);
  });

  it('reduces the dearest pieces first where few are left for the subscriber', () => {
    const lines = [
      aLine('small', { listFen: 1_000, promotions: [byPieces] }),
      aLine('large', { listFen: 2_000, promotions: [byPieces] }),
    ];
    const { payableFen, uses } = price(lines, { left: left('pieces', { pieces: 1 }) });
    expect(payableFen).toBe(2_600);
    expect(uses).toEqual([{ line: 1, promotionId: 'pieces', pieces: 1, savedFen: 400 }]);
    const cups = [aLine('cup', { quantity: 4, promotions: [secondFree] })];
    expect(price(cups, { left: left('second', { pieces: 1 }) }).payableFen).toBe(3_000);
  });

  it('gives each piece the lowest price that is left, over all lines', () => {
    const cheaper = { ...welfare, promotionId: 'cheaper', priceFen: 500 } as const;
    const facts = {
      level: 2,
      left: new Map([...left('welfare', { pieces: 1 }), ...left('cheaper', { pieces: 2 })]),
    };
    const lines = [1, 3].map((quantity, at) =>
      aLine(`sku${at}`, { quantity, memberFen: 900, promotions: [welfare, cheaper] }),
    );
    expect(price(lines, facts).lines.map(({ payableFen }) => payableFen)).toEqual([500, 500 + 600 + 900]);
    expect(price(lines, facts).uses).toEqual([
      { line: 0, promotionId: 'cheaper', pieces: 1, savedFen: 400 },
      { line: 1, promotionId: 'cheaper', pieces: 1, savedFen: 400 },
      { line: 1, promotionId: 'welfare', pieces: 1, savedFen: 300 },
    ]);
    expect(bill(lines, facts)).toEqual([
      ['商品金额', 4_000],
      ['会员优惠', -400],
      ['福利价', -800],
      ['福利价', -300],
    ]);
  });

  it('is for its sku, its levels and below the usual price only', () => {
    const paid = (promotion: Promotion, level = 2, memberFen: number | null = null) =>
      price([aLine('a', { memberFen, promotions: [promotion] })], { level });
    expect(paid({ ...welfare, skuId: 'a' } as Promotion).payableFen).toBe(600);
    expect(paid({ ...welfare, skuId: 'b' } as Promotion).payableFen).toBe(1_000);
    expect(paid(welfare, 1).payableFen).toBe(1_000);
    expect(paid(welfare, 2, 600)).toMatchObject({ payableFen: 600, uses: [] });
    expect(paid(secondFree, 0, 1_200).steps).toEqual(paid(secondFree, 2, 1_200).steps);
  });

  it('is used for as many pieces as are left for the subscriber', () => {
    const lines = [aLine('a', { quantity: 3, promotions: [welfare] })];
    expect(price(lines, { level: 2, left: left('welfare', { pieces: 2 }) }).payableFen).toBe(2_200);
    expect(price(lines, { level: 2, left: left('welfare', { pieces: 0 }) }).payableFen).toBe(3_000);
    expect(price(lines, { level: 2, left: left('welfare', { pieces: 2 }) }).uses).toEqual([
      { line: 0, promotionId: 'welfare', pieces: 2, savedFen: 800 },
    ]);
  });

  it('is not used when its budget is too small for the order', () => {
    const lines = [aLine('a', { quantity: 2, promotions: [secondFree] })];
    expect(price(lines, { left: left('second', { budgetFen: 1_000 }) }).payableFen).toBe(1_000);
    expect(price(lines, { left: left('second', { budgetFen: 999 }) }).payableFen).toBe(2_000);
    const two = ['a', 'b'].map((skuId) => aLine(skuId, { quantity: 2, promotions: [secondHalf] }));
    expect(price(two, { left: left('half', { budgetFen: 1_000 }) }).payableFen).toBe(3_000);
    expect(price(two, { left: left('half', { budgetFen: 999 }) }).payableFen).toBe(4_000);
  });

  it('brings a gift for each piece and chances once for an order', () => {
    const lines = [aLine('a', { quantity: 2, promotions: [gift, draw] }), aLine('b', { promotions: [draw] })];
    const { gifts, chances, steps, payableFen } = price(lines);
    expect(gifts).toEqual([
      {
        promotionId: 'gift',
        line: 0,
        skuId: 'tea.1',
        name: '奶茶券',
        quantity: 2,
        pieces: 2,
        worthFen: 1_760,
        text: '买即赠奶茶券',
      },
    ]);
    expect(chances).toEqual([{ promotionId: 'draw', line: 0, lotteryId: 'wheel', chances: 1 }]);
    expect(price(lines).uses).toEqual([
      { line: 0, promotionId: 'gift', pieces: 2, savedFen: 1_760 },
      { line: 0, promotionId: 'draw', pieces: 1, savedFen: 0 },
    ]);
    expect(steps.map(({ text }) => text)).toEqual(['商品金额', '赠品 奶茶券 ×2', '付款后可抽奖1次']);
    expect(payableFen).toBe(3_000);
    expect(price(lines, { left: left('gift', { pieces: 1 }) }).gifts).toMatchObject([{ quantity: 1 }]);
    expect(price(lines, { left: left('gift', { budgetFen: 1_000 }) }).gifts).toEqual([]);
    expect(price(lines, { left: left('gift', { budgetFen: 1_760 }) }).gifts).toHaveLength(1);
    expect(price(lines, { left: left('draw', { pieces: 0 }) }).chances).toEqual([]);
    expect(price(lines, { left: left('draw', { pieces: 1 }) }).chances).toHaveLength(1);
  });

  it('brings gifts to as many pieces of all lines as are left, and to its levels only', () => {
    const lines = [2, 1].map((quantity, at) => aLine(`sku${at}`, { quantity, promotions: [gift] }));
    const pieces = (own: Partial<PromotionLeft>) =>
      price(lines, { left: left('gift', own) }).gifts.map((each) => [each.line, each.pieces]);
    expect(pieces({ pieces: 3 })).toEqual([
      [0, 2],
      [1, 1],
    ]);
    expect(pieces({ pieces: 2 })).toEqual([[0, 2]]);
    expect(pieces({ pieces: 0 })).toEqual([]);
    const double = [
      aLine('a', { quantity: 2, promotions: [{ ...gift, pieces: 3, levels: [2] } as Promotion] }),
    ];
    expect(price(double, { level: 2 }).gifts).toMatchObject([{ quantity: 6, worthFen: 5_280 }]);
    expect(price(double, { level: 1 }).gifts).toEqual([]);
    expect(price([aLine('a', { promotions: [{ ...gift, endsAt: now }] })]).gifts).toEqual([]);
  });

  it('is left out where a coupon with a threshold is worth more without it', () => {
    const card = thresholdCard;
    const lines = [aLine('a', { quantity: 2, promotions: [secondFree] })];
    expect(bill(lines, { cards: [card] })).toEqual([
      ['商品金额', 2_000],
      ['满20减15', -1_500],
    ]);
    expect(price(lines, { cards: [card] }).uses).toEqual([]);
    expect(price(lines, { cards: [{ ...card, couponAmt: 900 }] }).payableFen).toBe(1_000);
    expect(price(lines, { cards: [card], cardCodes: [] }).payableFen).toBe(1_000);
    // Of equal prices the one that keeps the coupon.
    expect(price(lines, { cards: [{ ...card, couponAmt: 1_000 }] })).toMatchObject({
      payableFen: 1_000,
      used: [],
    });
    // One of the cards has a threshold, one of the lines accepts it.
    const other = aLine('b', { couponTypes: [] });
    const small = { ...card, cardCode: 's', couponAmt: 10, thresholdFen: 0 };
    expect(price([...lines, other], { cards: [small, card] }).payableFen).toBe(1_500);
    expect(price(lines, { cards: [small, card], cardCodes: ['s'] }).payableFen).toBe(990);
    const member = [aLine('a', { quantity: 2, memberFen: 900 })];
    expect(bill(member, { level: 1, cards: [card] })).toEqual([
      ['商品金额', 2_000],
      ['满20减15', -1_500],
    ]);
  });

  it('is left out alone where others are worth keeping, however many there are', () => {
    const neverReached = ['1', '2', '3', '4', '5'].map((promotionId) =>
      aPromotion({ promotionId, kind: 'pieces', tiers: [{ from: 99, percent: 50 }] }),
    );
    for (const others of [[], neverReached]) {
      const lines = [
        aLine('a', { quantity: 2, promotions: [secondFree, ...others] }),
        aLine('b', { quantity: 2, couponTypes: [], promotions: [secondHalf] }),
      ];
      expect(bill(lines, { cards: [thresholdCard] })).toEqual([
        ['商品金额', 4_000],
        ['第2份半价', -500],
        ['满20减15', -1_500],
      ]);
    }
  });

  it('is left out together with another, gifts and chances not counted as rules', () => {
    const extras = ['1', '2', '3', '4'].map((promotionId) => ({ ...gift, promotionId }));
    const [first, second] = [990, 980].map((priceFen) =>
      aPromotion({ promotionId: `p${priceFen}`, kind: 'price', title: '特价', skuId: null, priceFen }),
    );
    if (!first || !second) throw new Error('two prices');
    const lines = [
      aLine('a', { quantity: 2, promotions: [first, second, ...extras] }),
      aLine('b', { quantity: 2, couponTypes: [], promotions: [secondHalf] }),
    ];
    expect(price(lines, { cards: [thresholdCard] }).payableFen).toBe(2_000);
    // Two prices or one half price: the fewest rules are left out.
    const cheap = [
      aLine('a', { quantity: 2, promotions: [first, second] }),
      aLine('b', { quantity: 2, listFen: 80, promotions: [secondHalf] }),
    ];
    expect(bill(cheap, { cards: [{ ...thresholdCard, thresholdFen: 2_120 }] })).toEqual([
      ['商品金额', 2_160],
      ['特价', -40],
      ['满20减15', -1_500],
    ]);
  });

  it.each<[string, Promotion, PriceFacts['left'], Promotion[], number]>([
    ['the second piece', secondFree, new Map(), [], 50],
    [
      'the dearest piece',
      aPromotion({ promotionId: 'dearest', kind: 'pieces', tiers: [{ from: 2, percent: 0 }] }),
      left('dearest', { pieces: 1 }),
      [aPromotion({ promotionId: 'most', kind: 'pieces', tiers: [{ from: 1, percent: 5 }] })],
      45,
    ],
  ])(
    'leaves out a member price that moves %s to a line with a discount of its own',
    (_which, rule, limits, ofB, paid) => {
      const most = aPromotion({ promotionId: 'most', kind: 'pieces', tiers: [{ from: 1, percent: 5 }] });
      const lines = [
        aLine('a', { memberFen: 850, promotions: ofB.length > 0 ? [rule] : [rule, most] }),
        aLine('b', { listFen: 900, promotions: [rule, ...ofB] }),
      ];
      expect(price(lines, { level: 1, left: limits }).payableFen).toBe(paid);
    },
  );

  it('is left out with all others where a coupon is worth more than all of them', () => {
    const many = Array.from({ length: 7 }, (_, at) =>
      aPromotion({ promotionId: `p${at}`, kind: 'price', title: '特价', skuId: null, priceFen: 990 - at }),
    );
    const lines = [aLine('a', { quantity: 2, promotions: many })];
    expect(price(lines).payableFen).toBe(1_968);
    expect(price(lines, { cards: [thresholdCard] })).toMatchObject({ payableFen: 500, uses: [] });
  });
});

describe('the bill', () => {
  it('names the rules of all lines in the order they are applied', () => {
    const activity = { name: '秒杀', priceFen: 700, kind: 'sale' } as const;
    const facts = { level: 2, monthOrders: 1, left: left('draw', { pieces: 1 }) };
    const steps = price(
      [
        aLine('orders', { promotions: [byOrders] }),
        aLine('pieces', { quantity: 2, promotions: [byPieces] }),
        aLine('nth', { quantity: 2, promotions: [secondFree] }),
        aLine('group', { activity: { ...activity, kind: 'group', name: '拼团' } }),
        aLine('sale', { activity }),
        aLine('price', { promotions: [welfare] }),
        aLine('member', { memberFen: 900, promotions: [gift, draw] }),
      ],
      facts,
    ).steps;
    expect(steps.map(({ kind, text }) => [kind, text])).toEqual([
      ['list', '商品金额'],
      ['member', '会员优惠'],
      ['price', '福利价'],
      ['activity', '秒杀优惠'],
      ['activity', '拼团优惠'],
      ['promotion', '第2杯0元'],
      ['promotion', '2件8折'],
      ['tier', '本月第2单8折'],
      ['gift', '赠品 奶茶券 ×1'],
      ['chances', '付款后可抽奖1次'],
    ]);
  });
});

describe('which rules are used together', () => {
  it('is the same in both directions', () => {
    const kinds = Object.keys(combinesWith) as RuleKind[];
    for (const a of kinds) for (const b of kinds) expect(mayCombine(a, b)).toBe(mayCombine(b, a));
  });

  it('a flash sale is combined with the orders of the month alone, unless the others cost less', () => {
    const activity = { kind: 'sale', name: '限时秒杀', priceFen: 700 } as const;
    const sale = (promotions: Promotion[], quantity = 1, monthOrders = 0) =>
      price([aLine('a', { quantity, activity, promotions })], { monthOrders });
    expect(sale([gift, draw])).toMatchObject({ payableFen: 700, gifts: [], chances: [] });
    expect(sale([byOrders], 1, 1).payableFen).toBe(560);
    expect(sale([secondHalf], 2).payableFen).toBe(1_400);
    expect(sale([byOrders], 2, 1).steps.map(({ kind, text, amountFen }) => [kind, text, amountFen])).toEqual([
      ['list', '商品金额', 2_000],
      ['activity', '限时秒杀优惠', -600],
      ['tier', '本月第2单8折', -280],
    ]);
    expect(sale([byOrders], 2, 1).uses).toEqual([
      { line: 0, promotionId: 'orders', pieces: 2, savedFen: 280 },
    ]);
    expect(
      sale(
        [byOrders, { ...byOrders, promotionId: 'lower', tiers: [{ from: 2, percent: 60 }] } as Promotion],
        1,
        1,
      ).payableFen,
    ).toBe(420);
    expect(
      sale(
        [{ ...byOrders, promotionId: 'lower', tiers: [{ from: 2, percent: 60 }] } as Promotion, byOrders],
        1,
        1,
      ).payableFen,
    ).toBe(420);
    const group = { ...activity, kind: 'group', name: '拼团' } as const;
    expect(price([aLine('a', { activity: group })]).uses).toEqual([]);
    expect(bill([aLine('a', { activity: group })])).toEqual([
      ['商品金额', 1_000],
      ['拼团优惠', -300],
    ]);
    expect(sale([secondFree, gift], 2)).toMatchObject({ payableFen: 1_000, gifts: [{ quantity: 2 }] });
  });

  it.each([[[secondHalf, byPieces]], [[byPieces, secondHalf]]])(
    'a line has one discount by pieces: the larger one of %j',
    (promotions) => {
      expect(bill([aLine('a', { quantity: 3, promotions })])).toEqual([
        ['商品金额', 3_000],
        ['3件7折', -900],
      ]);
    },
  );

  it('a line uses the first of rules that cost the same', () => {
    const half = aPromotion({ promotionId: 'all', kind: 'pieces', tiers: [{ from: 2, percent: 50 }] });
    expect(bill([aLine('a', { quantity: 2, promotions: [secondFree, half] })])[1]).toEqual([
      '第2杯0元',
      -1_000,
    ]);
    const activity = { kind: 'sale', name: '秒杀', priceFen: 600 } as const;
    const { gifts, steps } = price([aLine('a', { activity, promotions: [welfare, gift] })], { level: 2 });
    expect([gifts.length, steps[1]?.text]).toEqual([1, '福利价']);
  });
});

const promotions = fc.subarray([secondFree, secondHalf, welfare, byPieces, byOrders, gift, draw]);
const lines = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 4 }),
      listFen: fc.integer({ min: 0, max: 3_000 }),
      memberFen: fc.option(fc.integer({ min: 0, max: 3_000 })),
      promotions,
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((all) => all.map((traits, at) => aLine(`sku${at}`, traits)));
const cards = fc
  .array(
    fc.record({
      couponAmt: fc.integer({ min: 0, max: 2_000 }),
      thresholdFen: fc.constantFrom(0, 1_000, 2_000, 4_000),
    }),
    { maxLength: 3 },
  )
  .map((all) =>
    all.map((traits, at): OwnedCard => ({
      cardCode: String(at),
      couponType: 'cash',
      couponName: '券',
      payPercent: null,
      maxOffFen: null,
      flowMb: null,
      stacking: 'same-type',
      categories: [],
      goods: [],
      kinds: [],
      beginsAt: 0,
      expiresAt: 9_000,
      ...traits,
    })),
  );
const buyer = fc.record({ level: fc.nat(4), monthOrders: fc.nat(3) });
const shopper = fc.record({
  level: fc.nat(4),
  cityCode: fc.constantFrom(undefined, '320100', '320500'),
  cities: fc.constantFrom([], ['320100'], ['320100', '320500']),
  pieces: fc.constantFrom(null, 0, 1),
});

describe('every order with promotions', () => {
  it('sums up, line by line and step by step', () =>
    fc.assert(
      fc.property(lines, cards, buyer, (provided, owned, who) => {
        const { steps, lines: priced, payableFen, uses } = price(provided, { ...who, cards: owned });
        expect(sumFen(steps.map(({ amountFen }) => amountFen))).toBe(payableFen);
        expect(sumFen(priced.map((line) => line.payableFen))).toBe(payableFen);
        for (const { listFen, discountFen, couponFen, payableFen: paid } of priced) {
          expect(listFen - discountFen - couponFen).toBe(paid);
          expect(Math.min(discountFen, couponFen, paid)).toBeGreaterThanOrEqual(0);
        }
        for (const { pieces, savedFen } of uses) expect(pieces > 0 && savedFen >= 0).toBe(true);
      }),
      { numRuns },
    ));

  it('is never dearer for a further rule', () =>
    fc.assert(
      fc.property(
        lines,
        cards,
        buyer,
        fc.nat(2),
        fc.constantFrom(secondFree, secondHalf, welfare, byPieces, byOrders),
        (provided, owned, who, at, rule) => {
          const facts = { ...who, cards: owned };
          const without = provided.map((line) => ({
            ...line,
            promotions: line.promotions.filter(({ promotionId }) => promotionId !== rule.promotionId),
          }));
          const more = without.map((line, place) =>
            place === at % provided.length ? { ...line, promotions: [...line.promotions, rule] } : line,
          );
          expect(price(more, facts).payableFen).toBeLessThanOrEqual(price(without, facts).payableFen);
        },
      ),
      { numRuns },
    ));

  it('costs for one piece what card and detail show', () =>
    fc.assert(
      fc.property(lines, shopper, ([line], { level, cityCode, cities, pieces }) => {
        if (!line) return;
        const one = {
          ...line,
          quantity: 1,
          promotions: line.promotions
            .filter(({ kind }) => kind !== 'orders')
            .map((each) => ({ ...each, cities: each.kind === 'price' ? cities : [] })),
        };
        const facts = { level, cityCode, left: left('welfare', { pieces }) };
        const shown = unitPrice(
          {
            skuId: one.skuId,
            priceFen: one.listFen,
            memberPriceFen: one.memberFen,
            promotions: one.promotions,
          },
          facts,
        );
        expect(price([one], facts).payableFen).toBe(shown);
      }),
      { numRuns },
    ));
});
