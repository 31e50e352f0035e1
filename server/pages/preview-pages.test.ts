import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newToken, tokenHash } from '../http/secrets.ts';
import { aBuild, type TestBuild } from '../testing/a-build.ts';
import { aMember } from '../testing/data/a-member.ts';
import { anOperator } from '../testing/operators/an-operator.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

const path = '/content/standalone-pages/rights-entrance';
let build: TestBuild;
let server: TestServer;
let apart: TestServer;
beforeAll(async () => {
  build = await aBuild();
  server = await testServer({ pages: build.pages });
  apart = await testServer({
    database: server.database,
    pages: build.pages,
    settings: { CONSOLE_ORIGIN: 'https://ops.example', PUBLIC_ORIGIN: 'https://mall.example' },
  });
});
afterAll(async () => {
  await apart.stop();
  await server.stop();
  build.remove();
});

async function aToken(shownAt: Date | null = null): Promise<string> {
  const token = newToken();
  const { operatorId } = await anOperator(server, { roles: ['content'] });
  await server.db
    .insertInto('preview_tokens')
    .values({
      token_hash: tokenHash(token),
      operator_id: operatorId,
      revision_ids: [],
      level: 2,
      area_num: '320500',
      brand_num: '1',
      host: 'chat-app',
      shown_at: shownAt,
      made_at: server.now(),
      expires_at: new Date(server.now().getTime() + 60_000),
    })
    .execute();
  return token;
}
const open = async (at: TestServer, token?: string, headers: Record<string, string> = {}) => {
  const response = await at.fetch(token === undefined ? path : `${path}?preview=${token}`, { headers });
  return {
    status: response.status,
    html: await response.text(),
    policy: response.headers.get('content-security-policy') ?? '',
    headers: response.headers,
  };
};
const drawing = (html: string): string | undefined => /<p>(\d+)<\/p>/.exec(html)?.[1];

/** A look at the pages of a subscriber by an operator who is signed in. */
async function aLook(): Promise<string> {
  const token = newToken();
  const { operatorId } = await anOperator(server, { roles: ['service'] });
  const { userId } = await aMember(server);
  const { session_id } = await server.db
    .selectFrom('operator_sessions')
    .select('session_id')
    .where('operator_id', '=', operatorId)
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('view_as_tokens')
    .values({
      token_hash: tokenHash(token),
      operator_id: operatorId,
      session_id,
      user_id: userId,
      ticket_id: null,
      made_at: server.now(),
      expires_at: new Date(server.now().getTime() + 60_000),
    })
    .execute();
  return token;
}

describe('the document of a look at the pages of a subscriber', () => {
  it('is cached nowhere, sets no cookie, and begins with the mark of the operator', async () => {
    const token = await aLook();
    const { html, headers, status } = await open(server, token);
    expect([status, headers.get('cache-control'), headers.get('set-cookie')]).toEqual([
      200,
      'no-store',
      null,
    ]);
    const data = /data-preview="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(
      JSON.parse(data.replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code)))),
    ).toMatchObject({ viewAs: { mark: expect.stringMatching(/^成员\d+ \d{4}-\d{2}-\d{2} \d{2}:\d{2}$/) } });
    expect((await open(server)).html).not.toContain('view-as');
  });

  it('asks whether it may still be shown, which a made-up token may not', async () => {
    const isOpen = async (token?: string) => {
      const response = await server.fetch('/content/preview-page.json', {
        headers: token === undefined ? {} : { 'preview-token': token },
      });
      return [response.headers.get('cache-control'), await response.json()];
    };
    expect(await isOpen(await aLook())).toEqual(['no-store', { isOpen: true }]);
    for (const token of [undefined, 'made-up'])
      expect(await isOpen(token)).toEqual(['no-store', { isOpen: false }]);
  });
});

describe('the document of a preview', () => {
  it('is drawn for it alone, is cached nowhere, and is not what the next visitor gets', async () => {
    const [before, token] = [await open(server), await aToken()];
    const first = await open(server, token);
    const second = await open(server, token);
    expect(first.status).toBe(200);
    expect(drawing(first.html)).not.toBe(drawing(second.html));
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(first.headers.get('referrer-policy')).toBe('no-referrer');
    expect(first.headers.get('x-robots-tag')).toBe('noindex');
    const after = await open(server);
    expect(drawing(after.html)).toBe(drawing(before.html));
    expect(after.html).not.toContain('preview');
  });

  it('begins with the script of previews, which has the token, the app, the time and the city', async () => {
    const [at, token] = [
      new Date('2027-02-01T10:00:00+08:00'),
      await aToken(new Date('2027-02-01T10:00:00+08:00')),
    ];
    const { html } = await open(server, token);
    const [, src, data = ''] =
      /^.*?<script src="([^"]+)" data-preview="([^"]+)"><\/script><script>/s.exec(html) ?? [];
    const settings = JSON.parse(
      data.replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code))),
    ) as object;
    expect(settings).toMatchObject({
      token,
      at: at.getTime(),
      app: { ios: expect.stringContaining('MicroMessenger') },
      place: { areaNum: '320500', areaName: '苏州' },
    });
    const script = await server.fetch(src ?? '');
    expect([script.status, script.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
  });

  it('carries no scripts of others and is compressed or changed by nothing of the sandbox', async () => {
    const { html, policy } = await open(server, await aToken(), {
      'sec-fetch-dest': 'iframe',
      'accept-encoding': 'br',
    });
    expect(html).not.toContain('/sandbox/');
    expect(/script-src [^;]+/.exec(policy)?.[0]).toMatch(/^script-src 'self'( 'sha256-[^']+'){2} ?$/);
  });

  it('may be framed by the console alone, and only with a token', async () => {
    const token = await aToken();
    expect((await open(server, token)).policy).toContain("frame-ancestors 'self'");
    expect((await open(apart, token)).policy).toMatch(/frame-ancestors https:\/\/ops\.example$/);
    expect((await open(apart)).policy).toMatch(/frame-ancestors 'self'$/);
    expect((await open(server)).policy).toMatch(/frame-ancestors 'self'$/);
  });

  it('says in the frame that it has ended, instead of asking for a sign-in', async () => {
    for (const token of ['', 'made-up', newToken()]) {
      const ended = await open(apart, token);
      expect([ended.status, ended.policy]).toEqual([
        410,
        expect.stringMatching(/frame-ancestors https:\/\/ops\.example$/),
      ]);
      expect(ended.html).toContain('预览已过期，请回到运营台重新打开');
    }
  });
});

it('no page of the malls is under the origin of the console, with or without a token', async () => {
  const statusUnder = async (host: string, address: string) =>
    (await rawRequest(apart.origin, `GET ${address} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`))
      .status;
  const previewed = `${path}?preview=${await aToken()}`;
  expect([await statusUnder('ops.example', path), await statusUnder('ops.example', previewed)]).toEqual([
    404, 404,
  ]);
  expect([await statusUnder('mall.example', path), await statusUnder('mall.example', previewed)]).toEqual([
    200, 200,
  ]);
});

it('the console may frame the pages of the malls and nothing else', async () => {
  const policyAt = async (at: TestServer, host: string) =>
    (
      await rawRequest(
        at.origin,
        `GET ${at.base}/console/approvals HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      )
    ).head;
  expect(await policyAt(apart, 'ops.example')).toContain('frame-src https://mall.example;');
  expect(await policyAt(server, 'mall.example')).toContain("frame-src 'self';");
});
