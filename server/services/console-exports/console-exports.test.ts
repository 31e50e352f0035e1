import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '#core/contract/console/audit.ts';
import { consoleCalls } from '#core/contract/console/index.ts';
import { ledger } from '#core/contract/console/orders/money/ledger.ts';
import { roles, type Permission } from '#core/contract/console/permissions.ts';
import type { ConsoleEndpoint } from '#core/contract/endpoint.ts';
import { may } from '#core/rules/console/role-permissions.ts';
import { anOperator, consoleData, type TestOperator } from '../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';
import { exportedLists } from './public.ts';
import { appendAudit } from '../operators/public.ts';

let server: TestServer;
let auditor: TestOperator;
beforeAll(async () => {
  server = await testServer();
  auditor = await anOperator(server, { roles: ['audit'] });
});
afterAll(() => server.stop());

const csv = (path: string, as: Pick<TestOperator, 'cookie'>, query = '') =>
  fetch(`${server.origin}${server.base}/provider-console${path}/csv${query}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest', cookie: as.cookie },
  });

it('a list is exported whole, page after page, and the export itself is logged', async () => {
  for (let at = 0; at < 1_100; at += 1)
    await appendAudit(
      server.db,
      { operatorId: null, name: null, network: '127.0.0.1' },
      { act: '试验', objectKind: 'test', objectKey: String(at), objectName: `第${at}项，"引号"` },
      server.now(),
    );
  const response = await csv('/audit/list', auditor, `?act=${encodeURIComponent('试验')}`);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('审计日志.csv'));
  const lines = new TextDecoder('utf-8', { ignoreBOM: true })
    .decode(await response.arrayBuffer())
    .split('\r\n');
  expect(lines[0]).toBe('\ufeff时间,谁,做了什么,对象,对象编号,改动,原因,申请,来自');
  expect(lines).toHaveLength(1_102);
  expect(lines[1]).toContain('"第1099项，""引号"""');
  const { rows } = await consoleData(server, audit.auditLog, { act: '导出' }, auditor);
  expect(rows[0]).toMatchObject({ objectName: '审计日志', reason: 'act=试验', operator: auditor.name });
});

it('a list without pages is exported once, with the words of the screen', async () => {
  const owner = await anOperator(server, { roles: ['owner'] });
  const lines = (await (await csv('/members/list', owner)).text()).trimEnd().split('\r\n');
  const mine = lines.filter((line) => line.startsWith(`${owner.name},`));
  expect(mine).toHaveLength(1);
  expect(mine[0]).toContain(',负责人,正常,已设置,');
});

it('an export needs its own permission or that of its list, and our own page', async () => {
  const operators = await Promise.all(
    roles.map(async (role) => [role, await anOperator(server, { roles: [role] })] as const),
  );
  for (const { call, needs } of exportedLists) {
    const endpoint = (consoleCalls as Readonly<Record<string, ConsoleEndpoint>>)[call];
    for (const [role, operator] of operators) {
      const response = await csv(endpoint?.path ?? '', operator);
      await response.arrayBuffer();
      const needed = needs ?? endpoint?.needs;
      const isPermitted = needed === undefined || may([role], needed as Permission);
      expect([call, role, response.status === 200]).toEqual([call, role, isPermitted]);
    }
    const guest = await csv(endpoint?.path ?? '', { cookie: '' });
    expect(await guest.json()).toMatchObject({ success: false, code: '-2' });
  }
  const fromElsewhere = await fetch(`${server.origin}${server.base}/provider-console/audit/list/csv`, {
    headers: { cookie: auditor.cookie },
  });
  expect(fromElsewhere.status).toBe(403);
});

it.each([
  [ledger.ledger, ['finance', 'audit']],
  [ledger.ledgerDays, ['finance', 'audit']],
  [audit.auditLog, ['audit']],
] as const)(
  'whoever may only look at money or at the log takes nothing along (%#)',
  async (list, exporting) => {
    for (const role of ['finance', 'audit', 'owner'] as const) {
      const operator = await anOperator(server, { roles: [role] });
      const response = await csv(list.path, operator);
      await response.arrayBuffer();
      expect([role, response.status]).toEqual([role, exporting.some((each) => each === role) ? 200 : 403]);
    }
    const owner = await anOperator(server, { roles: ['owner'] });
    expect(await consoleData(server, list, {}, owner)).toHaveProperty('rows');
  },
);
