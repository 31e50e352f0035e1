import { afterAll, beforeAll, expect, it } from 'vitest';
import { views } from '#core/contract/console/views.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let operator: TestOperator;
beforeAll(async () => {
  server = await testServer();
  operator = await anOperator(server);
});
afterAll(() => server.stop());

const ofScreen = async (as = operator) =>
  (await consoleData(server, views.views, { screen: 'audit' }, as)).rows.map(({ name, filters }) => ({
    name,
    filters,
  }));

it('filters are saved under a name, replaced under the same name, and seen by nobody else', async () => {
  await consoleData(
    server,
    views.saveView,
    { screen: 'audit', name: '停用', filters: { act: '停用成员' } },
    operator,
  );
  await consoleData(
    server,
    views.saveView,
    { screen: 'audit', name: '停用', filters: { act: '停用成员', operator: '王敏' } },
    operator,
  );
  expect(await ofScreen()).toEqual([{ name: '停用', filters: { act: '停用成员', operator: '王敏' } }]);
  expect(await ofScreen(await anOperator(server))).toEqual([]);
});

it("another operator's view cannot be removed", async () => {
  const { viewId } = await consoleData(
    server,
    views.saveView,
    { screen: 'audit', name: '我的', filters: {} },
    operator,
  );
  const other = await anOperator(server);
  expect((await callConsole(server, views.removeView, { viewId }, other)).message).toBe('没有这个视图');
  await consoleData(server, views.removeView, { viewId }, operator);
  expect((await ofScreen()).map(({ name }) => name)).not.toContain('我的');
});

it('twenty views are enough for one list', async () => {
  const busy = await anOperator(server);
  for (let at = 0; at < 20; at += 1)
    await consoleData(server, views.saveView, { screen: 'audit', name: `视图${at}`, filters: {} }, busy);
  const refused = await callConsole(
    server,
    views.saveView,
    { screen: 'audit', name: '又一个', filters: {} },
    busy,
  );
  expect(refused.message).toBe('最多保存20个视图，请先删除不用的');
});
