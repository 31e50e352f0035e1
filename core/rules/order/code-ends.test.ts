import { expect, it } from 'vitest';
import { codeEnd, endedRefundAt, soldUntil } from './code-ends.ts';

const now = new Date('2026-03-01T20:00:00+08:00');

it('a code ends with the last of the days that were promised, and has them in full when it is sold', () => {
  expect(codeEnd(30, now)).toEqual(new Date('2026-04-01T00:00:00+08:00'));
  expect(soldUntil(30, now)).toEqual(new Date('2026-03-31T20:00:00+08:00'));
});

it('a code without promised days ends as its supplier says and is sold with a week left', () => {
  expect(codeEnd(null, now)).toBeNull();
  expect(soldUntil(null, now)).toEqual(new Date('2026-03-08T20:00:00+08:00'));
});

it('ended codes are refunded an hour later, when shops have reported what they took', () =>
  expect(endedRefundAt(now)).toEqual(new Date('2026-03-01T21:00:00+08:00')));
