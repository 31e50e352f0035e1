import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { session } from '#core/contract/user/session.ts';
import { sso } from '#core/contract/user/sso.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import {
  fakeHttpServer,
  badAnswers,
  signedBy,
  type FakeHttpServer,
} from '../../../testing/upstreams/fake-http-server.ts';
import { freshId, freshMobile } from '../../../testing/fresh.ts';
import { repeated, scattered } from '../../../testing/repeated.ts';
import { testDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { aProof, signInByProof } from '../../../testing/sign-in-by-proof.ts';
import { identityKinds, type IdentityKind } from '../../../upstreams/identity/port.ts';
import { lookupOf, testEncryption } from '../../../testing/databases/test-encryption.ts';

const kinds = Object.keys(identityKinds) as IdentityKind[];
const minute = 60_000;
const worthless = { code: '0', message: '登录凭证已失效，请重新登录', success: false, data: null };
const cannotVerify = {
  code: '0',
  message: '暂时无法验证您的身份，请稍后再试，或使用短信验证码登录',
  success: false,
  data: null,
};

let database: TestDatabase;
let server: TestServer;
let other: TestServer;
const identitySecret = 'a secret of the identity service, 32+';
const says = signedBy(identitySecret);
/** The product with a fake identity service. */
let odd: TestServer;
let upstream: FakeHttpServer;
beforeAll(async () => {
  [database, upstream] = await Promise.all([testDatabase(), fakeHttpServer()]);
  [server, other, odd] = await Promise.all([
    testServer({ database }),
    testServer({ database }),
    testServer({ settings: { IDENTITY_URL: upstream.origin, IDENTITY_SECRET: identitySecret } }),
  ]);
});
afterAll(async () => {
  await Promise.all([server.stop(), other.stop(), odd.stop()]);
  upstream.stop();
  await database.drop();
});

const sessionsOf = (at: TestServer, mobile: string) =>
  at.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .selectAll('sessions')
    .where('mobile_lookup', '=', lookupOf(mobile))
    .execute();
const sessionCount = async (at: TestServer) =>
  (await at.db.selectFrom('sessions').select('session_id').execute()).length;
const either = (i: number): TestServer => (i % 2 === 0 ? server : other);

describe.each(kinds)('signing in with a proof of kind %s (§4, decisions §3)', (kind) => {
  const signIn = signInByProof[kind];

  it('opens a session for the number it proves', async () => {
    const mobile = freshMobile();
    const { success, data } = await signIn(server, await aProof(server, kind, mobile));
    expect(success).toBe(true);
    expect(await server.data(session.ownMobile, {}, { as: data })).toMatchObject({ telePhone: mobile });
    expect(await sessionsOf(server, mobile)).toMatchObject([{ signed_in_by: kind }]);
  });

  it('works once: a replay is refused, also in another instance (F14)', () =>
    repeated(async (below) => {
      const proof = await aProof(server, kind, freshMobile());
      expect(await signIn(either(below(2)), proof)).toMatchObject({ success: true });
      expect([await signIn(server, proof), await signIn(other, proof)]).toEqual([worthless, worthless]);
    }));

  it('ten uses at once over two instances are one session (F14)', () =>
    repeated(async (below) => {
      const mobile = freshMobile();
      const proof = await aProof(server, kind, mobile);
      const answers = await scattered(below, 10, () => signIn(either(below(2)), proof));
      expect(answers.filter(({ success }) => success)).toHaveLength(1);
      expect(await sessionsOf(server, mobile)).toHaveLength(1);
    }));

  it('an invalid proof, a plain number, or a proof with a changed letter is refused (A6)', async () => {
    const mobile = freshMobile();
    const proof = await aProof(server, kind, mobile);
    const changed = [
      `${proof}A`,
      proof.slice(0, -1),
      (proof.startsWith('A') ? 'B' : 'A') + proof.slice(1),
      proof.replace(
        /\.\w+\./,
        (expires) => `.${(Number.parseInt(expires.slice(1, -1), 36) + minute).toString(36)}.`,
      ),
    ];
    for (const made of [
      ...changed,
      mobile,
      Buffer.from(mobile).toString('base64'),
      'U0000000001',
      'undefined',
      "'or'1'='1",
    ])
      expect(await signIn(server, made)).toEqual(worthless);
    expect(await sessionsOf(server, mobile)).toEqual([]);
  });

  it.each(kinds.filter((each) => each !== kind))(
    'is refused where a proof of kind %s is required',
    async (foreign) => {
      expect(await signInByProof[foreign](server, await aProof(server, kind, freshMobile()))).toEqual(
        worthless,
      );
    },
  );

  it('a number whose account was closed gets a new account, and the old one stays closed', async () => {
    const old = await aMember(server);
    await server.db
      .updateTable('users')
      .set({ closed_at: server.now() })
      .where('user_id', '=', old.userId)
      .execute();
    const { data } = await signIn(server, await aProof(server, kind, old.mobile));
    expect(data.userInfo.userId).not.toBe(old.userId);
    expect(await server.data(session.loginStatus, {}, { as: old })).toMatchObject({ isLogin: false });
  });

  it('is refused while the identity service is out, and the proof stays valid afterwards', async () => {
    const mobile = freshMobile();
    const proof = await aProof(other, kind, mobile);
    await other.sandbox(upstreams.setOutage, { upstream: 'identity', on: true });
    expect(await signIn(other, proof)).toEqual(cannotVerify);
    await other.sandbox(upstreams.setOutage, { upstream: 'identity', on: false });
    expect(await sessionsOf(other, mobile)).toEqual([]);
    expect(await signIn(server, proof)).toMatchObject({ success: true });
  });
});

describe('proofs of every kind', () => {
  it('run out after five minutes', async () => {
    const proofs = await Promise.all(
      kinds.map(async (kind) => [kind, await aProof(server, kind, freshMobile())] as const),
    );
    await server.advance(5 * minute);
    expect(await Promise.all(proofs.map(([kind, proof]) => signInByProof[kind](server, proof)))).toEqual(
      kinds.map(() => worthless),
    );
  });

  it('are kept as hashes, and stand in no line of the log', async () => {
    const proof = await aProof(server, 'operator', freshMobile());
    await signInByProof.operator(server, proof);
    expect(JSON.stringify(await server.db.selectFrom('used_proofs').selectAll().execute())).not.toContain(
      proof,
    );
    expect(server.logs().filter((record) => record.includes(proof))).toEqual([]);
  });

  it('the header is as good as the body, and neither is a clear refusal', async () => {
    const missing = { code: '0', message: '缺少登录凭证，请使用短信验证码登录', data: null };
    expect(await server.call(sso.mallLogin, {})).toMatchObject(missing);
    expect(await server.call(sso.mallLogin, {}, { headers: { 'SSO-Token': 'with spaces' } })).toMatchObject(
      missing,
    );
    expect(
      await server.call(sso.mallLogin, { token: await aProof(server, 'mall', freshMobile()) }),
    ).toMatchObject({ success: true });
  });

  it('a number in the query, a cookie or a tracking value does not sign in (A6)', async () => {
    const mobile = freshMobile();
    const before = await sessionCount(server);
    for (const [kind, signIn] of Object.entries(signInByProof))
      expect([kind, (await signIn(server, mobile)).success]).toEqual([kind, false]);
    const headers = {
      cookie: `loginInfo=${mobile}; mobile=${mobile}`,
      'SSO-Token': mobile,
      trackData: encodeURIComponent(JSON.stringify({ mobile, IU: 'VTE=' })),
    };
    expect(await server.call(sso.middlePlatformLogin, {}, { headers })).toEqual(worthless);
    expect(await sessionCount(server)).toBe(before);
  });

  it('remember where the sign-in came from, and consent is written down on the way', async () => {
    await server.db
      .insertInto('agreements')
      .values({
        template_id: 'user-service',
        version: '1',
        title: '协议',
        body: '正文',
        published_at: new Date('2026-01-01'),
      })
      .execute();
    const mobile = freshMobile();
    const login = {
      token: await aProof(server, 'operator', mobile),
      registerChannel: 'C0013',
      externalUserId: 'X1',
      agreement: { templateId: 'user-service', version: '1' },
    };
    const { userInfo } = await server.data(sso.operatorLogin, login);
    const sessions = await sessionsOf(server, mobile);
    expect(sessions).toMatchObject([{ signed_in_by: 'operator', register_channel: 'C0013' }]);
    expect(testEncryption.identities.open(sessions[0]?.external_user_id_sealed ?? '')).toBe('X1');
    expect(
      await server.db
        .selectFrom('consents')
        .select('template_id')
        .where('user_id', '=', userInfo.userId)
        .execute(),
    ).toEqual([{ template_id: 'user-service' }]);
  });

  it('consent to a text that is not there refuses before the proof is spent', async () => {
    const token = await aProof(server, 'operator', freshMobile());
    expect(
      await server.call(sso.operatorLogin, { token, agreement: { templateId: 'none', version: '1' } }),
    ).toMatchObject({ code: '0', message: '协议已更新，请阅读最新版本后再同意' });
    expect(await server.call(sso.operatorLogin, { token })).toMatchObject({ success: true });
  });
});

describe('whatever the identity service does (F12, F14)', () => {
  it.each(kinds)(
    'one that says yes to everything still opens one session for ten uses of a proof as %s',
    (kind) =>
      repeated(async (below) => {
        const [mobile, proof] = [freshMobile(), freshId('proof')];
        upstream.behave(says(200, JSON.stringify({ outcome: 'verified', mobile })));
        const answers = await scattered(below, 10, () => signInByProof[kind](odd, proof));
        expect(answers.filter(({ success }) => success)).toHaveLength(1);
        const asAnother = await Promise.all(kinds.map((each) => signInByProof[each](odd, proof)));
        expect(asAnother).toEqual(kinds.map(() => worthless));
        expect(await sessionsOf(odd, mobile)).toHaveLength(1);
      }),
  );

  it('one that accepts everything is not called for a plain number', async () => {
    upstream.behave(says(200, JSON.stringify({ outcome: 'verified', mobile: '13900000000' })));
    const before = upstream.requests.length;
    expect(await Promise.all(kinds.map((kind) => signInByProof[kind](odd, '13900000000')))).toEqual(
      kinds.map(() => worthless),
    );
    expect(upstream.requests.length).toBe(before);
  });

  it.each(badAnswers('{"outcome":"verified","mobile":"13900000000"}', says))(
    'one that %s refuses every sign-in in the end, and other calls are served meanwhile',
    (_title, how) =>
      repeated(async (below) => {
        upstream.behave(how);
        const before = await sessionCount(odd);
        const signIns = scattered(below, kinds.length, (at) =>
          signInByProof[kinds[at] ?? 'operator'](odd, freshId('proof')),
        );
        await odd.data(session.loginStatus, {});
        expect(await signIns).toEqual(kinds.map(() => cannotVerify));
        expect(await sessionCount(odd)).toBe(before);
      }),
  );

  it('after repeated failures requests no longer wait for it', async () => {
    upstream.behave(says(500, '{}'));
    // The circuit breaker lets one request through every five seconds.
    await expect
      .poll(async () => {
        const before = upstream.requests.length;
        expect(await signInByProof.operator(odd, freshId('proof'))).toEqual(cannotVerify);
        return upstream.requests.length - before;
      })
      .toBe(0);
  });
});
