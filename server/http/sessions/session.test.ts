import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { membership } from '#core/contract/user/membership.ts';
import { session } from '#core/contract/user/session.ts';
import { aMember, type TestMember } from '../../testing/data/a-member.ts';
import { eventually } from '../../testing/eventually.ts';
import { repeated, scattered } from '../../testing/repeated.ts';
import type { SendOptions, Tokens } from '../../testing/send-call.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';
import { sessionReader } from './session.ts';
import { aProof, signInByProof } from '../../testing/sign-in-by-proof.ts';

const hour = 3_600_000;
const guest = { code: '-2', message: '请先登录', data: null };
const ended = { code: '-5', message: '您的账号已在其他设备登录或退出，请重新登录', data: null };

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const whoAmI = (as: Partial<Tokens>, headers: SendOptions['headers'] = {}) =>
  server.send(membership.userVipInfo, {}, { as, headers });
const signInWithProof = async (mobile: string) =>
  signInByProof.operator(server, await aProof(server, 'operator', mobile));
const accessOnly = ({ accessToken }: Tokens) => ({ accessToken });
const refreshed = async (tokens: Tokens): Promise<Tokens> => {
  const { headers } = await whoAmI(tokens);
  return { accessToken: headers.get('accessToken') ?? '', refreshToken: headers.get('refreshToken') ?? '' };
};

describe('a session (§4 Login state, decisions §3)', () => {
  it('a guest gets "sign in" from member calls and an answer from the others', async () => {
    expect((await whoAmI({})).envelope).toEqual({ ...guest, success: false });
    expect(await server.data(session.loginStatus, {})).toEqual({ isLogin: false, userInfo: null });
  });

  it('lasts twelve hours', async () => {
    const member = await aMember(server);
    await server.advance(12 * hour - 60_000);
    expect((await whoAmI(accessOnly(member))).envelope).toMatchObject({
      success: true,
      data: { userDto: { userId: member.userId } },
    });
    await server.advance(60_000);
    expect((await whoAmI(accessOnly(member))).envelope).toMatchObject(guest);
  });

  it('is renewed through the headers of the answer, and both old tokens are spent', async () => {
    const member = await aMember(server);
    await server.advance(12 * hour);
    const { envelope, headers } = await whoAmI(member);
    expect(envelope).toMatchObject({ success: true, data: { userDto: { userId: member.userId } } });
    expect(headers.get('tokenSet')).toBe('UPDATE');
    const fresh = {
      accessToken: headers.get('accessToken') ?? '',
      refreshToken: headers.get('refreshToken') ?? '',
    };
    expect(new Set([...Object.values(fresh), member.accessToken, member.refreshToken]).size).toBe(4);
    const again = await whoAmI(fresh);
    expect(again.envelope).toMatchObject({ success: true });
    expect(again.headers.get('tokenSet')).toBeNull();
    expect((await whoAmI(accessOnly(member))).envelope).toMatchObject(guest);
  });

  it('that expired or ended has the page remove its tokens, whatever the call (§4)', async () => {
    const member = await aMember(server);
    const signedOut = await aMember(server);
    await server.send(session.logout, {}, { as: signedOut });
    const removes = async (as: Partial<Tokens>) => {
      const { headers } = await server.send(session.loginStatus, {}, { as });
      return [headers.get('tokenSet'), headers.get('accessToken')];
    };
    expect(await removes(signedOut)).toEqual(['REMOVE', null]);
    expect((await whoAmI(signedOut)).headers.get('tokenSet')).toBe('REMOVE');
    expect(await removes({ accessToken: 'unknown' })).toEqual(['REMOVE', null]);
    expect(await removes({})).toEqual([null, null]);
    expect(await removes(member)).toEqual([null, null]);
    await server.advance(31 * 24 * hour);
    expect(await removes(member)).toEqual(['REMOVE', null]);
  });

  it('is not renewed while the access token is good', async () => {
    const { headers } = await whoAmI(await aMember(server));
    expect(headers.get('tokenSet')).toBeNull();
  });

  it('ten tabs that wake at once make one renewal, and all are served (F13)', () =>
    repeated(async (below) => {
      const member = await aMember(server);
      await server.advance(12 * hour);
      const tabs = await scattered(below, 10, () => whoAmI(member));
      expect(tabs.map(({ envelope }) => envelope.code)).toEqual(Array<string>(10).fill('1'));
      expect(tabs.filter(({ headers }) => headers.get('tokenSet') === 'UPDATE')).toHaveLength(1);
    }));

  it('serves a tab whose refresh token was traded twice within a few seconds', async () => {
    const member = await aMember(server);
    await server.advance(12 * hour);
    const first = await refreshed(member);
    await whoAmI({ refreshToken: first.refreshToken });
    const late = await whoAmI(member);
    expect(late.envelope).toMatchObject({ success: true, data: { userDto: { userId: member.userId } } });
    expect(late.headers.get('tokenSet')).toBeNull();
  });

  it('ends when a spent refresh token comes back later: one of the two holders is a thief', async () => {
    const member = await aMember(server);
    await server.advance(12 * hour);
    const fresh = await refreshed(member);
    await server.advance(31_000);
    expect((await whoAmI(member)).envelope).toMatchObject(ended);
    await eventually(
      async () => (await whoAmI(fresh)).envelope.code,
      (code) => code === ended.code,
    );
    expect((await whoAmI({ refreshToken: fresh.refreshToken })).envelope.success).toBe(false);
  });

  it('ends when a refresh token comes back that was spent several renewals ago', async () => {
    const stolen = await aMember(server);
    let tokens: Tokens = stolen;
    for (let i = 0; i < 3; i += 1) {
      await server.advance(12 * hour);
      tokens = await refreshed(tokens);
    }
    expect((await whoAmI({ refreshToken: stolen.refreshToken })).envelope).toMatchObject(ended);
    await eventually(
      async () => (await whoAmI(tokens)).envelope.code,
      (code) => code === ended.code,
    );
  });

  it('a forged token with an existing session id ends nothing', async () => {
    const member = await aMember(server);
    const [sessionId] = member.refreshToken.split('.');
    for (const forged of [
      `${sessionId}.${'A'.repeat(43)}`,
      `${sessionId}.`,
      '.',
      `.${member.refreshToken}`,
      `${member.userId}.${member.refreshToken}`,
      member.refreshToken.split('.')[1] ?? '',
    ]) {
      expect((await whoAmI({ refreshToken: forged })).envelope).toMatchObject(guest);
    }
    expect((await whoAmI(member)).envelope.success).toBe(true);
  });

  it('is over for good after thirty days without a visit', async () => {
    const member = await aMember(server);
    await server.advance(30 * 24 * hour);
    expect((await whoAmI(member)).envelope).toMatchObject(guest);
  });

  it('ends when the account is closed', async () => {
    const member = await aMember(server);
    await server.db
      .updateTable('users')
      .set({ closed_at: server.now() })
      .where('user_id', '=', member.userId)
      .execute();
    expect((await whoAmI(member)).envelope).toMatchObject(ended);
    await server.advance(12 * hour);
    expect((await whoAmI(member)).envelope.success).toBe(false);
  });
});

describe('signing out', () => {
  it('ends both tokens at once and has the page drop them', async () => {
    const member = await aMember(server);
    await whoAmI(member);
    const { envelope, headers } = await server.send(session.logout, {}, { as: member });
    expect(envelope).toMatchObject({ success: true, data: null });
    expect(headers.get('tokenSet')).toBe('REMOVE');
    expect((await whoAmI(member)).envelope).toMatchObject(ended);
    expect((await whoAmI({ refreshToken: member.refreshToken })).envelope.success).toBe(false);
    await server.advance(12 * hour);
    expect((await whoAmI(member)).envelope.success).toBe(false);
  });

  it('with tokens that just ran out hands out no new ones', async () => {
    const member = await aMember(server);
    await server.advance(12 * hour);
    const { headers } = await server.send(session.logout, {}, { as: member });
    expect([headers.get('tokenSet'), headers.get('accessToken'), headers.get('refreshToken')]).toEqual([
      'REMOVE',
      null,
      null,
    ]);
    expect((await whoAmI(member)).envelope.success).toBe(false);
  });

  it('twice, or as a guest, is no error', async () => {
    const member = await aMember(server);
    await server.call(session.logout, {}, { as: member });
    expect(await server.call(session.logout, {}, { as: member })).toMatchObject({ success: true });
    expect(await server.call(session.logout, {})).toMatchObject({ success: true });
  });

  it('leaves the other phone of the same subscriber signed in', async () => {
    const phone = await aMember(server);
    const tablet = await aMember(server, { mobile: phone.mobile });
    await server.call(session.logout, {}, { as: phone });
    expect((await whoAmI(tablet)).envelope.success).toBe(true);
  });
});

describe('several devices (decisions §3)', () => {
  it('five devices may be signed in; the sixth ends the oldest, which gets a reason', async () => {
    const oldest = await aMember(server);
    const others: TestMember[] = [];
    for (let i = 0; i < 5; i += 1) {
      await server.advance(1_000);
      others.push(await aMember(server, { mobile: oldest.mobile }));
    }
    expect((await whoAmI(oldest)).envelope).toMatchObject(ended);
    expect((await whoAmI({ refreshToken: oldest.refreshToken })).envelope).toMatchObject(ended);
    const remaining = await Promise.all(others.map((device) => whoAmI(device)));
    expect(remaining.map(({ envelope }) => envelope.code)).toEqual(Array<string>(5).fill('1'));
  });

  it('twenty sign-ins at once leave five (F13)', () =>
    repeated(async (below) => {
      const { mobile, userId } = await aMember(server);
      await scattered(below, 20, () => signInWithProof(mobile));
      const live = await server.db
        .selectFrom('sessions')
        .select('session_id')
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .execute();
      expect(live).toHaveLength(5);
    }));

  it("another subscriber's devices do not count", async () => {
    const one = await aMember(server);
    for (let i = 0; i < 6; i += 1) await aMember(server);
    expect((await whoAmI(one)).envelope.success).toBe(true);
  });

  it('a signed-out session is rejected within a second by an instance that has cached it (A20)', async () => {
    let now = 10_000;
    const instance = sessionReader(server.deps, () => now);
    const member = await aMember(server);
    const request = { headers: { accesstoken: member.accessToken } };
    expect(await instance.read(request)).toMatchObject({ kind: 'member' });
    await server.data(session.logout, {}, { as: member });
    now += 899;
    await instance.read(request);
    now += 101;
    expect(await instance.read(request)).toEqual({ kind: 'ended' });
  });

  it('a signed-out session is rejected by another instance too', async () => {
    const other = await testServer({ database: server.database });
    const member = await aMember(server);
    await other.data(membership.userVipInfo, {}, { as: member });
    await server.data(session.logout, {}, { as: member });
    await eventually(
      () => other.call(membership.userVipInfo, {}, { as: member }),
      ({ code }) => code === ended.code,
    );
    await other.stop();
  });
});

describe('authority (A6, A11, A13)', () => {
  let member: TestMember;
  beforeAll(async () => {
    member = await aMember(server);
  });

  it('never comes from a cookie, a query or a body', async () => {
    const { accessToken, refreshToken, mobile, userId } = member;
    const cookie = Object.entries({ accessToken, refreshToken, token: accessToken, mobile, userId })
      .map(([key, value]) => `${key}=${value}`)
      .join('; ');
    expect((await whoAmI({}, { cookie })).envelope).toMatchObject(guest);
    expect((await whoAmI({}, { authorization: `Bearer ${accessToken}` })).envelope).toMatchObject(guest);
    const inQuery = await server.fetch(
      `${server.base}/provider-user/user/login/status?accessToken=${accessToken}&refreshToken=${refreshToken}`,
    );
    expect(await inQuery.json()).toMatchObject({ data: { isLogin: false } });
    const inBody = await server.call(
      cardProduct.receivedRights,
      Object.fromEntries(Object.entries({ accessToken, refreshToken, userId })),
    );
    expect(inBody).toMatchObject(guest);
  });

  it('a cookie ends no session', async () => {
    await server.call(
      session.logout,
      {},
      { headers: { cookie: `accessToken=${member.accessToken}; refreshToken=${member.refreshToken}` } },
    );
    expect((await whoAmI(member)).envelope.success).toBe(true);
  });

  const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const jwt = (header: object, key?: string): string => {
    const unsigned = `${encoded(header)}.${encoded({ sub: member.userId, userId: member.userId, mobile: member.mobile, aud: 'mall', exp: 9_999_999_999 })}`;
    return `${unsigned}.${key === undefined ? '' : createHmac('sha256', key).update(unsigned).digest('base64url')}`;
  };
  const tampered: readonly (readonly [string, () => string])[] = [
    ['cut at the end', () => member.accessToken.slice(0, -1)],
    ['cut at the start', () => member.accessToken.slice(1)],
    [
      'with one letter changed',
      () => (member.accessToken.startsWith('A') ? 'B' : 'A') + member.accessToken.slice(1),
    ],
    ['with something behind', () => `${member.accessToken}A`],
    ['in other letters', () => member.accessToken.toLowerCase()],
    ['twice', () => `${member.accessToken}, ${member.accessToken}`],
    ['replaced by its hash', () => createHmac('sha256', '').update(member.accessToken).digest('hex')],
    ['replaced by the user id', () => member.userId],
    ['replaced by the number', () => member.mobile],
    ['replaced by the refresh token', () => member.refreshToken],
    ['a JWT with alg none', () => jwt({ alg: 'none', typ: 'JWT' })],
    ['a JWT signed with the sandbox secret', () => jwt({ alg: 'HS256', typ: 'JWT' }, server.config.secret)],
    ['a JWT signed with an empty key', () => jwt({ alg: 'HS256', typ: 'JWT' }, '')],
    [
      'a JWT that brings its own key',
      () =>
        jwt(
          {
            alg: 'HS256',
            jku: 'https://example.invalid/keys',
            kid: '../../dev/null',
            jwk: { kty: 'oct', k: '' },
          },
          'x',
        ),
    ],
    ['of a thousand letters', () => 'A'.repeat(1_000)],
    ['SQL', () => `' or '1'='1`],
    ['undefined', () => 'undefined'],
  ];
  it.each(tampered)('a token %s is a guest', async (_title, make) => {
    expect((await whoAmI({ accessToken: make() })).envelope).toMatchObject(guest);
    expect(
      (await whoAmI({ refreshToken: make() === member.refreshToken ? member.accessToken : make() })).envelope,
    ).toMatchObject(guest);
  });

  it('only hashes of tokens are stored', async () => {
    const [row] = await server.db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', member.userId)
      .execute();
    const stored = JSON.stringify(row, (_key, value: unknown) =>
      value && typeof value === 'object' && 'data' in value
        ? Buffer.from(value.data as number[]).toString('latin1')
        : value,
    );
    expect(stored).not.toContain(member.accessToken);
    expect(stored).not.toContain(member.refreshToken);
  });
});
