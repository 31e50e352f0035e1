import { runInNewContext } from 'node:vm';
import { setFlagsFromString } from 'node:v8';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '#core/contract/all-calls.ts';
import { api } from '#core/contract/index.ts';
import { aMember } from '../testing/data/a-member.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  await server.stop();
});

const checkPath = '/provider-common/captcha/v2/check';
const keyPath = '/provider-user/sms/loginKey';
/** A call that asks for nothing: whatever is wrong is wrong with the transport. */
const easyPath = '/provider-user/user/login/status';

interface Sending {
  readonly path?: string;
  readonly method?: string;
  readonly type?: string | undefined;
  readonly body?: string | Buffer<ArrayBuffer>;
  readonly headers?: Record<string, string>;
}
const sent = async ({
  path = checkPath,
  method = 'POST',
  type = 'application/json',
  body,
  headers,
}: Sending) => {
  const response = await server.fetch(server.base + path, {
    method,
    headers: { 'X-Requested-With': 'XMLHttpRequest', ...(type && { 'content-type': type }), ...headers },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const envelopeIn = (text: string) => JSON.parse(text) as unknown;
const isRefusal = { code: '0', message: expect.stringMatching(/^\P{ASCII}/u), success: false, data: null };

/** RELIABILITY I2, row by row: what is sent, and the status it gets. */
const badBodies: readonly (readonly [string, Sending, number])[] = [
  ['plain text', { type: 'text/plain', body: '{"captchaId":"a"}' }, 415],
  [
    'plain text to a call that needs no input',
    { path: '/provider-common/captcha/v2/get', type: 'text/plain', body: '{}' },
    415,
  ],
  ['a form', { type: 'application/x-www-form-urlencoded', body: 'captchaId=a' }, 415],
  ['multipart', { type: 'multipart/form-data; boundary=x', body: '--x--' }, 415],
  ['XML', { type: 'application/xml', body: '<a/>' }, 415],
  ['a content type that is none', { type: 'json', body: '{}' }, 415],
  ['no content type', { type: '', body: Buffer.from('{}') }, 415],
  [
    'compressed bytes',
    { body: Buffer.from('1f8b0800', 'hex'), headers: { 'content-encoding': 'gzip' } },
    415,
  ],
  ['no JSON', { body: '{captchaId: 1}' }, 400],
  ['half a JSON', { body: '{"captchaId":' }, 400],
  ['nothing where a field is required', { body: '' }, 200],
  ['NaN', { body: '{"captchaId":"a","x":NaN,"trace":[]}' }, 400],
  ['__proto__', { body: '{"__proto__":{"admin":true},"captchaId":"a"}' }, 400],
  ['constructor.prototype', { body: '{"constructor":{"prototype":{"admin":true}}}' }, 400],
  ['ten thousand lists', { body: `{"captchaId":${'['.repeat(10_000)}${']'.repeat(10_000)}}` }, 200],
  ['ten thousand objects', { body: `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}` }, 200],
  ['a number above 2^53', { body: '{"captchaId":9007199254740993,"x":1,"trace":[]}' }, 200],
  ['a number beyond all numbers', { body: '{"captchaId":"a","x":1e999,"trace":[]}' }, 200],
  ['NUL in a text', { body: '{"captchaId":"a\\u0000b","x":1,"trace":[]}' }, 200],
  ['NUL in a name', { body: '{"a\\u0000b":1}' }, 200],
  ['half a surrogate pair', { body: '{"captchaId":"\\ud83d","x":1,"trace":[]}' }, 200],
  ['a list', { body: '[{"captchaId":"a"}]' }, 200],
  ['a bare text', { body: '"captchaId"' }, 200],
  ['a bare number', { body: '42' }, 200],
  ['null', { body: 'null' }, 200],
  ['bytes that are no UTF-8', { body: Buffer.from('7b22636170746368614964223a22fffe227d', 'hex') }, 200],
  ['a list to a call that needs no input', { path: '/provider-common/captcha/v2/get', body: '[]' }, 200],
  ['more than a call may carry', { body: JSON.stringify({ captchaId: 'x'.repeat(300_000) }) }, 413],
];

const paths = Object.values(api).flatMap(({ endpoints }) => Object.values(endpoints));

describe('a request that is wrong before any call is reached (I2)', () => {
  it.each(badBodies)('%s is answered in the envelope', async (_title, sending, status) => {
    const answer = await sent(sending);
    expect([answer.status, envelopeIn(answer.text)]).toEqual([status, isRefusal]);
    expect(answer.text).not.toContain('captchaToken');
  });

  it.each(
    allCalls
      .filter(
        ({ endpoint: { method, beacon }, shape }) =>
          method === 'POST' && !beacon && shape.input.safeParse({}).success,
      )
      .map(({ id, endpoint }) => [id, endpoint] as const),
  )('%s requires no field and accepts an empty body with the type JSON', async (_id, { prefix, path }) => {
    const { accessToken } = await aMember(server);
    const answer = await sent({ path: prefix + path, body: '', headers: { accessToken } });
    expect(answer.status).toBe(200);
    expect(envelopeIn(answer.text)).not.toMatchObject({ message: expect.stringContaining('提交的内容') });
  });

  it('of two equal names the last counts, and nothing else comes of it', async () => {
    const answer = await sent({
      body: '{"captchaId":7,"captchaId":"none","x":1,"x":2,"trace":[],"trace":[]}',
    });
    expect(envelopeIn(answer.text)).toMatchObject({ code: '0', message: '验证已过期，请重新拖动' });
  });

  it('a prototype cannot be poisoned through a query either', async () => {
    await sent({
      path: `${easyPath}?__proto__[admin]=1&constructor[prototype][admin]=1&__proto__=x`,
      method: 'GET',
      type: '',
    });
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s on a call is 405', async (method) => {
    for (const path of [checkPath, keyPath, '/provider-goods/v2/goodsInfo/getSkuDetail/1']) {
      const answer = await sent({ path, method, type: '' });
      expect([answer.status, envelopeIn(answer.text)]).toEqual([
        405,
        { ...isRefusal, message: '请求方式不被支持' },
      ]);
    }
  });

  it('every call with the other method is 405, and none runs', async () => {
    const answers = await Promise.all(
      paths.map(({ method, prefix, path }) =>
        sent({
          path: prefix + path.replace(/:\w+/g, '1'),
          method: method === 'GET' ? 'POST' : 'GET',
          ...(method === 'GET' ? { body: '{}' } : { type: '' }),
        }),
      ),
    );
    const known = (i: number) =>
      paths.some(
        ({ method, prefix, path }) =>
          prefix + path === `${paths[i]?.prefix}${paths[i]?.path}` && method !== paths[i]?.method,
      );
    expect(answers.filter(({ status }, i) => status !== 405 && !known(i))).toEqual([]);
  });

  it.each([
    '/nothing',
    '/content/provider-user/nothing',
    '/content/provider-unknown/user',
    '/content',
    '/.env',
    '/favicon.ico',
    '/openapi.json/x',
  ])('%s is 404', async (path) => {
    const response = await server.fetch(path);
    expect([response.status, await response.json()]).toEqual([404, { ...isRefusal, message: '接口不存在' }]);
  });

  it.each(['/content/provider-user/%zz', '/%c0%ae%c0%ae/etc/passwd', '/content/%', '/%ff'])(
    'an address that cannot be read, such as %s, is 400 and is not echoed',
    async (path) => {
      const response = await server.fetch(path);
      const text = await response.text();
      expect([response.status, envelopeIn(text)]).toEqual([400, isRefusal]);
      expect(text).not.toContain(path);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('a path parameter of absurd length is 414', async () => {
    const answer = await sent({
      path: `/provider-goods/v2/goodsInfo/getSkuDetail/${'a'.repeat(1_000)}`,
      method: 'GET',
      type: '',
    });
    expect([answer.status, envelopeIn(answer.text)]).toEqual([414, isRefusal]);
  });
});

describe('bytes that are hardly HTTP (I2)', () => {
  const head = (path: string) =>
    `POST ${server.base}${path} HTTP/1.1\r\nHost: mall\r\nContent-Type: application/json\r\n`;
  const broken: readonly (readonly [string, () => string | Buffer, number])[] = [
    [
      'a header of 1 MB',
      () =>
        `GET ${server.base}${easyPath} HTTP/1.1\r\nHost: mall\r\ntrackData: ${'a'.repeat(1_000_000)}\r\n\r\n`,
      431,
    ],
    [
      'ten thousand headers',
      () =>
        `GET ${server.base}${easyPath} HTTP/1.1\r\nHost: mall\r\n${Array.from({ length: 10_000 }, (_, i) => `X-${i}: aaaaaaaa\r\n`).join('')}\r\n`,
      431,
    ],
    [
      'a query of 1 MB',
      () => `GET ${server.base}${easyPath}?${'a'.repeat(1_000_000)} HTTP/1.1\r\nHost: mall\r\n\r\n`,
      431,
    ],
    ['an unknown method', () => `TAKE ${easyPath} HTTP/1.1\r\nHost: mall\r\n\r\n`, 400],
    ['a TLS greeting', () => Buffer.from('16030100a1010000', 'hex'), 400],
    [
      'a chunk with an invalid size',
      () => `${head(checkPath)}Transfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n`,
      400,
    ],
    ['two lengths', () => `${head(checkPath)}Content-Length: 2\r\nContent-Length: 4\r\n\r\n{}{}`, 400],
    [
      'a length and chunks',
      () => `${head(checkPath)}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    [
      'a compressed body that has not arrived yet',
      () => `${head(checkPath)}Connection: close\r\nContent-Encoding: gzip\r\nContent-Length: 100\r\n\r\n`,
      415,
    ],
    ['a negative length', () => `${head(checkPath)}Content-Length: -1\r\n\r\n{}`, 400],
    ['a header with NUL', () => `GET ${easyPath} HTTP/1.1\r\nHost: mall\r\naccessToken: a\0b\r\n\r\n`, 400],
  ];
  it.each(broken)('%s is refused in the envelope', async (_title, bytes, status) => {
    const answer = await rawRequest(server.origin, bytes());
    expect([answer.status, envelopeIn(answer.body)]).toEqual([status, isRefusal]);
    expect(answer.head).toMatch(/nosniff/i);
  });

  it('half a body, half a chunk or half a head that is given up leaves nothing behind', async () => {
    const halves = [
      `${head(checkPath)}Content-Length: 100\r\n\r\n{"captchaId":`,
      `${head(checkPath)}Transfer-Encoding: chunked\r\n\r\n20\r\n{"captchaId":`,
      `${head(checkPath)}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n`,
      'POST /content/prov',
    ];
    const answers = await Promise.all(
      halves.flatMap((half) => Array.from({ length: 10 }, () => rawRequest(server.origin, half, 200))),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await server.fetch('/readyz')).status).toBe(200);
  });

  it('a large body in small chunks is cut off at the limit', async () => {
    const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`;
    const answer = await rawRequest(
      server.origin,
      `${head(checkPath)}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(64)}0\r\n\r\n`,
    );
    expect([answer.status, envelopeIn(answer.body)]).toEqual([413, isRefusal]);
  });
});

describe('all of it, again and again', () => {
  const usedHeap = (): number => {
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as () => void)();
    return process.memoryUsage().heapUsed;
  };

  it('leaves memory flat, the process alive, no answer above 499 and no fault in the log', async () => {
    const round = async () =>
      (await Promise.all(badBodies.map(async ([, sending]) => (await sent(sending)).status))).filter(
        (status) => status >= 500,
      );
    await round();
    const before = usedHeap();
    for (let i = 0; i < 15; i += 1) expect(await round()).toEqual([]);
    expect(usedHeap() - before).toBeLessThan(8 * 1024 * 1024);
    expect(server.logs().filter((record) => (JSON.parse(record) as { level: number }).level >= 50)).toEqual(
      [],
    );
  });
});

describe('an address that hammers the calls', () => {
  it('gets 429 in every spelling of the path, and others do not', async () => {
    const limited = await testServer({ database: server.database, settings: { CALLS_PER_SECOND: '1' } });
    const request = (path: string, from: string) =>
      limited.fetch(path, { headers: { 'x-forwarded-for': from } });
    const plain = `${limited.base}${easyPath}`;
    const spellings = [
      plain,
      plain.replace('provider', '%70rovider'),
      plain.replace('/provider', '/%70%72ovider'),
      `${plain}?a=1`,
    ];
    for (const [i, path] of spellings.entries()) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => request(path, `10.0.0.${i}`)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
      const refused = answers.find(({ status }) => status === 429);
      expect([refused?.headers.get('retry-after'), await refused?.json()]).toEqual([
        '1',
        { ...isRefusal, message: '操作太频繁，请稍后再试' },
      ]);
    }
    expect((await request(plain, '10.0.0.99')).status).toBe(200);
    await limited.stop();
  });

  it('cannot take another name when no proxy may speak for it', async () => {
    const limited = await testServer({
      database: server.database,
      settings: { CALLS_PER_SECOND: '1', TRUSTED_PROXIES: '0' },
    });
    const statuses = await Promise.all(
      Array.from(
        { length: 20 },
        async (_, i) =>
          (await limited.fetch(limited.base + easyPath, { headers: { 'x-forwarded-for': `10.0.1.${i}` } }))
            .status,
      ),
    );
    expect(statuses).toContain(429);
    await limited.stop();
  });

  it('is one client with all addresses of its IPv6 network', async () => {
    const limited = await testServer({ database: server.database, settings: { CALLS_PER_SECOND: '1' } });
    const statusFrom = async (address: string) =>
      (await limited.fetch(limited.base + easyPath, { headers: { 'x-forwarded-for': address } })).status;
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, i) => statusFrom(`2001:db8:1:2::${i}`)),
    );
    expect(statuses).toContain(429);
    expect(await statusFrom('2001:db8:1:3::1')).toBe(200);
    await limited.stop();
  });

  it('is warned about once where a proxy is not trusted', async () => {
    const warnings = async (settings: Record<string, string>) => {
      const other = await testServer({ database: server.database, settings });
      for (const address of ['10.0.0.1', '10.0.0.2'])
        await other.fetch('/healthz', { headers: { 'x-forwarded-for': address } });
      await other.fetch('/healthz');
      await other.stop();
      return other.logs().filter((record) => record.includes('TRUSTED_PROXIES')).length;
    };
    expect(await warnings({ TRUSTED_PROXIES: '0' })).toBe(1);
    expect(await warnings({ TRUSTED_PROXIES: '1' })).toBe(0);
  });
});
