import { describe, expect, it } from 'vitest';
import { aMonthGroup, aMonthRight } from '../testing/a-month.ts';
import { byDeadline, monthCounts, monthStatus } from './my-month.ts';

const now = Date.parse('2026-08-15T02:00:00Z');

describe('the status of a right in its month', () => {
  it.each([
    ['claimable now', { recvStatus: 0 }, 'claimable'],
    ['being delivered', { recvStatus: 1 }, 'claimed'],
    ['claimed', { recvStatus: 2 }, 'claimed'],
    ['opening on the 20th', { recvStatus: 3, opensAt: '2026-08-20T02:00:00Z' }, 'later'],
    [
      'opening on the 20th, for another province',
      { recvStatus: 3, opensAt: '2026-08-20T02:00:00Z', provinceFlag: 1 },
      'closed',
    ],
    [
      'opening on the 20th, to be bought',
      { recvStatus: 3, opensAt: '2026-08-20T02:00:00Z', categoryFlag: 2 },
      'closed',
    ],
    ['sold out', { recvStatus: 3 }, 'closed'],
    ['opening next month only', { recvStatus: 3, opensAt: '2026-09-01T02:00:00Z' }, 'closed'],
    [
      'over before it opens',
      { recvStatus: 3, opensAt: '2026-08-20T02:00:00Z', closesAt: '2026-08-18T00:00:00Z' },
      'closed',
    ],
    ['opening at this moment', { recvStatus: 3, opensAt: '2026-08-15T02:00:00Z' }, 'closed'],
    [
      'opening when it closes',
      { recvStatus: 3, opensAt: '2026-08-20T02:00:00Z', closesAt: '2026-08-20T02:00:00Z' },
      'closed',
    ],
    [
      'opening with the next month',
      { recvStatus: 3, opensAt: '2026-08-31T16:00:00Z', closesAt: '2026-09-30T16:00:00Z' },
      'closed',
    ],
    ['of a group that is used up', { recvStatus: 4, opensAt: '2026-08-20T02:00:00Z' }, 'closed'],
  ] as const)('%s', (_name, fields, status) =>
    expect(monthStatus(aMonthRight('a', fields), now)).toBe(status),
  );
});

it('counts claimable rights, never more than the groups allow', () => {
  const groups = [
    aMonthGroup(
      'media',
      [aMonthRight('a'), aMonthRight('b'), aMonthRight('c'), aMonthRight('d', { recvStatus: 2 })],
      { chooseCount: 2, chosenCount: 1 },
    ),
    aMonthGroup(
      'life',
      [aMonthRight('e'), aMonthRight('f', { recvStatus: 3, opensAt: '2026-08-20T02:00:00Z' })],
      { chooseCount: 2 },
    ),
    aMonthGroup('travel', [aMonthRight('g', { recvStatus: 4 })], { chooseCount: 1, chosenCount: 1 }),
  ];
  expect(monthCounts(groups, now)).toEqual({ claimable: 2, claimed: 1, later: 1 });
});

it('groups claimable rights by deadline, the most urgent first, and counts what the quotas allow', () => {
  const groups = [
    aMonthGroup('media', [
      aMonthRight('a'),
      aMonthRight('b', { closesAt: '2026-08-16T16:00:00Z' }),
      aMonthRight('x', { recvStatus: 2 }),
    ]),
    aMonthGroup(
      'life',
      [aMonthRight('c'), aMonthRight('e'), aMonthRight('d', { closesAt: '2026-08-17T00:00:00+08:00' })],
      { chooseCount: 1 },
    ),
  ];
  expect(
    byDeadline(groups, now).map(({ closesAt, claimable, items }) => [
      closesAt,
      claimable,
      items.map(({ right }) => right.rightsId).join(),
    ]),
  ).toEqual([
    ['2026-08-16T16:00:00.000Z', 2, 'b,d'],
    ['2026-08-31T16:00:00.000Z', 2, 'a,c,e'],
  ]);
});
