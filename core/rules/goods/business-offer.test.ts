import { describe, expect, it } from 'vitest';
import { provinceToast } from '../membership/province-eligibility.ts';
import { businessOffer, effectiveOn, type OfferFacts } from './business-offer.ts';
import type { OrderFacts } from './order-rules.ts';

const now = new Date('2026-08-15T11:00:00+08:00');
const order: OrderFacts = {
  known: true,
  inProvince: true,
  numberStatus: 'normal',
  level: 2,
  owned: [],
  productId: undefined,
  quantity: 1,
};
const allowed: OfferFacts = {
  beginsAt: null,
  endsAt: null,
  subscribed: false,
  areas: [],
  areaNum: '320100',
  order,
};
const rules = [
  { ruleCode: 'PROVINCE', value: '' },
  { ruleCode: 'MIN_LEVEL', value: '2' },
];

describe('whether an offer can be ordered', () => {
  it.each<[string, Partial<OfferFacts>, string]>([
    ['allowed', {}, ''],
    ['a guest, who is checked after sign-in', { order: undefined }, ''],
    ['already subscribed', { subscribed: true, endsAt: now }, '您已开通该业务，无需重复办理'],
    ['not open yet', { beginsAt: new Date('2026-08-16T00:00:00+08:00') }, '该业务尚未开放办理'],
    ['over', { endsAt: now }, '该业务已停止办理'],
    ['another city', { areas: ['320500'] }, '该业务暂未在您所在的城市开放'],
    ['this city', { areas: ['320500', '320100'] }, ''],
    ['an unknown city', { areas: ['320500'], areaNum: undefined }, ''],
    ['another province', { order: { ...order, inProvince: false } }, provinceToast],
    ['a lower level', { order: { ...order, level: 1 } }, '您的会员等级还不够，升级后即可办理'],
  ])('%s', (_title, facts, reason) => {
    expect(businessOffer({ ...allowed, ...facts }, rules, now)).toEqual({ canOrder: reason === '', reason });
  });

  it('takes effect today or next month, in China time', () => {
    expect(effectiveOn('now', now)).toBe('2026-08-15');
    expect(effectiveOn('next-month', now)).toBe('2026-09-01');
    expect(effectiveOn('now', new Date('2026-08-15T17:00:00Z'))).toBe('2026-08-16');
  });
});
