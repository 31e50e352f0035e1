import { afterAll, beforeAll, expect, it } from 'vitest';
import { groups } from '#core/contract/act/groups.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

const day = 24 * 3_600_000;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

it('the groups of a page show what runs, then what begins within a week, in the city', async () => {
  const from = (days: number) => new Date(server.now().getTime() + days * day);
  const group = (group_id: string, act_name: string, sort: number) => ({
    group_id,
    act_name,
    name: group_id,
    sort,
  });
  await server.db
    .insertInto('zone_groups')
    .values([group('second', 'zone', 2), group('first', 'zone', 1), group('other', 'elsewhere', 1)])
    .execute();
  const card = (activity_id: string, sort: number, more: object = {}) => ({
    activity_id,
    title: activity_id,
    sub_title: '',
    highlight: null,
    tone: 'warm' as const,
    page: 'flashSale',
    begins_at: null,
    ends_at: null,
    group_id: 'first',
    sort,
    ...more,
  });
  await server.db
    .insertInto('zone_activities')
    .values([
      card('coming', 1, { begins_at: from(3) }),
      card('later', 2, { begins_at: from(8), group_id: 'second' }),
      card('always', 4),
      card('running', 3, { begins_at: from(-1), ends_at: from(1) }),
      card('over', 5, { begins_at: from(-9), ends_at: from(-1) }),
      card('suzhou', 6, { areas: ['320500'], group_id: 'second' }),
      card('elsewhere', 7, { group_id: 'other' }),
      card('ungrouped', 8, { group_id: null }),
    ])
    .execute();
  const shown = async (cityCode?: string) =>
    (await server.data(groups.activityGroups, { actName: 'zone', cityCode })).groups.map(
      ({ groupName, acts }) =>
        [groupName, acts.map(({ activityId, state }) => `${activityId} ${state}`)] as const,
    );
  const first = ['first', ['running running', 'always running', 'coming coming']];
  expect(await shown('320100')).toEqual([first]);
  expect(await shown('320500')).toEqual([first, ['second', ['suzhou running']]]);
  await server.advance(2 * day);
  expect(await shown('320100')).toEqual([
    ['first', ['always running', 'coming coming']],
    ['second', ['later coming']],
  ]);
});
