import { describe, expect, it } from 'vitest';
import { claimWindow } from './my-month-window.ts';

const now = Date.parse('2026-08-15T02:00:00Z');
const longAgo = { openedAt: Date.parse('2025-01-01T00:00:00Z'), startsNextMonth: false };
type Facts = Partial<Parameters<typeof claimWindow>[0]>;
const windowOf = (facts: Facts, ownedUntil: Date | null) => {
  const { opensAt, closesAt } = claimWindow(
    { beginsAt: null, endsAt: null, product: longAgo, ...facts },
    ownedUntil,
    now,
  );
  return [new Date(opensAt).toISOString(), new Date(closesAt).toISOString()];
};

describe('when a right can be claimed this month', () => {
  it.each<[string, Facts, Date | null, string, string]>([
    ['all month in China time', {}, null, '2026-07-31T16:00:00.000Z', '2026-08-31T16:00:00.000Z'],
    [
      'from its opening',
      { beginsAt: new Date('2026-08-20T02:00:00Z') },
      null,
      '2026-08-20T02:00:00.000Z',
      '2026-08-31T16:00:00.000Z',
    ],
    [
      'not before the product was opened',
      { product: { ...longAgo, openedAt: new Date('2026-08-10T03:00:00Z') } },
      null,
      '2026-08-10T03:00:00.000Z',
      '2026-08-31T16:00:00.000Z',
    ],
    [
      'until its own end',
      { endsAt: new Date('2026-08-20T10:00:00Z') },
      null,
      '2026-07-31T16:00:00.000Z',
      '2026-08-20T10:00:00.000Z',
    ],
    [
      'until the month’s end where its own is later',
      { endsAt: new Date('2027-01-01T00:00:00Z') },
      null,
      '2026-07-31T16:00:00.000Z',
      '2026-08-31T16:00:00.000Z',
    ],
    [
      'until the product is cancelled',
      {},
      new Date('2026-08-18T00:00:00Z'),
      '2026-07-31T16:00:00.000Z',
      '2026-08-18T00:00:00.000Z',
    ],
  ])('%s', (_name, facts, ownedUntil, opensAt, closesAt) =>
    expect(windowOf(facts, ownedUntil)).toEqual([opensAt, closesAt]),
  );
});
