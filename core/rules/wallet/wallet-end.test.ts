import { expect, it } from 'vitest';
import { walletEnd } from './wallet-end.ts';

const now = '2026-11-18T04:00:00.000Z';

it.each([
  ['the same day', '2026-11-18T16:00:00.000Z', '今天到期', true],
  ['the next day', '2026-11-19T16:00:00.000Z', '11月19日到期，还有1天', true],
  ['in three days', '2026-11-21T15:59:59.000Z', '11月21日到期，还有3天', true],
  ['in four days', '2026-11-22T15:59:59.000Z', '11月22日到期', false],
  ['in the next year', '2027-02-02T15:59:59.000Z', '2027年2月2日到期', false],
])('what ends %s says so', (_when, until, text, isSoon) =>
  expect(walletEnd(until, now)).toEqual({ text, isSoon }),
);
