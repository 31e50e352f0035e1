import { expect, it } from 'vitest';
import { flashSaleActivityFault, type SellableGoods } from './flash-sale-activity-fault.ts';

const now = new Date('2026-11-18T10:00:00+08:00');
const offered = { goodsId: 'tea', priceFen: 500, total: 100, limitPerUser: 1, budgetFen: 100_000 };
const draft = {
  name: '14点场',
  beginsAt: '2026-11-18T14:00:00+08:00',
  endsAt: '2026-11-18T20:00:00+08:00',
  membersOnly: true,
  goods: [offered],
};
const tea: SellableGoods = { name: '奶茶', listPriceFen: 1_000, memberPriceFen: 900, stockLeft: 100 };
const running = {
  beginsAt: new Date('2026-11-18T09:00:00+08:00'),
  endsAt: new Date('2026-11-18T20:00:00+08:00'),
  mode: 'race',
} as const;
const ofRunning = { ...draft, beginsAt: running.beginsAt.toISOString() };
const sold = { ...tea, current: { priceFen: 500, sold: 60, spentFen: 30_000 } };
const fault = (
  changed: Partial<typeof draft>,
  goods: Partial<typeof offered> = {},
  known: SellableGoods = tea,
  session?: Parameters<typeof flashSaleActivityFault>[2],
) =>
  flashSaleActivityFault(
    { ...draft, goods: [{ ...offered, ...goods }], ...changed },
    new Map([['tea', known]]),
    session,
    now,
  );

it.each([
  ['fits', {}, {}, undefined],
  ['in the past', { beginsAt: '2026-11-18T09:00:00+08:00' }, {}, '开始时间要在现在之后'],
  ['ends first', { endsAt: '2026-11-18T13:00:00+08:00' }, {}, '结束时间要在开始之后'],
  ['too long', { endsAt: '2027-01-18T13:00:00+08:00' }, {}, '一场最长31天'],
  ['twice', { goods: [offered, offered] }, {}, '同一件商品只能填一次'],
  ['unknown', {}, { goodsId: 'x' }, '没有编号为 x 的在售商品'],
  ['above the member price', {}, { priceFen: 901 }, '“奶茶”的活动价高于会员价 ¥9.00'],
  ['at the member price', {}, { priceFen: 900 }, undefined],
  ['beyond the stock', {}, { total: 101 }, '“奶茶”的库存只有 100 件'],
  ['limit beyond the total', {}, { total: 1, limitPerUser: 2 }, '“奶茶”的每人限购多于总件数'],
  ['budget below one piece', {}, { budgetFen: 499 }, '“奶茶”的补贴预算不够一件（¥5.00）'],
])('a new flash sale: %s', (_title, changed, goods, expected) =>
  expect(fault(changed, goods)).toBe(expected),
);

it.each([
  ['more pieces and budget', ofRunning, { total: 160, budgetFen: 200_000 }, undefined],
  ['another beginning', draft, {}, '已经开场，不能再改开始时间'],
  ['another price', ofRunning, { priceFen: 400 }, '已经开场，不能再改“奶茶”的活动价'],
  ['fewer than sold', ofRunning, { total: 59 }, '“奶茶”已抢 60 件，件数不能再少'],
  ['more than sold and stock', ofRunning, { total: 161 }, '“奶茶”的库存只有 100 件'],
  ['less than spent', ofRunning, { budgetFen: 29_999 }, '“奶茶”的补贴预算已用 ¥300.00，不能再少'],
])('a running flash sale: %s', (_title, changed, goods, expected) =>
  expect(fault({ ...changed, goods: [{ ...offered, ...goods }] }, {}, sold, running)).toBe(expected),
);

it('a draw and an ended session are not changed', () => {
  expect(fault(ofRunning, {}, sold, { ...running, mode: 'draw' })).toContain('只能停止');
  expect(fault(ofRunning, {}, sold, { ...running, endsAt: now })).toContain('请新开一场');
});
