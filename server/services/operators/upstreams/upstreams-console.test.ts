import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verification } from '#core/contract/common/verification.ts';
import { audit } from '#core/contract/console/audit.ts';
import { consoleCalls } from '#core/contract/console/index.ts';
import { upstreamConsole } from '#core/contract/console/operations/upstreams.ts';
import { upstreams as sandboxUpstreams } from '#core/contract/sandbox/upstreams.ts';
import { fixedUpstreams, supplierUpstream } from '#core/rules/console/operations/upstreams.ts';
import { sweepUpstreams, writeUpstreams } from '../../../http/figures/write-upstreams.ts';
import { aRight } from '../../../testing/data/a-right.ts';
import { aPass } from '../../../testing/a-pass.ts';
import { eventually } from '../../../testing/eventually.ts';
import { freshMobile } from '../../../testing/fresh.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../testing/operators/an-operator.ts';
import { raced } from '../../../testing/race-rounds.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { breaker } from '../../../upstreams/breaker.ts';
import { circuits } from '../../../upstreams/circuits.ts';

let server: TestServer;
let second: TestServer;
let desk: TestOperator;
let finance: TestOperator;
beforeAll(async () => {
  // A breaker stays open for longer than a test waits.
  const settings = { UPSTREAM_PAUSE_MS: '60000' };
  server = await testServer({ settings });
  second = await testServer({ database: server.database, settings });
  desk = await anOperator(server, { roles: ['activities'] });
  finance = await anOperator(server, { roles: ['finance'] });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});
beforeEach(() => server.db.deleteFrom('opened_upstreams').execute());

const reason = '供应商说在换证书，单号 CHG-2201';
const inMinutes = (minutes: number): string =>
  new Date(server.now().getTime() + minutes * 60_000).toISOString();
const rowOf = async (upstream: string) => {
  const { rows } = await consoleData(server, upstreamConsole.upstreams, {}, desk);
  const row = rows.find((each) => each.upstream === upstream);
  if (!row) throw new Error(`no ${upstream}`);
  return row;
};
const open = (upstream: string, { as = desk, minutes = 30 } = {}) =>
  callConsole(server, upstreamConsole.forceOpen, { upstream, until: inMinutes(minutes), reason }, as);
const lift = (upstream: string, as = finance) =>
  callConsole(server, upstreamConsole.liftForced, { upstream, reason }, as);
const probe = (upstream: string) => callConsole(server, upstreamConsole.probeUpstream, { upstream }, desk);
const identifies = (at: TestServer) => at.deps.identity.numberAt('192.0.2.7');
const delayed = { kind: 'unknown', reason: 'held back by the breaker' };

describe('the states of breakers', () => {
  it('are shown by process: one opens its own breaker, the other calls on', async () => {
    await server.sandbox(sandboxUpstreams.setOutage, { upstream: 'identity', on: true });
    for (let nth = 0; nth < 5; nth += 1)
      expect(await identifies(second)).toEqual({ kind: 'unknown', reason: 'status 503' });
    expect(await identifies(second)).toEqual(delayed);
    const row = await eventually(
      () => rowOf('identity'),
      ({ processes }) =>
        processes.length === 2 && processes.filter(({ state }) => state === 'open').length === 1,
    );
    expect(row).toMatchObject({
      name: '统一认证',
      state: 'open',
      failed: 5,
      notSent: 1,
      lastFailure: { reason: '应答 HTTP 503' },
      forced: null,
    });
    expect(row.p99).toBeGreaterThan(0);
    expect(row.processes.map(({ state }) => state).toSorted()).toEqual(['closed', 'open']);
    expect(row.processes.every(({ isSilent }) => !isSilent)).toBe(true);
    expect(row.steps).toHaveLength(60);
    expect(row.steps.reduce((sum, { failed }) => sum + failed, 0)).toBe(5);
    await server.sandbox(sandboxUpstreams.setOutage, { upstream: 'identity', on: false });
  });

  it('every upstream of the product is listed with its name, and a supplier before its first call', async () => {
    const { supplier } = await server.db
      .selectFrom('rights')
      .select('supplier')
      .where('rights_id', '=', (await aRight(server)).rightsId)
      .executeTakeFirstOrThrow();
    const { rows } = await eventually(
      () => consoleData(server, upstreamConsole.upstreams, {}, desk),
      ({ rows: found }) => found.some(({ upstream }) => upstream === 'sms'),
    );
    const listed = rows.map(({ upstream }) => upstream);
    // Pictures are files of this machine here.
    expect(listed).toEqual(expect.arrayContaining(fixedUpstreams.filter((each) => each !== 'pictures')));
    expect(listed).toContain(supplierUpstream(supplier));
    expect(
      listed.filter((each) => !each.startsWith('supplier:') && !fixedUpstreams.includes(each as never)),
    ).toEqual([]);
  });

  it('a process that says nothing for two minutes is shown as silent, and counts for no state', async () => {
    const clock = { now: () => new Date(server.now().getTime() - 121_000) };
    const lost = circuits(clock);
    const counted = lost.of('maps').count(breaker({ failures: 1, openMs: 60_000 }));
    counted.record('timeout', 800);
    await writeUpstreams(server.db, lost, { process: 'lost:1:x', now: clock.now() });
    const row = await rowOf('maps');
    expect(row.processes).toContainEqual(
      expect.objectContaining({ process: 'lost · 1', state: 'open', isSilent: true }),
    );
    expect(row).toMatchObject({ state: 'closed', failed: 1, lastFailure: { reason: '超时没有应答' } });
    await server.db.deleteFrom('upstream_states').where('process', '=', 'lost:1:x').execute();
  });

  it('writing a minute twice changes nothing, processes add up, and old rows are deleted', async () => {
    const clock = { now: () => new Date(server.now().getTime() - 10 * 60_000) };
    for (const process of ['a:1:x', 'a:2:x']) {
      const own = circuits(clock);
      const counted = own.of('invoices').count(breaker({ failures: 9, openMs: 1 }));
      for (let nth = 0; nth < 99; nth += 1) counted.record(undefined, 10);
      counted.record('status 500', 900);
      await writeUpstreams(server.db, own, { process, now: clock.now() });
      await writeUpstreams(server.db, own, { process, now: clock.now() });
    }
    const { answered, failed, p99 } = await rowOf('invoices');
    expect([answered, failed]).toEqual([198, 2]);
    expect(p99).toBeLessThan(20);
    await sweepUpstreams(server.db, new Date(server.now().getTime() + 4 * 86_400_000));
    expect(await server.db.selectFrom('upstream_minutes').selectAll().execute()).toEqual([]);
  });
});

describe('an upstream that an operator opens', () => {
  it('gets no request from any process, is open for both of them, and answers again when it is lifted', async () => {
    const message = { mobile: '13900000000', text: 'x', channel: 'sms' } as const;
    expect((await open('sms')).data).toEqual({ kind: 'opened' });
    // The process that did it obeys at once.
    expect(await server.deps.sms.send(message)).toBe('held-back');
    await eventually(
      () => second.deps.sms.send(message),
      (outcome) => outcome === 'held-back',
      5_000,
    );
    const refused = await second.call(verification.sendLoginCode, {
      mobile: freshMobile(),
      captchaToken: await aPass(server),
    });
    expect(refused).toMatchObject({ success: false, message: '验证码未能发送，请稍后再试' });
    const row = await eventually(
      () => rowOf('sms'),
      ({ processes }) => processes.filter(({ state }) => state === 'open').length === 2,
    );
    expect(row.forced).toMatchObject({ by: desk.name, reason });
    expect((await lift('sms')).data).toEqual({ kind: 'lifted' });
    await eventually(
      () => second.deps.sms.send(message),
      (outcome) => outcome === 'sent',
      5_000,
    );
    expect((await lift('sms')).data).toEqual({ kind: 'lifted-before' });
    const { rows } = await consoleData(server, audit.auditLog, { limit: 2 }, await anOperator(server));
    expect(rows).toMatchObject([
      { act: '取消断开', objectName: '短信网关', operator: finance.name },
      { act: '断开上游', objectName: '短信网关', operator: desk.name, reason },
    ]);
  });

  it('closes itself at its time', async () => {
    await open('maps', { minutes: 10 });
    const at = { longitude: 118.79, latitude: 32.06 };
    expect((await server.deps.maps.reverseGeocode(at)).info).toBe('SILENT');
    await server.advance(10 * 60_000);
    desk = await anOperator(server, { roles: ['activities'] });
    finance = await anOperator(server, { roles: ['finance'] });
    expect((await server.deps.maps.reverseGeocode(at)).info).toBe('OK');
    expect((await rowOf('maps')).forced).toBeNull();
    expect((await open('maps')).data).toEqual({ kind: 'opened' });
  });

  it('ends within four hours, has a reason, and exists', async () => {
    expect((await open('billing', { minutes: 241 })).message).toBe('最长断开 4 小时，到时再看');
    expect((await open('billing', { minutes: -1 })).message).toBe('结束时间已经过了，请重新填写');
    expect((await open('nobody')).message).toBe('没有这个上游');
    expect((await open('supplier:nobody')).message).toBe('没有这个上游');
    const row = { upstream: 'billing', opened_by: desk.operatorId, opened_at: server.now() };
    const insert = (reasonText: string, ms: number) =>
      server.db
        .insertInto('opened_upstreams')
        .values({ ...row, reason: reasonText, ends_at: new Date(server.now().getTime() + ms) })
        .execute();
    await expect(insert('', 60_000)).rejects.toThrow('violates check constraint');
    await expect(insert(reason, 4 * 3_600_000 + 1_000)).rejects.toThrow('violates check constraint');
  });

  it('two operators at once: one opens it, and the other learns by whom', () =>
    raced(
      async () => undefined,
      async () => {
        await server.db.deleteFrom('opened_upstreams').execute();
        const outcomes = await Promise.all([open('wallet'), open('wallet', { as: finance })]);
        const kinds = outcomes.map(({ data }) => data.kind);
        expect(kinds.toSorted()).toEqual(['opened', 'opened-before']);
        const first = kinds[0] === 'opened' ? desk : finance;
        expect(outcomes.map(({ data }) => data)).toContainEqual(
          expect.objectContaining({ kind: 'opened-before', by: first.name }),
        );
      },
    ));
});

it('nothing holds a breaker closed: there is no call and no column for it', async () => {
  const own = Object.values(consoleCalls).filter(({ path }) => path.startsWith('/upstreams/'));
  expect(
    own
      .filter(({ writes }) => writes)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(['/upstreams/forceOpen', '/upstreams/lift', '/upstreams/probe']);
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'opened_upstreams' order by 1`.execute(
    server.db,
  );
  expect(rows.map(({ name }) => name)).toEqual(['ends_at', 'opened_at', 'opened_by', 'reason', 'upstream']);
});

describe('a probe', () => {
  it('asks every upstream something harmless and shows the answer', async () => {
    const { rows } = await consoleData(server, upstreamConsole.upstreams, {}, desk);
    for (const { upstream, noProbe } of rows.filter((each) => each.noProbe === null))
      expect({ upstream, noProbe, ...(await probe(upstream)) }).toMatchObject({
        upstream,
        success: true,
        data: { isAnswered: true, text: expect.not.stringMatching(/不是预期/) },
      });
    expect((await probe('sms')).message).toBe('每次请求都会发出一条短信，没有可以试的请求');
    expect((await probe('pictures')).message).toBe('这套部署没有接这个上游，不用探测');
  });

  it('is sent to one that is open, and neither closes its breaker nor counts', async () => {
    await server.sandbox(sandboxUpstreams.setOutage, { upstream: 'billing', on: true });
    for (let nth = 0; nth < 5; nth += 1) await server.deps.billing.balanceFen('13900000000');
    const stateNow = () =>
      server.deps.circuits.states().find(({ upstream }) => upstream === 'billing')?.state;
    expect(stateNow()).toBe('open');
    expect((await probe('billing')).data).toMatchObject({ isAnswered: false, text: '应答 HTTP 503' });
    await server.sandbox(sandboxUpstreams.setOutage, { upstream: 'billing', on: false });
    expect((await probe('billing')).data).toMatchObject({ isAnswered: true });
    expect(stateNow()).toBe('open');
    await open('billing');
    expect((await probe('billing')).data).toMatchObject({ isAnswered: true });
  });
});
