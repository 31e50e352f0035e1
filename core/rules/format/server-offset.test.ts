import { expect, it } from 'vitest';
import { serverOffset } from './server-offset.ts';

const time = '2026-08-03T02:00:00.000Z';
const at = Date.parse(time);

it.each([
  ['the first measurement counts', undefined, time, at - 500, 500],
  ['an answer with less delay replaces it', 500, time, at - 800, 800],
  ['an answer with more delay changes nothing', 500, time, at - 100, 500],
  ['a clock set forward is measured again', 500, time, at - 3_600_000, 3_600_000],
  ['a clock set backward is measured again', 3_600_000, time, at, 0],
  ['an invalid time changes nothing', 500, 'soon', at, 500],
  ['an invalidated answer changes nothing', 500, time, 0, 500],
])('%s', (_name, known, serverTime, readAt, offset) =>
  expect(serverOffset(known, serverTime, readAt)).toBe(offset),
);
