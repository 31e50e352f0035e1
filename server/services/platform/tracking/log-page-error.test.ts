import { afterAll, beforeAll, expect, it } from 'vitest';
import { userLog } from '#core/contract/common/user-log.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const pageErrors = (): readonly Record<string, unknown>[] =>
  server
    .logs()
    .filter((line) => line.includes('a page failed'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const error = {
  kind: 'caught',
  message: 'cannot read 13800000001 of undefined',
  stack: 'Error\n    at Page (main.js:1:2)',
  path: '/content/super-market/market-index?mobile=13800000001',
} as const;

it('an error of a page is in the log, with numbers masked and without its query', async () => {
  expect(await server.call(userLog.pageErrorLog, error)).toMatchObject({ code: '1', data: null });
  expect(pageErrors()).toMatchObject([
    { level: 50, kind: 'caught', page: '/content/super-market/market-index', stack: error.stack },
  ]);
  expect(server.logs().join()).not.toContain('13800000001');
});

it('a page that fails in a loop fills no log', async () => {
  for (let sent = 0; sent < 30; sent += 1) await server.call(userLog.pageErrorLog, error);
  expect(pageErrors().length).toBeLessThanOrEqual(11);
});

it('an unknown kind of error is refused', async () => {
  const before = pageErrors().length;
  expect(await server.call(userLog.pageErrorLog, { ...error, kind: 'other' as 'caught' })).toMatchObject({
    success: false,
  });
  expect(pageErrors()).toHaveLength(before);
});
