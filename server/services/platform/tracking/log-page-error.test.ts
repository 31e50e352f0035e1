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
    .filter((record) => record.includes('a page failed'))
    .map((record) => JSON.parse(record) as Record<string, unknown>);

const error = {
  kind: 'caught' as const,
  message: 'cannot read 13800000001 of undefined',
  stack: 'Error\n    at Page (main.js:1:2)',
  componentStack: '\n    at Price (main.js:1:3)',
  path: '/content/super-market/market-index?mobile=13800000001',
  release: '0.2.0',
  host: 'wx',
  browser: 'chrome 124',
  requestIds: ['0b6c3d1e-7d64-4d0a-9a55-0d5b1c6c2f10'],
};

it('an error of a page is in the log, with numbers masked and without its query', async () => {
  expect(await server.call(userLog.pageErrorLog, error)).toMatchObject({ code: '1', data: null });
  expect(pageErrors()).toMatchObject([
    {
      level: 50,
      kind: 'caught',
      page: '/content/super-market/market-index',
      stack: error.stack,
      componentStack: error.componentStack,
      release: '0.2.0',
      host: 'wx',
      browser: 'chrome 124',
      requestIds: error.requestIds,
    },
  ]);
  expect(server.logs().join()).not.toContain('13800000001');
});

it('an error of a page of an older release, which does not say where it ran, is in the log too', async () => {
  const { kind, message, path } = error;
  expect(await server.call(userLog.pageErrorLog, { kind, message, path })).toMatchObject({ code: '1' });
  expect(pageErrors()).toHaveLength(2);
  expect(Object.keys(pageErrors()[1] ?? {})).not.toContain('release');
});

it('a page that fails in a loop fills no log', async () => {
  for (let sent = 0; sent < 30; sent += 1) await server.call(userLog.pageErrorLog, error);
  expect(pageErrors().length).toBeLessThanOrEqual(11);
});

it('every error of a page is counted, in the log or not', async () => {
  const text = await server.deps.metrics.text();
  const count = (outcome: string): number =>
    Number(
      new RegExp(`mall_page_errors_total\\{kind="caught",outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1],
    );
  expect(count('logged')).toBe(pageErrors().length);
  expect(count('logged') + count('dropped')).toBe(32);
});

it('an unknown kind of error is refused', async () => {
  const before = pageErrors().length;
  expect(await server.call(userLog.pageErrorLog, { ...error, kind: 'other' as 'caught' })).toMatchObject({
    success: false,
  });
  expect(pageErrors()).toHaveLength(before);
});
