import { expect, it } from 'vitest';
import { membershipName } from './membership-name.ts';

it.each([
  ['铂金会员', '铂金会员', '铂金会员'],
  ['随心看权益包 30元版', '黄金会员', '黄金会员（随心看权益包 30元版）'],
  ['健康卡年费版', null, '健康卡年费版'],
])('%s, sold as %s, is called %s', (productName, levelName, expected) =>
  expect(membershipName(productName, levelName)).toBe(expected),
);
