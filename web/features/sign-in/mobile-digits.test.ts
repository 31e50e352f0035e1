import { expect, it } from 'vitest';
import { groupMobile } from './group-mobile.ts';
import { mobileDigits } from './mobile-digits.ts';

it.each([
  ['13800000001', '13800000001'],
  ['138 0000 0001', '13800000001'],
  ['138-0000-0001', '13800000001'],
  ['+86 138 0000 0001', '13800000001'],
  ['008613800000001', '13800000001'],
  ['8613800000001', '13800000001'],
  ['138000000019', '13800000001'],
  ['861', '861'],
  ['abc', ''],
])('takes the number out of %s', (text, digits) => {
  expect(mobileDigits(text)).toBe(digits);
});

it.each([
  ['', ''],
  ['138', '138'],
  ['1380', '138 0'],
  ['1380000', '138 0000'],
  ['13800000001', '138 0000 0001'],
])('writes %s as people read it', (digits, shown) => {
  expect(groupMobile(digits)).toBe(shown);
});
