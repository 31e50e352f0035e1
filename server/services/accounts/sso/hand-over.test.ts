import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { session } from '#core/contract/user/session.ts';
import { sso } from '#core/contract/user/sso.ts';
import { hosts } from '#core/contract/sandbox/hosts.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { spendHandOver } from './hand-over.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
const whoseIs = (token: string, channel?: string) => spendHandOver(server.deps, token, channel);

describe('a token for another system of the operator (§7 /sso/getToken)', () => {
  it('is exchanged for its subscriber once, within a minute', async () => {
    const member = await aMember(server);
    const { token, expiresInSeconds } = await server.data(sso.handOverToken, {}, { as: member });
    expect(expiresInSeconds).toBe(60);
    const answers = await Promise.all(Array.from({ length: 10 }, () => whoseIs(token)));
    expect(answers.filter(Boolean)).toEqual([{ userId: member.userId, mobile: member.mobile }]);
    expect(await whoseIs(token)).toBeUndefined();
  });

  it('is nothing after a minute', async () => {
    const { token } = await server.data(sso.handOverToken, {}, { as: await aMember(server) });
    await server.advance(60_000);
    expect(await whoseIs(token)).toBeUndefined();
  });

  it('is for its own channel and no other', async () => {
    const member = await aMember(server);
    const { token } = await server.data(sso.handOverToken, { tokenChannel: 'PARTNER' }, { as: member });
    expect([await whoseIs(token), await whoseIs(token, 'OTHER')]).toEqual([undefined, undefined]);
    expect(await whoseIs(token, 'PARTNER')).toMatchObject({ userId: member.userId });
  });

  it('dies with the sign-in it came from (A20)', async () => {
    const member = await aMember(server);
    const { token } = await server.data(sso.handOverToken, {}, { as: member });
    await server.call(session.logout, {}, { as: member });
    expect(await whoseIs(token)).toBeUndefined();
  });

  it('is no session token: it signs in nowhere here, and is stored as a hash', async () => {
    const { token } = await server.data(sso.handOverToken, {}, { as: await aMember(server) });
    expect(await server.data(session.loginStatus, {}, { as: { accessToken: token } })).toMatchObject({
      isLogin: false,
    });
    expect(await server.call(sso.operatorLogin, { token })).toMatchObject({ success: false });
    expect(
      JSON.stringify(await server.db.selectFrom('hand_over_tokens').selectAll().execute()),
    ).not.toContain(token);
  });

  it('is not kept among the saved answers: a repeated request gets another token', async () => {
    const member = await aMember(server);
    const options = { as: member, headers: { 'Idempotency-Key': freshId('key') } };
    const [first, second] = [
      await server.data(sso.handOverToken, {}, options),
      await server.data(sso.handOverToken, {}, options),
    ];
    expect(second.token).not.toBe(first.token);
    const saved = await server.db
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('owner', '=', member.userId)
      .execute();
    expect(saved).toEqual([]);
  });

  it('is for members', async () =>
    expect(await server.call(sso.handOverToken, {})).toMatchObject({ code: '-2' }));

  it('the workbench plays the other system', async () => {
    const member = await aMember(server);
    const { token } = await server.data(sso.handOverToken, {}, { as: member });
    expect(await server.sandbox(hosts.handOver, { token })).toEqual({ mobile: member.mobile });
    expect(await server.sandbox(hosts.handOver, { token })).toEqual({ mobile: null });
  });
});
