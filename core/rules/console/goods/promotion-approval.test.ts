import { expect, it } from 'vitest';
import type { Promotion } from '../../pricing/promotion.ts';
import { promotedFen, promotionReasons } from './promotion-approval.ts';

const scope = {
  promotionId: 'p1',
  levels: [],
  cities: [],
  beginsAt: null,
  endsAt: null,
  perPerson: null,
  period: 'all' as const,
  hasBudget: false,
};
const sku = { name: '一杯', priceFen: 2_000, memberPriceFen: 1_900, originalPriceFen: null, costFen: 1_000 };
const price = (priceFen: number): Promotion => ({
  ...scope,
  kind: 'price',
  title: '特价',
  skuId: null,
  priceFen,
});
const nth = (percent: number): Promotion => ({ ...scope, kind: 'nth', nth: 2, percent, unit: '杯' });
const reasonsOf = (promotion: Promotion, others: readonly Promotion[] = []) =>
  promotionReasons([sku], promotion, others, 0);

it('prices an order by the rule of orders', () => {
  const buyer = { level: 0, quantity: 2, now: 0 };
  expect(promotedFen(sku, [nth(50)], buyer).payableFen).toBe(3_000);
  expect(promotedFen(sku, [nth(50)], { ...buyer, level: 2 }).payableFen).toBe(2_850);
});

it.each([
  [price(1_950), []],
  [
    price(1_800),
    ['一杯：买 1 件，合每件 ¥18.00，比平时低 10%', '一杯：会员买 1 件，合每件 ¥18.00，比平时低 5.3%'],
  ],
  [nth(95), []],
  [nth(50), ['一杯：买 2 件，合每件 ¥15.00，比平时低 25%', '一杯：会员买 2 件，合每件 ¥14.25，比平时低 25%']],
  [{ ...scope, kind: 'pieces' as const, tiers: [{ from: 3, percent: 96 }] }, []],
  [
    { ...scope, kind: 'gift' as const, giftSkuId: 'g', giftName: '杯', giftFen: 500, pieces: 1 },
    ['一杯：买 1 件，合每件 ¥15.00，比平时低 25%', '一杯：会员买 1 件，合每件 ¥14.00，比平时低 26.4%'],
  ],
])('a second person decides above 5 %%: %j', (promotion, reasons) =>
  expect(reasonsOf(promotion)).toEqual(reasons),
);

it('below the cost is named, whatever the times, cities and levels of the promotion', () => {
  expect(reasonsOf({ ...price(900), levels: [4], cities: ['320100'], beginsAt: 9_999 })[1]).toBe(
    '一杯：买 1 件，合每件 ¥9.00，低于成本 ¥10.00',
  );
});

it('what takes nothing off beside the other promotions needs nobody', () =>
  expect(reasonsOf(price(1_500), [{ ...price(1_400), promotionId: 'p2' }])).toEqual([]));
