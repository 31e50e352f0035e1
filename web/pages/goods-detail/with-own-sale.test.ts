import { expect, it } from 'vitest';
import { someMembership } from '#web/features/membership/testing/some-membership.ts';
import { someGoods } from './testing/some-goods.ts';
import { withOwnSale } from './with-own-sale.ts';

const seckill = {
  sessionId: 's10',
  activityId: 's10:video',
  rightType: 1,
  sessionName: '10点场',
  seckillPriceFen: 990,
  beginsAt: '2026-08-08T10:00:00+08:00',
  endsAt: '2026-08-08T14:00:00+08:00',
  limitPerUser: 1,
};
const known = (rights: readonly number[]) =>
  ({ kind: 'known', info: someMembership([], [...rights]) }) as const;

it.each([
  ['a holder of the right type', known([1, 2]), seckill],
  ['a guest, who may sign in', { kind: 'guest' } as const, seckill],
  ['a subscriber without it', known([2]), null],
])('the sale of members is shown to %s', (_who, who, shown) => {
  expect(withOwnSale(someGoods({ seckill }), who)?.seckill).toEqual(shown);
});
