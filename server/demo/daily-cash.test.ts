import { afterAll, beforeAll, expect, it } from 'vitest';
import { cashState } from '#server/services/activities/daily-cash/cash-state.ts';
import { familyRights } from '#server/services/rights/rights/family-rights.ts';
import { loadDemo } from './load-demo.ts';
import { aDemo, china, memberOf, type Demo } from './testing/a-demo.ts';

const young = memberOf('13800000010');

let demo: Demo;
beforeAll(async () => {
  demo = await aDemo();
});
afterAll(() => demo.drop());

it('the young subscriber has signed four days in a row, and today is open', async () => {
  expect(await cashState(demo.deps, young)).toMatchObject({
    today: '2026-08-15',
    signedToday: false,
    streak: 4,
    monthCount: 6,
    balanceFen: 107,
  });
});

it('holds the M-Zone’s product: to be claimed, claimed, gone, and not for this level', async () => {
  const { productName, groupList } = await familyRights(demo.deps, young, 'dq', {});
  expect(productName).toBe('动感圈青春权益包');
  expect(
    groupList.flatMap(({ rightsList }) =>
      rightsList.map(({ recvStatus, recvReason }) => [recvStatus, recvReason]),
    ),
  ).toEqual([
    [0, ''],
    [2, ''],
    [0, ''],
    [0, ''],
    [0, ''],
    [0, ''],
    [3, '本月已领完'],
    [3, '升级会员后可领'],
  ]);
});

it('loading on another day adds no sign-ins', async () => {
  const later = china('2026-08-20T11:00:00');
  await loadDemo(demo.deps, later);
  demo.now = later;
  expect(await cashState(demo.deps, young)).toMatchObject({
    today: '2026-08-20',
    streak: 0,
    monthCount: 6,
    balanceFen: 107,
  });
});
