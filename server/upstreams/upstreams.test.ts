import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from '../http/metrics.ts';
import { fakeHttpServer, says, badAnswers, type FakeHttpServer } from '../testing/fake-http-server.ts';
import { repeated, scattered } from '../testing/repeated.ts';
import { breaker } from './breaker.ts';
import { isSigned } from './signature.ts';
import { signedPost } from './signed-http.ts';
import { smsGateway } from './sms/gateway.ts';
import { httpSupplier } from './suppliers/http.ts';

const secret = 'a secret shared with the other side, 32+';
let upstream: FakeHttpServer;
beforeAll(async () => {
  upstream = await fakeHttpServer();
});
afterAll(() => upstream.stop());

const metrics = createMetrics();
const post = signedPost({
  name: 'upstream',
  origin: () => upstream.origin,
  secret,
  timeoutMs: 800,
  metrics,
  breaker: breaker({ failures: Infinity, openMs: 0 }),
});
const supplier = httpSupplier(() => post);
const sms = smsGateway(post);
const order = { claimId: 'c1', mobile: '13900000000', rightsId: 'r1', supplier: 's1' };
const message = { mobile: '13900000000', text: '您的验证码', channel: 'sms' } as const;

describe('asking another system (F12)', () => {
  it('signs its requests', async () => {
    const checked = Promise.withResolvers<boolean>();
    upstream.behave((request, response, body) => {
      const header = (name: string) => String(request.headers[name]);
      checked.resolve(
        isSigned(
          secret,
          'POST',
          request.url ?? '',
          body,
          { timestamp: header('x-timestamp'), nonce: header('x-nonce'), signature: header('x-signature') },
          Date.now(),
        ),
      );
      response.end('{"outcome":"granted"}');
    });
    expect(await supplier.grant(order)).toEqual({ kind: 'granted' });
    expect(await checked.promise).toBe(true);
  });

  it('takes a clear no for a no, with its reason', async () => {
    upstream.behave(says(200, '{"outcome":"refused","reason":"库存不足"}'));
    expect(await supplier.grant(order)).toEqual({ kind: 'refused', reason: '库存不足' });
    expect(await supplier.revoke('c1', 's1')).toEqual({ kind: 'refused', reason: '库存不足' });
    upstream.behave(says(422, '{}'));
    expect(await sms.send(message)).toBe('refused');
  });

  const strange = badAnswers('{"outcome":"granted"}');
  it.each(strange)('a supplier that %s has said nothing we may rely on', (_title, how) =>
    repeated(async (below) => {
      upstream.behave(how);
      const answers = await scattered(below, 2 + below(4), () =>
        below(2) === 0 ? supplier.grant(order) : supplier.revoke('c1', 's1'),
      );
      expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['unknown']));
    }),
  );

  it.each(badAnswers('{"taken":true}'))(
    'a gateway that %s may have sent the message and is not called again',
    (_title, how) =>
      repeated(async (below) => {
        upstream.behave(how);
        const [before, many] = [upstream.asked.length, 1 + below(4)];
        expect(new Set(await scattered(below, many, () => sms.send(message)))).toEqual(new Set(['unknown']));
        expect(upstream.asked.length - before).toBe(many);
      }),
  );

  it('a message is sent when the gateway says that it took it', async () => {
    upstream.behave(says(200, '{"taken":true}'));
    expect(await sms.send(message)).toBe('sent');
    upstream.behave(says(200, '{"taken":false}'));
    expect(await sms.send(message)).toBe('unknown');
  });

  it('a message a breaker held back has not left, which is neither a no nor a perhaps', async () => {
    const open = signedPost({
      name: 'upstream',
      origin: () => upstream.origin,
      secret,
      timeoutMs: 800,
      metrics,
      breaker: { mayAsk: () => false, record: () => undefined },
    });
    expect(await smsGateway(open).send(message)).toBe('held-back');
  });

  it('a right may bring a code or a link', async () => {
    upstream.behave(says(200, '{"outcome":"granted","content":"8F3K-22QX"}'));
    expect([await supplier.grant(order), await supplier.revoke('c1', 's1')]).toEqual(
      Array(2).fill({ kind: 'granted', content: '8F3K-22QX' }),
    );
    upstream.behave(says(200, `{"outcome":"granted","content":"${'x'.repeat(501)}"}`));
    expect(await supplier.grant(order)).toMatchObject({ kind: 'unknown' });
  });

  it('a supplier that keeps failing is spared, which holds back neither another nor the taking back of its orders', async () => {
    const each = httpSupplier(() =>
      signedPost({ name: 'upstream', origin: () => upstream.origin, secret, timeoutMs: 800, metrics }),
    );
    upstream.behave(says(503, '{}'));
    const failed = await Promise.all(Array.from({ length: 5 }, () => each.grant(order)));
    expect(failed).toEqual(Array(5).fill({ kind: 'unknown', reason: 'status 503' }));
    upstream.behave(says(200, '{"outcome":"granted"}'));
    expect(await each.grant(order)).toEqual({ kind: 'held-back' });
    expect(await each.grant({ ...order, supplier: 's2' })).toEqual({ kind: 'granted' });
    expect(await each.revoke('c1', 's1')).toEqual({ kind: 'granted' });
  });

  it('counts what came back', async () => {
    const text = await metrics.registry.metrics();
    expect(text).toMatch(/^mall_upstream_total\{upstream="upstream",outcome="unanswered"\} \d+$/m);
    expect(text).toMatch(/^mall_upstream_total\{upstream="upstream",outcome="200"\} \d+$/m);
  });
});
