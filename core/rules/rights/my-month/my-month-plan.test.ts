import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecvStatus } from '../claim-status.ts';
import { slotsLeft } from '../claimable-count.ts';
import { autoClaimed, autoClaimPlan, claimPlan, type MonthPick } from './my-month-plan.ts';
import type { MonthGroup, GroupedRight } from './my-month.ts';
import { aMonthGroup, aMonthRight } from '../testing/a-month.ts';

const now = Date.parse('2026-08-15T02:00:00Z');
const later = { recvStatus: 3, opensAt: '2026-08-20T02:00:00Z' } as const;
const pick = (rightsId: string, subscriptionId = 'S1'): MonthPick => ({ subscriptionId, rightsId });
const ids = (claims: readonly GroupedRight<MonthGroup>[]) => claims.map(({ right }) => right.rightsId).join();
const four = ['a', 'b', 'c', 'd'].map((rightsId) => aMonthRight(rightsId));

describe('claiming everything at once', () => {
  it.each([
    ['claims all rights of a group without a choice', aMonthGroup('g', four), [], 'a,b,c,d', false],
    [
      'asks where a group has more rights than can be chosen',
      aMonthGroup('g', four, { chooseCount: 2 }),
      [],
      '',
      true,
    ],
    [
      'claims the picks where they fill the group',
      aMonthGroup('g', four, { chooseCount: 2 }),
      [pick('d'), pick('b')],
      'b,d',
      false,
    ],
    [
      'claims a pick and asks for the other',
      aMonthGroup('g', four, { chooseCount: 2 }),
      [pick('c')],
      'c',
      true,
    ],
    [
      'never claims more than are left',
      aMonthGroup('g', four, { chooseCount: 3, chosenCount: 2 }),
      [pick('a'), pick('b')],
      'a',
      false,
    ],
    [
      'does not ask about a group that is used up',
      aMonthGroup(
        'g',
        four.map((each) => ({ ...each, recvStatus: 4 as const })),
        { chooseCount: 1, chosenCount: 1 },
      ),
      [],
      '',
      false,
    ],
    [
      'needs no choice when no more rights than slots are left',
      aMonthGroup('g', [aMonthRight('a'), aMonthRight('b', { recvStatus: 3 })], { chooseCount: 1 }),
      [],
      'a',
      false,
    ],
    [
      'needs no choice where more can be chosen than there are',
      aMonthGroup('g', [aMonthRight('a'), aMonthRight('b')], { chooseCount: 3 }),
      [],
      'a,b',
      false,
    ],
    [
      'does not ask while no right is open yet',
      aMonthGroup('g', [aMonthRight('a', later), aMonthRight('b', later)], { chooseCount: 1 }),
      [],
      '',
      false,
    ],
    [
      'asks before it uses the slot of a right that opens later',
      aMonthGroup('g', [aMonthRight('a'), aMonthRight('b', later)], { chooseCount: 1 }),
      [],
      '',
      true,
    ],
    [
      'ignores a pick in another subscription',
      aMonthGroup('g', four, { chooseCount: 1 }),
      [pick('a', 'S2')],
      '',
      true,
    ],
  ] as const)('%s', (_name, group, picks, claims, asks) => {
    const plan = claimPlan([group], picks, now);
    expect([ids(plan.claims), plan.choices.length > 0]).toEqual([claims, asks]);
  });
});

describe('claiming automatically', () => {
  const groups = [
    aMonthGroup('all', [aMonthRight('x'), aMonthRight('y', later)]),
    aMonthGroup('some', four, { chooseCount: 2 }),
  ];
  it.each([
    ['off', [pick('x'), pick('a')], '', ''],
    ['all', [], 'x', 'x,y'],
    ['all', [pick('b')], 'x,b', 'x,y,b'],
    ['selected', [pick('b'), pick('y')], 'b', 'y,b'],
    ['selected', [], '', ''],
  ] as const)('%s with the picks %j claims "%s" now and covers "%s"', (mode, picks, claimedNow, covered) => {
    expect([ids(autoClaimPlan(groups, mode, picks, now)), ids(autoClaimed(groups, mode, picks))]).toEqual([
      claimedNow,
      covered,
    ]);
  });

  it('claims all choices of a group where the only other right needs a higher level', () => {
    const group = aMonthGroup(
      'g',
      [aMonthRight('a'), aMonthRight('b'), aMonthRight('above', { recvStatus: 3 })],
      { chooseCount: 2, totalCount: 2 },
    );
    expect(ids(autoClaimPlan([group], 'all', [], now))).toBe('a,b');
  });

  it('claims nothing of a choice group even when only one of its rights is open today', () => {
    expect(
      autoClaimPlan(
        [aMonthGroup('g', [aMonthRight('a'), aMonthRight('b', later)], { chooseCount: 1 })],
        'all',
        [],
        now,
      ),
    ).toEqual([]);
  });
});

describe('for any groups and picks', () => {
  const right = (at: number) =>
    fc
      .record({ recvStatus: fc.constantFrom<RecvStatus[]>(0, 0, 0, 1, 2, 3, 4), isLater: fc.boolean() })
      .map(({ recvStatus, isLater }) => aMonthRight(`r${at}`, { ...(isLater && later), recvStatus }));
  const group = fc.integer({ min: 1, max: 6 }).chain((size) =>
    fc.record({
      subscriptionId: fc.constantFrom('S1', 'S2'),
      groupId: fc.uuid(),
      rightsList: fc.tuple(...Array.from({ length: size }, (_, at) => right(at))),
      chooseCount: fc.integer({ min: 1, max: 6 }),
      totalCount: fc.integer({ min: 0, max: 6 }),
      chosenCount: fc.integer({ min: 0, max: 6 }),
    }),
  );
  const picked = fc.array(
    fc.record({
      subscriptionId: fc.constantFrom('S1', 'S2'),
      rightsId: fc.integer({ min: 0, max: 6 }).map((at) => `r${at}`),
    }),
    { maxLength: 8 },
  );
  const within = (groups: readonly MonthGroup[], claims: readonly GroupedRight<MonthGroup>[]) => {
    for (const each of groups) {
      const taken = claims.filter((claim) => claim.group === each).map((claim) => claim.right);
      expect(taken.length).toBeLessThanOrEqual(slotsLeft(each));
      expect(new Set(taken).size).toBe(taken.length);
      for (const one of taken) expect([one.recvStatus, each.rightsList.includes(one)]).toEqual([0, true]);
    }
  };

  it('no plan claims an unclaimable right, a right twice, or more than a group allows', () => {
    fc.assert(
      fc.property(
        fc.array(group, { maxLength: 5 }),
        picked,
        fc.constantFrom('off', 'all', 'selected'),
        (groups, picks, mode) => {
          within(groups, claimPlan(groups, picks, now).claims);
          within(groups, autoClaimPlan(groups, mode, picks, now));
        },
      ),
    );
  });

  it('every group with claimable rights is claimed from or asked about, and never asked about twice', () => {
    fc.assert(
      fc.property(fc.array(group, { maxLength: 5 }), (groups) => {
        const { claims, choices } = claimPlan(groups, [], now);
        for (const each of groups) {
          const gives =
            Math.min(slotsLeft(each), each.rightsList.filter(({ recvStatus }) => recvStatus === 0).length) >
            0;
          expect(
            claims.some((claim) => claim.group === each) || choices.some((choice) => choice.group === each),
          ).toBe(gives);
        }
        const answers = choices.flatMap(({ group: { subscriptionId }, open, slots }) =>
          open.slice(0, slots).map(({ rightsId }) => ({ subscriptionId, rightsId })),
        );
        const full = choices.filter(({ open, slots }) => open.length >= slots);
        const again = claimPlan(groups, answers, now);
        expect(again.choices.filter((choice) => full.some((other) => other.group === choice.group))).toEqual(
          [],
        );
      }),
    );
  });
});
