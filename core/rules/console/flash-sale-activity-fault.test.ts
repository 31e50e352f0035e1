import { expect, it } from 'vitest';
import type { FlashSaleDraft } from '#core/contract/console/activities/activities.shapes.ts';
import {
  flashSaleActivityFault,
  type CurrentSession,
  type SellableGoods,
} from './flash-sale-activity-fault.ts';

const now = new Date('2026-11-18T10:00:00+08:00');
const offered = {
  goodsId: 'tea',
  priceFen: 500,
  total: 100,
  limitPerUser: 1,
  minLevel: 0,
  budgetFen: 100_000,
};
const draft: FlashSaleDraft = {
  name: '14点场',
  beginsAt: '2026-11-18T14:00:00+08:00',
  endsAt: '2026-11-18T20:00:00+08:00',
  way: 'race',
  registersAt: null,
  closesAt: null,
  quotaPerMonth: null,
  membersOnly: true,
  goods: [offered],
};
const tea: SellableGoods = { name: '奶茶', listPriceFen: 1_000, memberPriceFen: 900, stockLeft: 100 };
const running = {
  beginsAt: new Date('2026-11-18T09:00:00+08:00'),
  endsAt: new Date('2026-11-18T20:00:00+08:00'),
  way: 'race',
} as const;
const ofRunning = { ...draft, beginsAt: running.beginsAt.toISOString() };
const sold = { ...tea, current: { priceFen: 500, sold: 60, spentFen: 30_000 } };
const fault = (
  changed: Partial<FlashSaleDraft>,
  goods: Partial<typeof offered> = {},
  known: SellableGoods = tea,
  session?: CurrentSession,
  otherHalf?: string,
) =>
  flashSaleActivityFault(
    { ...draft, goods: [{ ...offered, ...goods }], ...changed },
    new Map([['tea', known]]),
    { session, otherHalf },
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
  expect(fault(ofRunning, {}, sold, { ...running, way: 'draw' })).toContain('只能停止');
  expect(fault(ofRunning, {}, sold, { ...running, endsAt: now })).toContain('请新开一场');
});

const draw: Partial<FlashSaleDraft> = {
  way: 'draw',
  registersAt: '2026-11-18T10:00:00+08:00',
  closesAt: '2026-11-18T13:50:00+08:00',
};
it.each<[string, Partial<FlashSaleDraft>, Partial<typeof offered>, string | undefined]>([
  ['a draw', draw, {}, undefined],
  ['a draw without registration', { way: 'draw' }, {}, '抽签场次要填报名的开始和截止'],
  [
    'a draw that closes before it opens',
    { ...draw, registersAt: '2026-11-18T13:50:00+08:00' },
    {},
    '报名截止要在报名开始之后',
  ],
  [
    'a draw that is closed already',
    { ...draw, registersAt: '2026-11-18T08:00:00+08:00', closesAt: '2026-11-18T10:00:00+08:00' },
    {},
    '报名截止要在现在之后',
  ],
  [
    'a draw that closes after it is drawn',
    { ...draw, closesAt: '2026-11-18T14:01:00+08:00' },
    {},
    '报名截止不能晚于开场，开场时开奖',
  ],
  ['a draw of two pieces', draw, { limitPerUser: 2 }, '“奶茶”每人只能限 1 件：中签一次得一件'],
  ['a race with a registration', { ...draw, way: 'race' }, {}, '只有抽签场次有报名时间'],
  ['half price', { way: 'half', quotaPerMonth: 2 }, { limitPerUser: 2 }, undefined],
  ['half price for a year', { way: 'half', endsAt: '2027-11-18T14:00:00+08:00' }, {}, undefined],
  ['half price and a fen', { way: 'half' }, { priceFen: 501 }, '“奶茶”的五折是 ¥5.00，活动价要正好是它'],
  ['half price less a fen', { way: 'half' }, { priceFen: 499 }, '“奶茶”的五折是 ¥5.00，活动价要正好是它'],
  ['a race with a quota of the month', { quotaPerMonth: 2 }, {}, '只有五折场次有每月名额'],
  ['for nothing', { way: 'free' }, { priceFen: 0 }, undefined],
  ['for a fen', { way: 'free' }, { priceFen: 1 }, '0元场次里“奶茶”的活动价要是 0'],
  [
    'two for nothing',
    { way: 'free' },
    { priceFen: 0, limitPerUser: 2 },
    '“奶茶”每人只能限 1 件：0元只送一件',
  ],
  ['a race for nothing', {}, { priceFen: 0 }, '“奶茶”的活动价是 0，请选0元场次'],
])('a new session: %s', (_title, changed, goods, expected) => expect(fault(changed, goods)).toBe(expected));

it('the price is below the list price where members have none of their own', () =>
  expect(fault({}, { priceFen: 1_000 }, { ...tea, memberPriceFen: 1_000 })).toBe(
    '“奶茶”的活动价要低于售价 ¥10.00',
  ));

it('half of an odd price is rounded down', () => {
  const odd = { ...tea, listPriceFen: 999, memberPriceFen: 999 };
  expect(fault({ way: 'half' }, { priceFen: 499 }, odd)).toBeUndefined();
  expect(fault({ way: 'half' }, { priceFen: 500 }, odd)).toContain('五折是 ¥4.99');
});

it('two sessions at half price are not there at the same time', () =>
  expect(fault({ way: 'half' }, {}, tea, undefined, '五折购')).toContain('已有五折场次“五折购”'));

it('the way of a session is not changed, and a price that runs stays though the list price changed', () => {
  expect(fault({ ...ofRunning, way: 'free' }, {}, sold, running)).toBe('场次的方式不能改，请新开一场');
  const cheaper = { ...sold, listPriceFen: 480, memberPriceFen: 480 };
  expect(fault(ofRunning, { total: 160 }, cheaper, running)).toBeUndefined();
});
