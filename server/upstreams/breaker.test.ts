import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from '../http/metrics.ts';
import { fakeHttpServer, says, type FakeHttpServer } from '../testing/upstreams/fake-http-server.ts';
import { askHttp } from './ask-http.ts';
import { breaker } from './breaker.ts';
import { signedPost } from './signed-http.ts';
import { smsGateway } from './sms/gateway.ts';

const at = { now: 0 };
const aBreaker = (reported: string[] = []) =>
  breaker({ failures: 3, openMs: 1_000, nowMs: () => at.now, onChange: (state) => reported.push(state) });
const fails = (circuitBreaker: ReturnType<typeof aBreaker>, times: number) =>
  Array.from({ length: times }, () => circuitBreaker.mayRequest() && circuitBreaker.record(false));

describe('a breaker (F12)', () => {
  it('opens after so many failures in a row, and not before', () => {
    const reported: string[] = [];
    const circuitBreaker = aBreaker(reported);
    fails(circuitBreaker, 2);
    expect(circuitBreaker.mayRequest()).toBe(true);
    circuitBreaker.record(true);
    fails(circuitBreaker, 2);
    expect([circuitBreaker.mayRequest(), reported]).toEqual([true, []]);
    circuitBreaker.record(false);
    expect([circuitBreaker.mayRequest(), reported]).toEqual([false, ['open']]);
  });

  it('lets one request out after its rest, and closes when that one works', () => {
    const reported: string[] = [];
    const circuitBreaker = aBreaker(reported);
    fails(circuitBreaker, 3);
    at.now += 999;
    expect(circuitBreaker.mayRequest()).toBe(false);
    at.now += 1;
    expect([circuitBreaker.mayRequest(), circuitBreaker.mayRequest(), circuitBreaker.mayRequest()]).toEqual([
      true,
      false,
      false,
    ]);
    circuitBreaker.record(true);
    expect([circuitBreaker.mayRequest(), circuitBreaker.mayRequest(), reported]).toEqual([
      true,
      true,
      ['open', 'closed'],
    ]);
  });

  it('rests again when the trial fails too, and says so once', () => {
    const reported: string[] = [];
    const circuitBreaker = aBreaker(reported);
    fails(circuitBreaker, 3);
    at.now += 1_000;
    expect(circuitBreaker.mayRequest()).toBe(true);
    circuitBreaker.record(false);
    expect([circuitBreaker.mayRequest(), reported]).toEqual([false, ['open']]);
    at.now += 1_000;
    expect(circuitBreaker.mayRequest()).toBe(true);
  });

  it('a trial that never comes back is not the last one', () => {
    const circuitBreaker = aBreaker();
    fails(circuitBreaker, 3);
    at.now += 1_000;
    expect(circuitBreaker.mayRequest()).toBe(true);
    at.now += 1_000;
    expect(circuitBreaker.mayRequest()).toBe(true);
  });
});

describe('calling a system that fails', () => {
  let upstream: FakeHttpServer;
  beforeAll(async () => {
    upstream = await fakeHttpServer();
  });
  afterAll(() => upstream.stop());

  it('stops calling, answers at once, counts it, and finds by itself that the system is back', async () => {
    const metrics = createMetrics();
    const request = askHttp({
      name: 'tired',
      timeoutMs: 500,
      metrics,
      breaker: breaker({
        failures: 3,
        openMs: 1_000,
        nowMs: () => at.now,
        onChange: (state) => metrics.upstream('tired', `breaker ${state}`),
      }),
    });
    const question = () => request(upstream.origin, { method: 'GET' });
    upstream.behave(says(503, '{}'));
    for (let i = 0; i < 3; i += 1) expect(await question()).toMatchObject({ kind: 'answered', status: 503 });
    const before = upstream.requests.length;
    expect(await question()).toEqual({
      kind: 'unanswered',
      reason: 'held back by the breaker',
      sent: false,
    });
    expect(upstream.requests.length).toBe(before);
    upstream.behave(says(200, '{}'));
    at.now += 1_000;
    expect(await question()).toMatchObject({ kind: 'answered', status: 200 });
    expect(await question()).toMatchObject({ kind: 'answered', status: 200 });
    const text = await metrics.registry.metrics();
    for (const outcome of ['breaker open', 'breaker closed', 'held back'])
      expect(text).toContain(`mall_upstream_total{upstream="tired",outcome="${outcome}"} 1`);
  });

  it('a message held back by the breaker was not sent, and the answer says so', async () => {
    const post = signedPost({
      name: 'tired',
      origin: () => upstream.origin,
      secret: 's',
      timeoutMs: 500,
      metrics: createMetrics(),
      breaker: breaker({ failures: 1, openMs: 60_000 }),
    });
    const message = { mobile: '13900000000', text: 'x', channel: 'sms' } as const;
    upstream.behave(says(503, '{}'));
    expect([await smsGateway(post).send(message), await smsGateway(post).send(message)]).toEqual([
      'unknown',
      'held-back',
    ]);
  });
});
