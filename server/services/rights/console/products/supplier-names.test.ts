import { afterAll, beforeAll, expect, it } from 'vitest';
import { upstreamConsole } from '#core/contract/console/operations/upstreams.ts';
import { rightsProducts } from '#core/contract/console/rights/rights.ts';
import { supplierUpstream } from '#core/rules/console/operations/upstreams.ts';
import { anOperator, consoleData } from '../../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ demo: true });
});
afterAll(() => server.stop());

it('every supplier of the demo has a name, which its upstream is called by', async () => {
  const operator = await anOperator(server, { roles: ['activities'] });
  const { names } = await consoleData(server, rightsProducts.supplierNames, {}, operator);
  const rows = await server.db
    .selectFrom('rights')
    .select('supplier')
    .distinct()
    .where('supplier', '<>', '')
    .execute();
  expect(rows.map(({ supplier }) => supplier).filter((each) => names[each] === undefined)).toEqual([]);
  const { rows: upstreams } = await consoleData(server, upstreamConsole.upstreams, {}, operator);
  expect(upstreams).toContainEqual(
    expect.objectContaining({ upstream: supplierUpstream('carwash-network'), name: '供应商 全城洗车' }),
  );
});
