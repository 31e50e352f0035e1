import { expect, it } from 'vitest';
import { couponSession } from './coupon-session.ts';

const at = (time: string) => Date.parse(`2026-08-08T${time}+08:00`);
const morning = { beginsAt: '2026-08-08T10:00:00+08:00', endsAt: '2026-08-09T00:00:00+08:00' };

it.each([
  ['09:59:59', { name: '10点场', isOpen: false, until: at('10:00:00') }],
  ['10:00:00', { name: '10点场', isOpen: true, until: at('24:00:00') }],
  ['24:00:00', undefined],
] as const)('a session of coupons at %s', (time, session) =>
  expect(couponSession(morning, at(time))).toEqual(session),
);

it('an offer of exactly a day is a session, a longer one is none', () => {
  const until = (endsAt: string) => couponSession({ ...morning, endsAt }, at('10:00:00'))?.until;
  expect(until('2026-08-09T10:00:00+08:00')).toBe(Date.parse('2026-08-09T10:00:00+08:00'));
  expect(until('2026-08-09T10:00:01+08:00')).toBeUndefined();
});

it('an offer of several days is no session', () =>
  expect(couponSession({ ...morning, endsAt: '2026-08-31T00:00:00+08:00' }, at('10:00:00'))).toBeUndefined());
