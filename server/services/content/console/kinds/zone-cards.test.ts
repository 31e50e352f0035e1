import { afterAll, beforeAll, expect, it } from 'vitest';
import { groups } from '#core/contract/act/groups.ts';
import { everyActivity } from '#core/contract/console/activities/every-activity.ts';
import { content } from '#core/contract/console/content.ts';
import type { RequestOf } from '#core/contract/endpoint.ts';
import { freshId } from '../../../../testing/fresh.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let editor: TestOperator;
let activities: TestOperator;
beforeAll(async () => {
  server = await testServer();
  editor = await anOperator(server, { roles: ['content'] });
  activities = await anOperator(server, { roles: ['activities'] });
});
afterAll(() => server.stop());

const ref = { kind: 'zoneCards', key: 'activityZone' } as const;
const reason = '国庆专区调整';
type Item = RequestOf<typeof content.saveDraft>['document']['items'][number];
const card = (title: string, group: string, more: Item = {}): Item => ({
  id: freshId('card'),
  title,
  subTitle: '每天都有',
  highlight: null,
  group,
  page: 'lottery',
  pics: ['goods/gift-cut'],
  tone: 'warm',
  areas: [],
  beginsAt: null,
  endsAt: null,
  ...more,
});
const save = (items: readonly Item[], by = editor) =>
  callConsole(server, content.saveDraft, { ...ref, document: { items: [...items] } }, by);
async function publish(items: readonly Item[]): Promise<string> {
  const { data, message } = await save(items);
  if (!data) return message;
  const { revisionId, edit } = data;
  return (await callConsole(server, content.publishRevision, { revisionId, edit, reason }, editor)).message;
}
const shown = async (cityCode = '320100') =>
  (await server.data(groups.activityGroups, { actName: 'activityZone', cityCode })).groups.map(
    ({ groupName, acts }) => [groupName, ...acts.map(({ title }) => title)],
  );

it('cards are made, changed, ordered and taken out, and pages show them with the publication', async () => {
  const [wheel, cash, bag] = [
    card('转转赚', '天天有礼'),
    card('领现金', '天天有礼', { page: 'dailyCash', areas: ['320500'] }),
    card('福袋', '权益好物', { page: 'blessingBag', highlight: '到店就用' }),
  ];
  const draft = await save([wheel, cash, bag]);
  expect(draft.message).toBe('');
  expect(await shown()).toEqual([]);
  expect(await publish([wheel, cash, bag])).toBe('');
  expect(await shown('320500')).toEqual([
    ['天天有礼', '转转赚', '领现金'],
    ['权益好物', '福袋'],
  ]);
  expect(await shown('320100')).toEqual([
    ['天天有礼', '转转赚'],
    ['权益好物', '福袋'],
  ]);
  const later = new Date(server.now().getTime() + 8 * 24 * 3_600_000).toISOString();
  expect(
    await publish([{ ...bag, title: '权益福袋', group: '权益' }, { ...cash, beginsAt: later }, wheel]),
  ).toBe('');
  expect(await shown('320500')).toEqual([
    ['权益', '权益福袋'],
    ['天天有礼', '转转赚'],
  ]);
  const { groups: live } = await server.data(groups.activityGroups, { actName: 'activityZone' });
  expect(live[0]?.acts).toMatchObject([{ highlight: '到店就用', page: 'blessingBag', tone: 'warm' }]);
  expect(await publish([wheel])).toBe('');
  expect(await shown()).toEqual([['天天有礼', '转转赚']]);
});

it('a card that was stopped stays so through versions, also taken out and brought back', async () => {
  const [stopped, other] = [card('停的卡', '活动'), card('别的卡', '活动')];
  expect(await publish([stopped, other])).toBe('');
  const activityId = stopped['id'] as string;
  const stop = await callConsole(
    server,
    everyActivity.stopActivity,
    { kind: 'zone', activityId, reason },
    activities,
  );
  expect(stop.message).toBe('');
  for (const items of [[{ ...stopped, title: '改了字' }, other], [other], [stopped, other]]) {
    expect(await publish(items)).toBe('');
    expect(await shown()).toEqual([['活动', '别的卡']]);
  }
  const key = { kind: 'zone', activityId } as const;
  expect(await consoleData(server, everyActivity.activity, key, activities)).toMatchObject({
    state: 'stopped',
  });
});

it('what does not fit is refused by the names of card and field, and only editors of content may', async () => {
  const good = card('好的卡', '活动');
  expect(await publish([good])).toBe('');
  const refused: readonly [readonly Item[], string][] = [
    [[{ ...good, title: '这个标题一共超过了十个字' }], '第1个卡片“这个标题一共超过了十个字”请检查：标题'],
    [[good, card('没有的页', '活动', { page: 'noSuchPage' })], '第2个卡片“没有的页”请检查：去哪儿'],
    [
      [{ ...good, beginsAt: '2026-11-20T00:00:00Z', endsAt: '2026-11-19T00:00:00Z' }],
      '第1个卡片“好的卡”请检查：结束',
    ],
    [[good, card('另一组', '权益'), card('又是活动', '活动')], '检查没有通过：分组“活动”的卡片要排在一起'],
  ];
  for (const [items, sentence] of refused) expect(await publish(items)).toBe(sentence);
  expect(await shown()).toEqual([['活动', '好的卡']]);
  expect((await save([good], activities)).message).toBe('您的角色没有这个权限');
});
