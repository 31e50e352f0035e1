import { expect, it } from 'vitest';
import { hideRefusal, shownOrder, type OrderFacts } from './shown-order.ts';

const nothing = { codes: 0, visits: 0, ended: 0 };
const facts = (changes: Partial<OrderFacts> = {}): OrderFacts => ({
  state: 'done',
  waitsForGroup: false,
  use: nothing,
  isRefunding: false,
  ...changes,
});
const twoCodes = { ...nothing, codes: 2 };

it.each([
  ['completed', facts(), 'done', '已完成'],
  ['to be used while a code can be', facts({ use: twoCodes }), 'toUse', '待使用2张'],
  ['to be used while a visit can be', facts({ use: { ...nothing, visits: 1 } }), 'toUse', '待使用1次'],
  ['to be used by both', facts({ use: { codes: 1, visits: 3, ended: 0 } }), 'toUse', '待使用1张，3次'],
  [
    'to be used while one of two codes has ended',
    facts({ use: { ...twoCodes, ended: 1 } }),
    'toUse',
    '待使用2张',
  ],
  ['ended when the last code ended unused', facts({ use: { ...nothing, ended: 1 } }), 'ended', '已过期'],
  ['on its way while other goods are', facts({ state: 'shipped', use: twoCodes }), 'shipped', '已发货'],
  ['being delivered while it is', facts({ state: 'delivering', use: twoCodes }), 'delivering', '发放中'],
  ['waiting for its group', facts({ state: 'paid', waitsForGroup: true }), 'waiting', '待成团'],
  ['being refunded in part', facts({ use: twoCodes, isRefunding: true }), 'refundingPart', '部分退款中'],
  ['being refunded', facts({ state: 'refunding', isRefunding: true }), 'refunding', '退款中'],
  ['closed', facts({ state: 'closed' }), 'closed', '已关闭'],
])('an order is called %s', (_what, order, kind, text) => expect(shownOrder(order)).toEqual({ kind, text }));

it.each([
  ['is over', facts(), undefined],
  ['was refunded', facts({ state: 'refunded' }), undefined],
  ['was closed', facts({ state: 'closed' }), undefined],
  ['has codes that ended', facts({ use: { ...nothing, ended: 2 } }), undefined],
  ['has a code to use', facts({ use: twoCodes }), '用完或退款后才能删除'],
  ['has a visit to use', facts({ use: { ...nothing, visits: 1 } }), '用完或退款后才能删除'],
  ['waits for the money of a part', facts({ isRefunding: true }), '退款到账后才能删除'],
  ['waits for its money', facts({ state: 'refunding' }), '退款到账后才能删除'],
  ['is not paid', facts({ state: 'created' }), '订单完成后才能删除'],
  ['is under way', facts({ state: 'shipped' }), '订单完成后才能删除'],
])('an order that %s is deleted or says why not', (_what, order, refusal) =>
  expect(hideRefusal(order)).toBe(refusal),
);
