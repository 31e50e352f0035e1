import { expect, it } from 'vitest';
import { refundVerdict, type RefundFacts } from './refund-verdict.ts';

const line: RefundFacts = {
  orderState: 'done',
  delivery: 'delivered',
  way: 'codes',
  isRefunded: false,
  isUsed: false,
  isGiftUsed: false,
  hasDrawn: false,
  visits: null,
};

it.each<[string, Partial<RefundFacts>, boolean]>([
  ['a paid order that is not delivered', { orderState: 'paid', delivery: null, way: null }, true],
  ['an unpaid order', { orderState: 'created', delivery: null }, false],
  ['a code that was not shown', {}, true],
  ['a code that was shown', { isUsed: true }, false],
  ['goods that are not sent yet', { way: 'post', delivery: 'delivering' }, true],
  ['a parcel on its way', { way: 'post', delivery: 'shipped' }, false],
  ['a top-up on its way', { way: 'supplier', delivery: 'delivering' }, false],
  ['a top-up that has arrived', { way: 'supplier' }, false],
  ['a membership without a claim', { way: 'membership' }, true],
  ['a membership that was used', { way: 'membership', isUsed: true }, false],
  ['goods whose chances of a lottery were drawn', { hasDrawn: true }, false],
  ['a membership of whose gifts one was used', { way: 'membership', isGiftUsed: true }, false],
  ['a package with a spent card', { way: 'coupons', isUsed: true }, false],
  ['unused visits of a lounge', { way: 'supplier', visits: 'unused' }, true],
  ['visits of a lounge of which one was used', { way: 'supplier', visits: 'used' }, false],
  [
    'a visit used before its order was delivered',
    { orderState: 'paid', delivery: null, visits: 'used' },
    false,
  ],
  ['a line that was refunded before', { isRefunded: true }, false],
])('%s', (_what, facts, allowed) => {
  const verdict = refundVerdict({ ...line, ...facts });
  expect(verdict.allowed).toBe(allowed);
  expect(verdict.reason === '').toBe(allowed);
});
