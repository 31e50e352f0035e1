import { afterAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { createMetrics } from '../../http/metrics.ts';
import {
  fakeHttpServer,
  says,
  badAnswers,
  type Behaviour,
  type FakeHttpServer,
} from '../../testing/upstreams/fake-http-server.ts';
import { repeated, scattered } from '../../testing/repeated.ts';
import { askHttp } from '../ask-http.ts';
import { breaker } from '../breaker.ts';
import { httpChatApp } from './http.ts';
import { cachedValue } from './cached-value.ts';
import type { ChatApp } from './port.ts';

const appId = 'wx1';
const secret = 'the secret of the account';
const metrics = createMetrics();
let upstream: FakeHttpServer;
let chatApp: ChatApp;
beforeEach(async () => {
  upstream = await fakeHttpServer();
  chatApp = httpChatApp(
    askHttp({
      name: 'chat-app',
      timeoutMs: 600,
      metrics,
      breaker: breaker({ failures: Infinity, openMs: 0 }),
    }),
    { origin: () => upstream.origin, appId, secret },
  );
});
afterEach(() => upstream.stop());
afterAll(async () => expect(await metrics.registry.metrics()).not.toContain(secret));

const requestsTo = (path: string) => upstream.requests.filter((request) => request.includes(path)).length;

/** A upstream that checks what it is sent, as the real one does. */
const careful =
  (stale: { once: boolean } = { once: false }): Behaviour =>
  (request, response, body) => {
    const url = new URL(request.url ?? '', upstream.origin);
    const query = Object.fromEntries(url.searchParams);
    const say = (answer: object) => void response.end(JSON.stringify(answer));
    if (url.pathname === '/cgi-bin/stable_token') {
      const sent = JSON.parse(body) as Record<string, unknown>;
      return say(
        request.method === 'POST' &&
          sent['appid'] === appId &&
          sent['secret'] === secret &&
          sent['grant_type'] === 'client_credential'
          ? { access_token: 'T', expires_in: 7200 }
          : { errcode: 40125 },
      );
    }
    if (url.pathname === '/cgi-bin/ticket/getticket') {
      if (stale.once) {
        stale.once = false;
        return say({ errcode: 42001, errmsg: 'access_token expired' });
      }
      return say(
        query['access_token'] === 'T' && query['type'] === 'jsapi'
          ? { errcode: 0, errmsg: 'ok', ticket: 'K', expires_in: 7200 }
          : { errcode: 40001 },
      );
    }
    const isOurs =
      url.pathname === '/sns/oauth2/access_token' &&
      query['appid'] === appId &&
      query['secret'] === secret &&
      query['grant_type'] === 'authorization_code';
    if (!isOurs) return say({ errcode: 40125 });
    return say(
      query['code'] === 'good'
        ? { access_token: 'A', openid: 'o-1', unionid: 'u-1' }
        : query['code'] === 'numbered'
          ? { openid: 'o-2', phone_number: '13900000000' }
          : { errcode: 40029, errmsg: 'invalid code' },
    );
  };

describe('the chat app', () => {
  it('returns the identity of a code, with the number where it was given', async () => {
    upstream.behave(careful());
    expect(await chatApp.identify('good')).toEqual({
      kind: 'known',
      openId: 'o-1',
      externalUserId: 'u-1',
      mobile: undefined,
    });
    expect(await chatApp.identify('numbered')).toMatchObject({
      kind: 'known',
      openId: 'o-2',
      mobile: '13900000000',
    });
  });

  it('refuses a code that is none, used or too old', async () => {
    upstream.behave(careful());
    expect(await chatApp.identify('bad&appid=other')).toEqual({ kind: 'refused', reason: '40029' });
  });

  it('fetches the ticket once for concurrent callers', async () => {
    upstream.behave(careful());
    const tickets = await Promise.all(Array.from({ length: 20 }, () => chatApp.ticket()));
    expect(new Set(tickets.map((found) => JSON.stringify(found)))).toEqual(
      new Set(['{"kind":"ticket","ticket":"K"}']),
    );
    expect(await chatApp.ticket()).toEqual({ kind: 'ticket', ticket: 'K' });
    expect([requestsTo('stable_token'), requestsTo('getticket')]).toEqual([1, 1]);
  });

  it('a token that ended before its time is fetched anew, once', async () => {
    upstream.behave(careful({ once: true }));
    expect(await chatApp.ticket()).toEqual({ kind: 'ticket', ticket: 'K' });
    expect([requestsTo('stable_token'), requestsTo('getticket')]).toEqual([2, 2]);
  });

  it('a ticket once fetched serves while the chat app is away', async () => {
    upstream.behave(careful());
    await chatApp.ticket();
    upstream.behave(says(500, '{}'));
    expect(await chatApp.ticket()).toEqual({ kind: 'ticket', ticket: 'K' });
  });

  it('a failure is not cached', async () => {
    upstream.behave(says(500, '{}'));
    expect(await chatApp.ticket()).toMatchObject({ kind: 'unknown' });
    upstream.behave(careful());
    expect(await chatApp.ticket()).toMatchObject({ kind: 'ticket' });
  });

  it.each([
    ...badAnswers('{"openid":"o-1","access_token":"T","ticket":"K","expires_in":7200}'),
    ['refuses us, not the code', says(200, '{"errcode":40125,"errmsg":"invalid appsecret"}')] as const,
  ])('that %s gives no identity and no ticket (F12)', (_title, how) =>
    repeated(async (below) => {
      upstream.behave(how);
      const answers = await scattered(below, 2 + below(3), async (at) =>
        at % 2 === 0 ? chatApp.identify('good') : chatApp.ticket(),
      );
      expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['unknown']));
    }),
  );
});

describe('something kept for a while', () => {
  it('is fetched again when its time is over, or when it is forgotten', async () => {
    let [now, made] = [0, 0];
    const cached = cachedValue(
      async () => ({ value: (made += 1), forMs: 100 }),
      () => now,
    );
    expect([await cached.get(), await cached.get()]).toEqual([1, 1]);
    now = 100;
    expect(await cached.get()).toBe(2);
    cached.forget();
    expect(await cached.get()).toBe(3);
  });
});
