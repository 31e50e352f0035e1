import { describe, expect, it } from 'vitest';
import { subtractFen, sumFen } from '../pricing/money.ts';
import { couponTip, type CouponTip, type TipFacts } from './coupon-tip.ts';

const cards = (...amounts: number[]) => amounts.map((couponAmt) => ({ couponAmt }));
const tip = (price: number, coupons: number[], best: number[] = [], isTipEnabled = false): TipFacts => ({
  price,
  coupons: cards(...coupons),
  optimalCombinationList: cards(...best),
  isTipEnabled,
  payWithout: price,
  payWithFewer: subtractFen(price, sumFen(coupons.slice(0, -1))),
});
const cancel = (text: string): CouponTip => ({ text, button: '点击切换', action: 'toCancelCoupon' });
const reduce = (text: string): CouponTip => ({ text, button: '点击切换', action: 'toReduceCoupon' });
const best = (text: string): CouponTip => ({ text, button: '使用推荐', action: 'toOptimalCombination' });

describe('the coupon tip (§9)', () => {
  it.each<[string, TipFacts, CouponTip | undefined]>([
    ['a price of 0 needs no coupon', tip(0, [5000]), cancel('可使用0元购买')],
    ['a price below a single coupon wastes it', tip(990, [5000]), cancel('可使用9.9元购买')],
    [
      'a price below the first of several coupons wastes them',
      tip(990, [5000, 5000], [5000], true),
      cancel('可使用9.9元购买'),
    ],
    [
      'a price below any coupon of the combination wastes that one',
      tip(3000, [2000, 5000]),
      cancel('可使用30元购买'),
    ],
    [
      'the sums are those that are paid, freight included',
      { ...tip(990, [5000]), payWithout: 1_790 },
      cancel('可使用17.9元购买'),
    ],
    [
      'one coupon less costs what is paid then, whatever the others cover',
      { ...tip(7000, [5000, 5000]), payWithFewer: 2_800 },
      reduce('可使用1张福袋券+28元购买'),
    ],
    [
      'a price above the first coupon can be paid with one coupon less',
      tip(7000, [5000, 5000]),
      reduce('可使用1张福袋券+20元购买'),
    ],
    ['of three coupons two are kept', tip(14_990, [5000, 5000, 5000]), reduce('可使用2张福袋券+49.9元购买')],
    ['money also pays what no coupon covers', tip(12_000, [5000, 5000]), reduce('可使用1张福袋券+70元购买')],
    [
      'a price above all coupons, tip enabled, is covered by the best combination',
      tip(12_000, [5000, 5000], [5000, 5000, 2000], true),
      best('可使用3张福袋券全额抵扣'),
    ],
    [
      'the same without a selected coupon',
      tip(12_000, [], [8000, 5000], true),
      best('可使用2张福袋券全额抵扣'),
    ],
    [
      'a combination that does not cover everything is not recommended',
      tip(12_000, [], [5000, 5000], true),
      undefined,
    ],
    ['the tip is not enabled', tip(12_000, [5000], [8000, 5000], false), undefined],
    ['one coupon that does not cover the price', tip(12_000, [5000]), undefined],
    ['one coupon that equals the price', tip(5000, [5000], [5000], true), undefined],
    ['no coupon at all', tip(5000, []), undefined],
    ['a price of 0 with coupons of nothing', tip(0, [0, 0]), cancel('可使用0元购买')],
    ['several coupons of which the first pays all', tip(5000, [5000, 2000]), undefined],
    ['a price of 0 without coupons', tip(0, []), undefined],
  ])('%s', (_when, facts, advice) => expect(couponTip(facts)).toEqual(advice));
});
