import { expect, it } from 'vitest';
import { asksBeforeShowing, codeRefusal } from './code-terms.ts';

it.each([
  ['until-used', false, false, undefined, false],
  ['until-used', true, false, undefined, false],
  ['until-used', true, true, '券码已使用，不能退款', false],
  ['until-shown', false, false, undefined, true],
  ['until-shown', true, false, '券码已查看，不能退款', false],
  ['until-shown', true, true, '券码已使用，不能退款', false],
] as const)(
  'a code refundable %s (shown: %s, used: %s) is refused with %s and asks before it is shown: %s',
  (terms, isShown, isUsed, refusal, asks) => {
    expect(codeRefusal(terms, { isShown, isUsed })).toBe(refusal);
    expect(asksBeforeShowing(terms, { isShown, isUsed })).toBe(asks);
  },
);
