import { expect, it } from 'vitest';
import { messageMoment, messageTime } from './message-time.ts';

const now = new Date('2026-08-30T02:00:00Z');

it.each([
  ['2026-08-29T16:05:00Z', '00:05'],
  ['2026-08-29T15:59:00Z', '8月29日'],
  ['2025-12-31T15:00:00Z', '2025年12月31日'],
])('a message of %s shows %s', (at, text) => expect(messageTime(new Date(at), now)).toBe(text));

it('its page shows day and time in China', () =>
  expect(messageMoment(new Date('2026-08-29T16:05:00Z'))).toBe('2026年8月30日 00:05'));
