import { expect, it } from 'vitest';
import type { CouponDraft } from '../../../contract/console/coupons/coupon-draft.shapes.ts';
import { couponFault } from './coupon-fault.ts';

const at = (text: string): string => new Date(`${text}+08:00`).toISOString();
const now = Date.parse(at('2026-11-19T12:00:00'));
const coupon: CouponDraft = {
  couponType: 'cash',
  title: '8元早餐券',
  face: { kind: 'amount', amountFen: 800 },
  thresholdFen: 2_000,
  validity: { kind: 'month' },
  scopeText: '早餐可用',
  categories: [],
  goods: [],
  kinds: [],
  stacking: 'alone',
  atTills: false,
};
const percent = (payPercent: number, maxOffFen: number) =>
  ({ face: { kind: 'percent', payPercent, maxOffFen } }) as const;
const flow = (flowMb: number, maxOffFen: number) => ({ face: { kind: 'flow', flowMb, maxOffFen } }) as const;
const amount = (amountFen: number) => ({ face: { kind: 'amount', amountFen } }) as const;

it.each<[string, Partial<CouponDraft>]>([
  ['an amount over a threshold', {}],
  ['an amount without a threshold', { thresholdFen: 0 }],
  ['an amount equal to its threshold', { thresholdFen: 800 }],
  ['a share of the price with a maximum', percent(85, 2_000)],
  ['half the price', { couponType: 'wzg', ...percent(50, 3_000) }],
  ['data with a maximum', { couponType: 'lllb', ...flow(10_240, 5_000) }],
  ['a bag coupon', { couponType: 'qyfd', ...amount(5_000), thresholdFen: 0, stacking: 'same-type' }],
  [
    'a window that begins later',
    { validity: { kind: 'window', from: at('2026-12-01T00:00:00'), until: at('2027-01-01T00:00:00') } },
  ],
  [
    'a window from the receipt on',
    { validity: { kind: 'window', from: null, until: at('2026-11-20T00:00:00') } },
  ],
  ['days', { validity: { kind: 'days', days: 366 } }],
  ['categories at tills', { atTills: true, categories: ['drinks'] }],
])('a coupon may be %s', (_what, fields) => {
  expect(couponFault({ ...coupon, ...fields }, now)).toBeUndefined();
});

it.each<[string, Partial<CouponDraft>]>([
  ['名称要 2 到 20 个字', { title: '券' }],
  ['名称要 2 到 20 个字', { title: '很'.repeat(21) }],
  ['面值：福袋券只能是减金额', { couponType: 'qyfd', ...percent(80, 100) }],
  ['面值：流量礼包券只能是兑流量', { couponType: 'lllb' }],
  ['面值：五折购只能是打折', { couponType: 'wzg' }],
  ['面值：立减券只能是减金额或打折', flow(1_024, 100)],
  ['折扣：五折购只能是 5 折', { couponType: 'wzg', ...percent(60, 100) }],
  ['面值要在 0.01 元到 10,000 元之间', amount(0)],
  ['面值要在 0.01 元到 10,000 元之间', amount(1_000_001)],
  ['折扣要在 0.1 折到 9.9 折之间', percent(0, 100)],
  ['折扣要在 0.1 折到 9.9 折之间', percent(100, 100)],
  ['最多减要在 0.01 元到 10,000 元之间', percent(80, 0)],
  ['最多减要在 0.01 元到 10,000 元之间', { couponType: 'lllb', ...flow(1_024, 1_000_001) }],
  ['流量要在 1 MB 到 1,024 GB 之间', { couponType: 'lllb', ...flow(0, 100) }],
  ['流量要在 1 MB 到 1,024 GB 之间', { couponType: 'lllb', ...flow(1_048_577, 100) }],
  ['门槛不能低于面值，没有门槛填 0', { thresholdFen: 799 }],
  ['门槛最高 100,000 元', { thresholdFen: 10_000_001 }],
  ['有效天数要在 1 到 366 天之间', { validity: { kind: 'days', days: 0 } }],
  ['有效天数要在 1 到 366 天之间', { validity: { kind: 'days', days: 367 } }],
  ['有效期的结束已经过了', { validity: { kind: 'window', from: null, until: at('2026-11-19T12:00:00') } }],
  [
    '有效期的结束要晚于开始',
    { validity: { kind: 'window', from: at('2026-12-01T00:00:00'), until: at('2026-12-01T00:00:00') } },
  ],
  ['适用说明要 2 到 40 个字', { scopeText: '' }],
  ['分类最多 20 个', { categories: Array.from({ length: 21 }, (_, n) => `c${n}`) }],
  ['商品最多 200 件', { goods: Array.from({ length: 201 }, (_, n) => `g${n}`) }],
  ['门店收银台只收立减券', { couponType: 'qyfd', atTills: true }],
  ['门店收银台不看商品，限定商品或商品类型的券不能用', { atTills: true, goods: ['g1'] }],
  ['门店收银台不看商品，限定商品或商品类型的券不能用', { atTills: true, kinds: ['code'] }],
])('one is refused: %s', (sentence, fields) => {
  expect(couponFault({ ...coupon, ...fields }, now)).toBe(sentence);
});
