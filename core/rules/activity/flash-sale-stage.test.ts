import { describe, expect, it } from 'vitest';
import { flashSaleStage } from './flash-sale-stage.ts';

const times = { beginsAt: '2026-08-08T10:00:00+08:00', endsAt: '2026-08-08T14:00:00+08:00' };
const ten = Date.UTC(2026, 7, 8, 2);
const hour = 3_600_000;

describe('a flash sale, by the clock of the server', () => {
  it.each([
    [
      'counts down to its beginning before it',
      '2026-08-08T09:59:59.999+08:00',
      { hasStarted: false, until: ten, now: ten - 1 },
    ],
    [
      'has begun on the stroke',
      '2026-08-08T10:00:00+08:00',
      { hasStarted: true, until: ten + 4 * hour, now: ten },
    ],
    [
      'counts down to its end while it runs',
      '2026-08-08T05:30:00Z',
      { hasStarted: true, until: ten + 4 * hour, now: ten + 3.5 * hour },
    ],
  ])('%s', (_title, serverNow, stage) => {
    expect(flashSaleStage({ ...times, serverNow })).toEqual(stage);
  });
});
