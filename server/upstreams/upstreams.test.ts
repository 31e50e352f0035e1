import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from '../http/metrics.ts';
import {
  fakeHttpServer,
  says as saysUnsigned,
  badAnswers,
  signedBy,
  type FakeHttpServer,
} from '../testing/upstreams/fake-http-server.ts';
import { repeated, scattered } from '../testing/repeated.ts';
import { breaker } from './breaker.ts';
import { isSigned, signAnswer, type Answer } from './signature.ts';
import { signedPost } from './signed-http.ts';
import { smsGateway } from './sms/gateway.ts';
import { httpSupplier } from './suppliers/http.ts';
import { supplierSecret } from './suppliers/supplier-secret.ts';

const secret = 'a secret shared with the other side, 32+';
const says = signedBy(secret);
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
const order = { claimId: 'c1', mobile: '13900000000', rightsId: 'r1', quantity: 1, supplier: 's1' };
const message = { mobile: '13900000000', text: '您的验证码', channel: 'sms' } as const;

describe('calling another system (F12)', () => {
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
      says(200, '{"outcome":"granted"}')(request, response, body);
    });
    expect(await supplier.grant(order)).toEqual({ kind: 'granted' });
    expect(await checked.promise).toBe(true);
  });

  it('takes a clear no for a no, with its reason', async () => {
    upstream.behave(says(200, '{"outcome":"refused","reason":"库存不足"}'));
    expect(await supplier.grant(order)).toEqual({ kind: 'refused', reason: '库存不足' });
    expect(await supplier.revoke('c1', 's1')).toEqual({ kind: 'refused', reason: '库存不足' });
    expect(await supplier.query('c1', 's1')).toEqual({ kind: 'refused', reason: '库存不足' });
    upstream.behave(says(422, '{}'));
    expect(await sms.send(message)).toBe('refused');
  });

  const strange = badAnswers('{"outcome":"granted"}', says);
  it.each(strange)('a supplier that %s has said nothing we may rely on', (_title, how) =>
    repeated(async (below) => {
      upstream.behave(how);
      const answers = await scattered(below, 2 + below(4), () =>
        below(2) === 0 ? supplier.grant(order) : supplier.revoke('c1', 's1'),
      );
      expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['unknown']));
    }),
  );

  it.each(badAnswers('{"taken":true}', says))(
    'a gateway that %s may have sent the message and is not called again',
    (_title, how) =>
      repeated(async (below) => {
        upstream.behave(how);
        const [before, many] = [upstream.requests.length, 1 + below(4)];
        expect(new Set(await scattered(below, many, () => sms.send(message)))).toEqual(new Set(['unknown']));
        expect(upstream.requests.length - before).toBe(many);
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
      breaker: { mayRequest: () => false, record: () => undefined, state: () => 'open' },
    });
    expect(await smsGateway(open).send(message)).toBe('held-back');
  });

  it('an order that a supplier never received is absent only where it says so', async () => {
    upstream.behave(says(200, '{"outcome":"absent"}'));
    expect(await supplier.query('c1', 's1')).toEqual({ kind: 'absent' });
    expect(await supplier.grant(order)).toMatchObject({ kind: 'unknown' });
    upstream.behave(says(404, '{"outcome":"absent"}'));
    expect(await supplier.query('c1', 's1')).toEqual({ kind: 'unknown', reason: 'status 404' });
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

  const granted = '{"outcome":"granted"}';
  /** Answers with a signature made for another answer. */
  const signsInstead = (change: Partial<Answer>, nowMs: number, withSecret = secret) =>
    upstream.behave((request, response) => {
      const answer = {
        path: '/grants',
        nonce: String(request.headers['x-nonce']),
        status: 200,
        body: granted,
      };
      const { timestamp, signature } = signAnswer(withSecret, { ...answer, ...change }, nowMs);
      response.writeHead(200, { 'x-timestamp': timestamp, 'x-signature': signature }).end(granted);
    });
  it.each<readonly [string, () => void]>([
    ['is not signed', () => upstream.behave(saysUnsigned(200, granted))],
    [
      'is signed with another secret',
      () => signsInstead({}, Date.now(), 'a secret of another partner, 32 long'),
    ],
    ['was changed on the way', () => signsInstead({ body: '{"outcome":"refused"}' }, Date.now())],
    ['answers another question', () => signsInstead({ nonce: 'of-another-question' }, Date.now())],
    ['answers another call', () => signsInstead({ path: '/revocations' }, Date.now())],
    ['had another status', () => signsInstead({ status: 422 }, Date.now())],
    ['is six minutes old', () => signsInstead({}, Date.now() - 6 * 60_000)],
  ])('an answer that %s is refused: it settles nothing', async (_title, behave) => {
    behave();
    expect(await supplier.grant(order)).toEqual({
      kind: 'unknown',
      reason: 'the answer is not signed by the upstream',
    });
    expect(await sms.send(message)).toBe('unknown');
  });

  it('suppliers have a secret each: what one signs is refused for another', async () => {
    const root = 'the root of the secrets of all suppliers';
    const each = httpSupplier((name) =>
      signedPost({
        name: 'upstream',
        origin: () => upstream.origin,
        secret: supplierSecret(root, name),
        timeoutMs: 800,
        metrics,
      }),
    );
    upstream.behave(signedBy(supplierSecret(root, 's1'))(200, granted));
    expect(await each.grant(order)).toEqual({ kind: 'granted' });
    expect(await each.grant({ ...order, supplier: 's2' })).toMatchObject({ kind: 'unknown' });
  });

  it('counts what came back', async () => {
    const text = await metrics.registry.metrics();
    expect(text).toMatch(/^mall_upstream_total\{upstream="upstream",outcome="unanswered"\} \d+$/m);
    expect(text).toMatch(/^mall_upstream_total\{upstream="upstream",outcome="200"\} \d+$/m);
  });
});
