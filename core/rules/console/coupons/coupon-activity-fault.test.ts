import { expect, it } from 'vitest';
import type {
  CouponActivityDraft,
  OfferedCouponDraft,
} from '../../../contract/console/coupons/coupon-activity-draft.shapes.ts';
import { activityCostFen, couponActivityFault, type OfferableCoupon } from './coupon-activity-fault.ts';

const at = (text: string): string => new Date(`${text}+08:00`).toISOString();
const now = Date.parse(at('2026-11-19T12:00:00'));
const offered: OfferedCouponDraft = {
  templateId: 'five',
  stock: 100,
  period: 'once',
  limitPerPerson: null,
  minLevel: 0,
  rule: null,
};
const activity: CouponActivityDraft = {
  title: '周末领券',
  subTitle: '',
  place: { kind: 'center', tab: 'freeFlag' },
  beginsAt: at('2026-11-20T00:00:00'),
  endsAt: at('2026-11-22T00:00:00'),
  areas: [],
  sort: 10,
  budgetFen: 50_000,
  coupons: [offered],
};
const five: OfferableCoupon = { title: '5元券', isReplaced: false, validUntil: null, worthFen: 500 };
const known = new Map([['five', five]]);
const one = (fields: Partial<OfferedCouponDraft>) => ({ coupons: [{ ...offered, ...fields }] });
const rule = { text: '黄金会员及以上', minLevel: 2, productId: null };
const byRules = (
  rules: readonly (typeof rule | { text: string; minLevel: number; productId: string })[],
) => ({
  place: { kind: 'rules', intro: ['每人一张。'], rules: [...rules] } as const,
  coupons: [{ ...offered, rule: 0 }],
});

it.each<[string, Partial<CouponActivityDraft>]>([
  ['the coupon centre', {}],
  ['a limit in each month and in all', one({ period: 'month', limitPerPerson: 3 })],
  ['no stock of its own', one({ stock: null })],
  ['conditions', byRules([rule])],
  ['a condition by a product', byRules([{ text: '持有福袋', minLevel: 0, productId: 'bag' }])],
  ['a gift for every subscriber', { place: { kind: 'pop', rightType: null } }],
  ['a gift for a right type', { place: { kind: 'pop', rightType: 5 } }],
])('an activity may have %s', (_what, fields) => {
  expect(couponActivityFault({ ...activity, ...fields }, known, now)).toBeUndefined();
});

it.each<[string, Partial<CouponActivityDraft>]>([
  ['活动名称要 2 到 20 个字', { title: '券' }],
  ['副标题最多 30 个字', { subTitle: '长'.repeat(31) }],
  ['结束时间已经过了', { endsAt: at('2026-11-19T12:00:00') }],
  ['结束要晚于开始', { beginsAt: at('2026-11-22T00:00:00') }],
  ['排序要在 0 到 999 之间', { sort: 1_000 }],
  ['预算要在 0.01 元到 1,000,000 元之间', { budgetFen: 0 }],
  ['预算要在 0.01 元到 1,000,000 元之间', { budgetFen: 100_000_001 }],
  ['谁能收到：没有这种礼的权益', { place: { kind: 'pop', rightType: 1 } }],
  ['条件要 1 到 5 条', byRules([])],
  ['第 1 条条件要 2 到 30 个字', byRules([{ ...rule, text: '' }])],
  ['第 1 条条件：没有这个等级', byRules([{ ...rule, minLevel: 5 }])],
  ['第 1 条条件要选等级或产品', byRules([{ ...rule, minLevel: 0 }])],
  ['第 2 条条件没有券可领', byRules([rule, rule])],
  ['活动说明每行 1 到 60 个字', { place: { kind: 'rules', intro: [''], rules: [rule] } }],
  ['券要放 1 到 10 种', { coupons: [] }],
  ['没有这张券：six', one({ templateId: 'six' })],
  ['“5元券”放了两次', { coupons: [offered, offered] }],
  ['“5元券”一张就超过预算', { budgetFen: 499 }],
  ['“5元券”的数量要在 1 到 10,000,000 之间，不限就空着', one({ stock: 0 })],
  ['“5元券”的每人限领要在 1 到 366 之间，不限就空着', one({ period: 'day', limitPerPerson: 0 })],
  ['“5元券”只领一次，每人限领只能是 1 张', one({ limitPerPerson: 2 })],
  ['“5元券”的等级不对', one({ minLevel: 5 })],
  ['“5元券”不在达标领券里，不能有条件', one({ rule: 0 })],
  [
    '“5元券”要选一条条件',
    {
      ...byRules([rule]),
      coupons: [
        { ...offered, rule: 0 },
        { ...offered, templateId: 'ten' },
      ],
    },
  ],
])('one is refused: %s', (sentence, fields) => {
  const coupons = new Map([['ten', { ...five }], ...known]);
  expect(couponActivityFault({ ...activity, ...fields }, coupons, now)).toBe(sentence);
});

it.each<[string, Partial<OfferableCoupon>]>([
  ['“5元券”已有新版本，请换成新版本', { isReplaced: true }],
  ['“5元券”没有写最多减多少，不能算预算，请先做新版本', { worthFen: 0 }],
  ['“5元券”在活动结束前过期，请换一张或提前结束', { validUntil: new Date(at('2026-11-21T23:59:00')) }],
])('a coupon that cannot be offered is refused: %s', (sentence, fields) => {
  expect(couponActivityFault(activity, new Map([['five', { ...five, ...fields }]]), now)).toBe(sentence);
});

it('an activity costs at most what all its coupons take off, and never more than its budget', () => {
  const cost = (budgetFen: number, stock: number | null) =>
    activityCostFen({ budgetFen, ...one({ stock }) }, known);
  expect([cost(50_000, 20), cost(50_000, 200), cost(50_000, null)]).toEqual([10_000, 50_000, 50_000]);
});
