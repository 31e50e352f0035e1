import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { session } from '#core/contract/user/session.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aBuild, type TestBuild } from '../../testing/a-build.ts';
import { aHolder } from '../../testing/data/a-holder.ts';
import { aRight } from '../../testing/data/a-right.ts';
import { eventually } from '../../testing/eventually.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

let build: TestBuild;
let server: TestServer;
beforeAll(async () => {
  build = await aBuild();
  server = await testServer({ pages: build.pages, settings: { ACCESS_LOG_PERCENT: '100' } });
});
afterAll(async () => {
  await server.stop();
  build.remove();
});

const answered = (): readonly Record<string, unknown>[] =>
  server
    .logs()
    .map((record) => JSON.parse(record) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'answered');
const scraped = (): Promise<string> => server.deps.metrics.text();
const valueOf = (text: string, series: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length) ?? Number.NaN,
  );
const page = '/content/super-market/rights-entrance';

describe('the access log', () => {
  it('has a call with route, status, code and duration under the id that its answer carries', async () => {
    const answer = await server.fetch(`${server.base}/provider-user/user/login/status?mobile=13812345678`);
    const id = answer.headers.get('x-request-id');
    expect(answer.headers.get('server-timing')).toBe(`request;desc="${id}"`);
    const [line] = await eventually(
      async () => answered().filter(({ reqId }) => reqId === id),
      (lines) => lines.length === 1,
    );
    expect(line).toMatchObject({
      kind: 'call',
      route: 'user.loginStatus',
      method: 'GET',
      status: 200,
      code: '1',
    });
    expect(JSON.stringify(line)).not.toContain('5678');
  });

  it('names the route of an unknown address, not its text', async () => {
    await server.fetch('/nothing/13812345678');
    await eventually(
      async () => answered().filter(({ status }) => status === 404),
      (lines) => lines.length === 1 && !JSON.stringify(lines).includes('nothing'),
    );
  });

  it('has no lines of quick answers at 0 percent', async () => {
    const quiet = await testServer({ database: server.database });
    await quiet.call(session.loginStatus, {});
    expect(quiet.logs().filter((record) => record.includes('"answered"'))).toEqual([]);
    await quiet.stop();
  });
});

describe('the metrics of requests', () => {
  it('count answers by kind and status, documents by page and source, and the time of rendering', async () => {
    await server.fetch(page);
    await server.fetch(page);
    const text = await eventually(
      scraped,
      (found) => valueOf(found, 'mall_request_seconds_count{kind="page",status="200"}') === 2,
    );
    expect(text).toMatch(/^mall_page_seconds_count\{page="[a-z-]+\/[a-z/-]+",status="200"\} 2$/m);
    expect(valueOf(text, 'mall_documents_total{source="rendered"}')).toBe(1);
    expect(valueOf(text, 'mall_documents_total{source="cached"}')).toBe(1);
    expect(valueOf(text, 'mall_render_seconds_count')).toBe(1);
  });

  it('name release, pool, disk, background work and breakers', async () => {
    const text = await eventually(scraped, (found) => found.includes('mall_job_seconds_count'));
    expect(text).toMatch(/^mall_build_info\{release="\d+\.\d+\.\d+"\} 1$/m);
    expect(valueOf(text, 'mall_pool_waiting')).toBe(0);
    expect(valueOf(text, 'mall_pool_wait_seconds_count')).toBeGreaterThan(0);
    expect(valueOf(text, 'mall_pool_connections{state="idle"}')).toBeGreaterThan(0);
    expect(valueOf(text, 'mall_upstream_open{upstream="billing"}')).toBe(0);
    expect(text).toMatch(/^mall_job_seconds_count\{job="deliver-claims",outcome="done"\} \d+$/m);
  });

  it('count refusals by the sentence that was shown', async () => {
    const { member, claim } = await aHolder(server, await aRight(server));
    await server.call(cardProduct.receiveRights, { ...claim, subscriptionId: 'none' }, { as: member });
    expect(await scraped()).toMatch(
      /^mall_refusals_total\{call="content\.receiveRights",reason="[^"]+"\} 1$/m,
    );
  });
});

describe('the metrics of work', () => {
  it('have the claims that wait, the age of the oldest and how those of the last hour ended', async () => {
    await server.sandbox(upstreams.setSupplier, { mode: 'timeout' });
    const { member, claim } = await aHolder(server, await aRight(server));
    await server.call(cardProduct.receiveRights, claim, { as: member });
    await server.advance(120_000);
    const text = await eventually(scraped, (found) => valueOf(found, 'mall_backlog{queue="claims"}') === 1);
    expect(valueOf(text, 'mall_states_read')).toBe(1);
    expect(valueOf(text, 'mall_backlog_oldest_seconds{queue="claims"}')).toBeGreaterThanOrEqual(119);
    expect(valueOf(text, 'mall_backlog{queue="money-differences"}')).toBe(0);
    expect(valueOf(text, 'mall_claims_last_hour{state="delivering"}')).toBe(1);
    expect(text).toMatch(/^mall_upstream_seconds_count\{upstream="suppliers"\} \d+$/m);
  });
});
