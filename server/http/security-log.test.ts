import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatApp } from '#core/contract/user/chat-app.ts';
import { session } from '#core/contract/user/session.ts';
import { sso } from '#core/contract/user/sso.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import { hosts } from '#core/contract/sandbox/hosts.ts';
import { reports } from '#core/contract/sandbox/reports.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import type { RequestOf } from '#core/contract/endpoint.ts';
import { chatCode } from '../sandbox/upstreams/chat-app.ts';
import { aMember } from '../testing/data/a-member.ts';
import { eventually } from '../testing/eventually.ts';
import { freshId, freshMobile } from '../testing/fresh.ts';
import { aProof, signInByProof, stateFor } from '../testing/sign-in-by-proof.ts';
import { requestCode, sealedLogin, signIn } from '../testing/sign-in.ts';
import { onServer } from '../testing/databases/test-cluster.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { securityLog } from './security-log.ts';
import { sweepSecurityLog } from './sweeps/sweep-security-log.ts';

type LogQuery = RequestOf<typeof reports.securityLog>;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const entriesWith = async (query: LogQuery) => (await server.sandbox(reports.securityLog, query)).entries;
const entriesOf = (mobile: string) => entriesWith({ text: mobile });
const inDatabase = (statement: string) => onServer(server.database.url, (client) => client.query(statement));

describe('the security log (V2)', () => {
  it('has each sign-in, with the way, the address and the masked number', async () => {
    const mobile = freshMobile();
    const { userInfo } = await signIn(server, mobile, { headers: { 'x-forwarded-for': '192.0.2.7' } });
    expect(await entriesOf(mobile)).toMatchObject([
      {
        kind: 'sign-in',
        what: 'sms',
        mobile: maskMobile(mobile),
        userId: userInfo.userId,
        ip: '192.0.2.7',
        times: 1,
      },
    ]);
    expect(JSON.stringify(await server.db.selectFrom('security_log').selectAll().execute())).not.toContain(
      mobile,
    );
  });

  it('has each refused sign-in, equal ones of a second as one row', async () => {
    const mobile = freshMobile();
    const { ticket } = await requestCode(server, mobile);
    const login = await sealedLogin(server, mobile, { code: '000000', ticket });
    for (let tries = 0; tries < 2; tries += 1) await server.call(session.smsLogin, login);
    const refused = await entriesOf(mobile);
    expect(refused.reduce((sum, { times }) => sum + times, 0)).toBe(2);
    expect(refused[0]).toMatchObject({ kind: 'refused', what: 'sms', mobile: maskMobile(mobile) });
    expect(refused[0]?.detail).toContain('验证码');
  });

  it('distinguishes a replayed proof from a forged one', async () => {
    const proof = await aProof(server, 'operator', freshMobile());
    await signInByProof.operator(server, proof);
    await signInByProof.operator(server, proof);
    await signInByProof['video-a'](server, freshId('forged'));
    expect(await entriesWith({ kind: 'replay', text: 'operator' })).toHaveLength(1);
    expect(await entriesWith({ kind: 'refused', text: 'video-a' })).toHaveLength(1);
    expect(await entriesWith({ kind: 'replay', text: 'video-a' })).toEqual([]);
  });

  it('has a replayed state of the chat app, but not the question for a number', async () => {
    const [code, stateSecret] = [await aProof(server, chatCode, freshMobile()), freshId('secret')];
    const login = { code, state: stateFor(stateSecret), stateSecret };
    await server.data(chatApp.chatAppLogin, login);
    await server.call(chatApp.chatAppLogin, login);
    expect(await entriesWith({ kind: 'replay', text: 'chat-app' })).toHaveLength(1);
  });

  it('has a replayed refresh token, which ends its session', async () => {
    const member = await aMember(server);
    const stale = { as: { accessToken: 'gone', refreshToken: member.refreshToken } };
    await server.call(session.loginStatus, {}, stale);
    await server.advance(60_000);
    await server.call(session.loginStatus, {}, stale);
    expect(await entriesWith({ kind: 'replay', text: member.userId })).toMatchObject([
      { what: 'refresh-token' },
    ]);
  });

  it('has each number that another system got for a hand-over token', async () => {
    const member = await aMember(server);
    const { token } = await server.data(sso.handOverToken, { tokenChannel: 'APP' }, { as: member });
    await server.sandbox(hosts.handOver, { token, channel: 'APP' });
    expect(await entriesOf(member.mobile)).toMatchObject([
      { kind: 'export', what: 'APP', userId: member.userId },
    ]);
  });

  it('has what the operator switches in the workbench, with masked numbers', async () => {
    const mobile = freshMobile();
    await server.sandbox(hosts.setNetwork, { mobile });
    await server.sandbox(upstreams.setOutage, { upstream: 'lounge', on: true });
    await server.sandbox(upstreams.setOutage, { upstream: 'lounge', on: false });
    const acts = await eventually(
      () => entriesWith({ kind: 'operator' }),
      (found) => found.filter(({ what }) => what === 'outage').length === 2,
    );
    expect(acts.some(({ what, detail }) => what === 'outage' && detail.includes('lounge'))).toBe(true);
    expect(acts.find(({ what }) => what === 'network')?.detail).toContain(maskMobile(mobile));
  });

  it('cannot be changed, and is kept for six months', async () => {
    await signIn(server, freshMobile());
    for (const statement of [
      "update security_log set ip = ''",
      'delete from security_log',
      'truncate security_log',
    ])
      await expect(inDatabase(statement)).rejects.toThrow('append-only');

    const days = async () =>
      (
        await inDatabase(
          "select extract(day from now() - at)::integer as age from security_log where what = 'old' order by at desc",
        )
      ).rows.map((row: { age: number }) => row.age);
    await inDatabase(`
      insert into security_log (at, kind, what, ip, times, detail)
      select now() - make_interval(days => age), 'sign-in', 'old', '', 1, '' from unnest(array[179, 180, 186]) age`);
    await sweepSecurityLog(server.db, new Date());
    expect(await days()).toEqual([179, 180]);
    await sweepSecurityLog(server.db, new Date(Date.now() + 400 * 24 * 3_600_000));
    expect(await days()).toEqual([179, 180]);
  });

  it('does not stop a sign-in while it cannot be written: the entry is in the process’s log', async () => {
    const mobile = freshMobile();
    await inDatabase("alter table security_log add constraint full_disk check (kind = 'operator') not valid");
    try {
      const { userInfo } = await signIn(server, mobile);
      expect(userInfo.mobile).toBe(maskMobile(mobile));
      const record = server.logs().find((each) => each.includes('the security log could not be written'));
      expect(record).toContain(userInfo.userId);
      expect(record).toContain(maskMobile(mobile));
    } finally {
      await inDatabase('alter table security_log drop constraint full_disk');
    }
  });

  it('keeps refusals until they can be written, and a flood of them is a bounded number of rows', async () => {
    const log = securityLog(server.deps);
    const flooded = freshId('flooded');
    for (let at = 0; at < 5_000; at += 1)
      log.queue({ kind: 'refused', what: flooded, ip: `192.0.2.${at % 250}`, mobile: freshMobile() });
    await inDatabase("alter table security_log add constraint full_disk check (kind = 'operator') not valid");
    await log.flush();
    await inDatabase('alter table security_log drop constraint full_disk');
    await log.flush();
    const rows = await server.db
      .selectFrom('security_log')
      .select(['what', 'times'])
      .where((e) => e.or([e('what', '=', flooded), e('what', '=', '*')]))
      .execute();
    expect(rows).toHaveLength(51);
    expect(rows.reduce((sum, { times }) => sum + times, 0)).toBe(5_000);
  });
});
