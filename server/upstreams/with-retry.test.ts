import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMetrics } from '../http/metrics.ts';
import {
  fakeHttpServer,
  signedBy,
  type Behaviour,
  type FakeHttpServer,
} from '../testing/upstreams/fake-http-server.ts';
import { askHttp } from './ask-http.ts';
import { httpBilling } from './billing/http.ts';
import { breaker } from './breaker.ts';
import { httpChatApp } from './chat-app/http.ts';
import { httpIdentity } from './identity/http.ts';
import { httpMaps } from './maps/http.ts';
import { signedPost } from './signed-http.ts';
import { smsGateway } from './sms/gateway.ts';
import { httpSupplier } from './suppliers/http.ts';

const secret = 'a secret shared with the other side, 32+';
const says = signedBy(secret);
let upstream: FakeHttpServer;
let before: number;
beforeAll(async () => {
  upstream = await fakeHttpServer();
});
beforeEach(() => {
  before = upstream.requests.length;
});
afterAll(() => upstream.stop());

const settings = {
  name: 'upstream',
  timeoutMs: 3_000,
  metrics: createMetrics(),
  breaker: breaker({ failures: Infinity, openMs: 0 }),
};
const ask = askHttp(settings);
const post = signedPost({
  ...settings,
  origin: () => upstream.origin,
  secret,
});
const maps = () => httpMaps({ ask, url: () => upstream.origin, key: 'K' });
const chatApp = () => httpChatApp(ask, { origin: () => upstream.origin, appId: 'wx1', secret: 's' });
const times = () => upstream.requests.length - before;

const place = {
  info: 'OK',
  regeocode: {
    formatted_address: '',
    addressComponent: { adcode: '320102', city: '南京市', province: '江苏省', district: '' },
  },
};
const facts = { status: 'normal', inProvince: true, areaNum: '320100', areaName: '南京', joinedOn: null };
const token = { access_token: 'T', expires_in: 7200 };
const good = JSON.stringify({ ...place, ...facts, ...token, balanceFen: 5, ticket: 'K', errcode: 0 });

/** Fails so many times, then answers well. */
const after = (failures: number, how: Behaviour): Behaviour => {
  let left = failures;
  return (...request) => ((left -= 1) >= 0 ? how : says(200, good))(...request);
};
const hangsUp: Behaviour = (request) => void request.socket.destroy();
const fails = says(503, '{}');

describe.each([
  ['hangs up', hangsUp],
  ['is overloaded', fails],
] as const)('a system that %s', (_title, how) => {
  it.each<readonly [string, () => Promise<unknown>, unknown]>([
    ['where a place is', () => maps().reverseGeocode({ longitude: 118.8, latitude: 32 }), { info: 'OK' }],
    ['what is known of a number', () => httpBilling(post).number('13800000001'), facts],
    ['for a balance', () => httpBilling(post).balanceFen('13800000001'), 5],
  ])('is retried once %s, and no third time (decisions §8)', async (_question, question, answer) => {
    upstream.behave(after(1, how));
    const found = await question();
    if (typeof answer === 'object') expect(found).toMatchObject(answer as object);
    else expect(found).toBe(answer);
    expect(times()).toBe(2);
    upstream.behave(how);
    await question();
    expect(times()).toBe(4);
  });

  it("is retried once for each of the chat app's token and ticket", async () => {
    let n = 0;
    upstream.behave((...request) => ((n += 1) % 2 === 1 ? how : says(200, good))(...request));
    expect(await chatApp().ticket()).toEqual({ kind: 'ticket', ticket: 'K' });
    expect(times()).toBe(4);
  });

  it.each<readonly [string, () => Promise<unknown>]>([
    ['a proof', () => httpIdentity(post).verify('operator', 'proof', { address: '10.0.0.1' })],
    ['a code of the authorize page', () => chatApp().identify('code')],
    ['a message', () => smsGateway(post).send({ mobile: '13800000001', text: 'x', channel: 'sms' })],
    [
      'an order',
      () =>
        httpSupplier(() => post).grant({
          claimId: 'c',
          mobile: '13800000001',
          rightsId: 'r',
          quantity: 1,
          supplier: 's',
        }),
    ],
  ])('is never sent %s a second time', async (_what, send) => {
    upstream.behave(after(1, how));
    await send();
    expect(times()).toBe(1);
  });
});

describe('a second question', () => {
  it('is signed anew: the other side would take a repeated nonce for a replay', async () => {
    const nonces: unknown[] = [];
    const first = after(1, fails);
    upstream.behave((request, ...rest) => {
      nonces.push(request.headers['x-nonce']);
      first(request, ...rest);
    });
    await httpBilling(post).balanceFen('13800000001');
    expect(new Set(nonces).size).toBe(2);
  });

  it('is not put after a clear answer, a refusal, or a wait', async () => {
    for (const how of [says(200, good), says(404, '{}'), says(429, '{}')]) {
      upstream.behave(how);
      await httpBilling(post).balanceFen('13800000001');
    }
    expect(times()).toBe(3);
    upstream.behave((_request, response) => void setTimeout(() => response.writeHead(503).end('{}'), 1_050));
    await httpBilling(post).balanceFen('13800000001');
    expect(times()).toBe(4);
  });

  it('is not put when the breaker held the first one back', async () => {
    upstream.behave(fails);
    const tired = httpBilling(
      signedPost({
        ...settings,
        breaker: breaker({ failures: 2, openMs: 60_000 }),
        origin: () => upstream.origin,
        secret: 's',
      }),
    );
    await tired.balanceFen('13800000001');
    await tired.balanceFen('13800000001');
    expect(times()).toBe(2);
  });
});
