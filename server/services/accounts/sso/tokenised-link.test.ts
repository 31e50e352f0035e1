import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gateway } from '#core/contract/common/gateway.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { fakeHttpServer, type FakeHttpServer } from '../../../testing/upstreams/fake-http-server.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { spendHandOver } from './hand-over.ts';

const agreed = 'https://partner.example';
let server: TestServer;
let inside: FakeHttpServer;
beforeAll(async () => {
  inside = await fakeHttpServer();
  server = await testServer({ settings: { REDIRECT_ORIGINS: agreed } });
  await server.db
    .insertInto('dictionary')
    .values({
      code: 'thirdLinkBlacklist',
      name: '活动',
      value: 'partner.example/blocked',
      sort: 1,
      is_public: true,
    })
    .execute();
});
afterAll(async () => {
  await server.stop();
  inside.stop();
});

const refusal = { code: '0', message: '该链接不在可信任的网站内，无法为您免登录打开', data: null };

describe('a link with a token (§2 link jumps)', () => {
  it('is for an agreed origin, which may spend it once; no other may', async () => {
    const member = await aMember(server);
    const url = await server.data(gateway.tokenisedLink, { url: `${agreed}/a?b=1#c` }, { as: member });
    const { origin, searchParams, hash } = new URL(url);
    expect([origin, searchParams.get('b'), hash]).toEqual([agreed, '1', '#c']);
    const token = searchParams.get('token') ?? '';
    expect(await spendHandOver(server.deps, token, 'https://evil.example')).toBeUndefined();
    expect(await spendHandOver(server.deps, token, '')).toBeUndefined();
    expect(await spendHandOver(server.deps, token, agreed)).toMatchObject({ userId: member.userId });
    expect(await spendHandOver(server.deps, token, agreed)).toBeUndefined();
  });

  it('expires', async () => {
    const url = await server.data(gateway.tokenisedLink, { url: agreed }, { as: await aMember(server) });
    await server.advance(61_000);
    expect(
      await spendHandOver(server.deps, new URL(url).searchParams.get('token') ?? '', agreed),
    ).toBeUndefined();
  });

  it('to a page of ours stays as it is: the session is there already', async () => {
    const url = `${server.origin}${server.base}/x?y=1`;
    expect(await server.data(gateway.tokenisedLink, { url }, { as: await aMember(server) })).toBe(url);
  });

  it('that the operator has blacklisted is refused, agreed or not', async () => {
    expect(
      await server.call(gateway.tokenisedLink, { url: `${agreed}/blocked/x` }, { as: await aMember(server) }),
    ).toMatchObject(refusal);
  });
});

describe('URLs that an attacker wants us to request (A4)', () => {
  it('are refused, none is connected to, and no token is made', async () => {
    const { port } = new URL(inside.origin);
    const member = await aMember(server);
    const tokens = async () => (await server.db.selectFrom('hand_over_tokens').selectAll().execute()).length;
    const before = await tokens();
    const payloads = [
      inside.origin,
      `http://localhost:${port}/`,
      `http://127.1:${port}/`,
      `http://2130706433:${port}/`,
      `http://0x7f.0.0.1:${port}/`,
      `http://0177.0.0.1:${port}/`,
      `http://[::1]:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      `http://0.0.0.0:${port}/`,
      'http://169.254.169.254/latest/meta-data',
      'http://[fd00:ec2::254]/',
      `https://partner.example@127.0.0.1:${port}/`,
      `http://127.0.0.1:${port}/?https://partner.example`,
      'https://partner.example.evil.example/',
      'https://evil.example#https://partner.example',
      'http://partner.example/',
      'https://partner.example:444/',
      'https://partner.example\\@evil.example/',
      'https://partner.example%2eevil.example/',
      'https://partner。example/',
      'file:///etc/passwd',
      'gopher://127.0.0.1/',
      'javascript:alert(1)',
      'data:text/html,x',
      '//partner.example',
      'https://',
    ];
    const answers = await Promise.all(
      payloads.map((url) => server.call(gateway.tokenisedLink, { url }, { as: member })),
    );
    expect(answers.map(({ code }) => code)).toEqual(payloads.map(() => '0'));
    expect(
      answers.every(({ message }) => message === refusal.message || message === '提交的内容有误，请检查链接'),
    ).toBe(true);
    expect(inside.requests).toEqual([]);
    expect(await tokens()).toBe(before);
  });
});
