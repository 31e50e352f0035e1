import { expect, it } from 'vitest';
import { aPromotion } from '#core/testing/a-promotion.ts';
import { someMembership } from '#web/features/membership/testing/some-membership.ts';
import { someGoods } from './testing/some-goods.ts';
import { withOwnFlashSale } from './with-own-flash-sale.ts';

const seckill = {
  sessionId: 's10',
  activityId: 's10:video',
  rightType: 1,
  sessionName: '10点场',
  seckillPriceFen: 990,
  beginsAt: '2026-08-08T10:00:00+08:00',
  endsAt: '2026-08-08T14:00:00+08:00',
  limitPerUser: 1,
  stockLeft: 4,
};
const known = (rights: readonly number[]) =>
  ({ kind: 'known', info: someMembership([], [...rights]) }) as const;

it.each([
  ['a holder of the right type', known([1, 2]), seckill],
  ['a guest, who may sign in', { kind: 'guest' } as const, seckill],
  ['a subscriber without it', known([2]), null],
])('the sale of members is shown to %s', (_who, who, shown) => {
  expect(withOwnFlashSale(someGoods({ seckill }), who)?.seckill).toEqual(shown);
});

it.each([
  ['the sale’s for a buyer of it, though the sku is sold out', known([1]), 4, 0],
  ['the sku’s for a subscriber who may not buy from it', known([2]), 0, 1],
])('the stock shown is %s', (_whose, who, stockLeft, lackStockFlag) => {
  const [sku, ...others] = someGoods().skus;
  const soldOut = { stockLeft: 0, lackStockFlag: 1 } as const;
  const skus = [{ ...sku, ...soldOut } as NonNullable<typeof sku>, ...others];
  const shown = withOwnFlashSale(someGoods({ seckill, ...soldOut, skus, skuId: 'video.1' }), who);
  expect([shown, shown.skus[0]]).toMatchObject([
    { stockLeft, lackStockFlag },
    { stockLeft, lackStockFlag },
  ]);
  expect(shown.skus.slice(1)).toEqual(others);
});

it.each([
  ['that count beside its price, for a buyer of it', known([1]), ['orders']],
  ['of all kinds, for a subscriber who may not buy from it', known([2]), ['chances', 'orders']],
])('goods of a sale show the promotions %s', (_whose, who, kinds) => {
  const tiers = [{ from: 2, percent: 80 }];
  const promotions = [
    aPromotion({ kind: 'chances', lotteryId: 'turntable', chances: 1 }),
    aPromotion({ kind: 'orders', tiers }),
  ];
  expect(
    withOwnFlashSale(someGoods({ seckill, promotions }), who).promotions.map(({ kind }) => kind),
  ).toEqual(kinds);
});
