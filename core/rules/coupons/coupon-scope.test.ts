import { describe, expect, it } from 'vitest';
import { isInScope, type CouponGoods, type CouponScope } from './coupon-scope.ts';

const anyGoods: CouponScope = { couponType: 'cash', categories: [], goods: [], kinds: [], flowMb: null };
const film: CouponGoods = {
  goodsId: 'film',
  categoryIds: ['video', 'leisure'],
  kind: 'virtual',
  couponTypes: ['cash', 'wzg'],
  flowMb: null,
};
const pack: CouponGoods = { ...film, goodsId: 'pack', flowMb: 1024 };

describe('a coupon', () => {
  it.each<[string, Partial<CouponScope>, CouponGoods, boolean]>([
    ['without conditions pays for goods that accept its type', {}, film, true],
    ['pays for no goods that do not accept its type', { couponType: 'lllb' }, film, false],
    ['of a category pays for goods below it', { categories: ['food', 'leisure'] }, film, true],
    ['of another category does not pay', { categories: ['food'] }, film, false],
    ['of these goods pays', { goods: ['film'] }, film, true],
    ['of other goods does not pay', { goods: ['pack'] }, film, false],
    ['of this kind of goods pays', { kinds: ['virtual'] }, film, true],
    ['of another kind does not pay', { kinds: ['physical'] }, film, false],
    ['needs every condition met', { goods: ['film'], kinds: ['physical'] }, film, false],
    ['for data pays for a pack of its size', { flowMb: 1024 }, pack, true],
    ['for data pays for a smaller pack', { flowMb: 2048 }, pack, true],
    ['for data does not pay for a larger pack', { flowMb: 1023 }, pack, false],
    ['for data does not pay for other goods', { flowMb: 1024 }, film, false],
  ])('%s', (_what, scope, goods, fits) => expect(isInScope({ ...anyGoods, ...scope }, goods)).toBe(fits));
});
