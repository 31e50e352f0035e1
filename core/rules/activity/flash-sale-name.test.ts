import { expect, it } from 'vitest';
import { flashSaleName } from './flash-sale-name.ts';

it.each([
  ['10点场', null, '10点场'],
  ['10点场', 1, '10点会员专场'],
  ['会员日', 1, '会员日会员专场'],
  ['五折购', 9, '五折购'],
])('the session %s of right type %s is called %s', (sessionName, rightType, expected) =>
  expect(flashSaleName({ sessionName, rightType })).toBe(expected),
);
