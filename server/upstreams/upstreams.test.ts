import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from '../http/metrics.ts';
import { aPeer, says, strangeWays, type TestPeer } from '../testing/a-peer.ts';
import { breaker, neverHoldsBack } from './breaker.ts';
import { isSigned } from './signature.ts';
import { signedPost } from './signed-http.ts';
import { smsGateway } from './sms/gateway.ts';
import { httpSupplier } from './suppliers/http.ts';

const secret = 'a secret shared with the other side, 32+';
let peer: TestPeer;
beforeAll(async () => {
  peer = await aPeer();
});
afterAll(() => peer.stop());

const metrics = createMetrics();
const post = signedPost({ name: 'peer', origin: () => peer.origin, secret, timeoutMs: 800, metrics, breaker: breaker({ failures: Infinity, restMs: 0 }) });
const supplier = httpSupplier(post);
const sms = smsGateway(post);
const order = { claimId: 'c1', mobile: '13900000000', rightsId: 'r1', supplier: 's1' };
const message = { mobile: '13900000000', text: '您的验证码', channel: 'sms' } as const;

describe('asking another system (F12)', () => {
  it('signs what it sends, so that the other side can tell', async () => {
    const checked = Promise.withResolvers<boolean>();
    peer.behave((request, response, body) => {
      const header = (name: string) => String(request.headers[name]);
      checked.resolve(isSigned(secret, 'POST', request.url ?? '', body, { timestamp: header('x-timestamp'), nonce: header('x-nonce'), signature: header('x-signature') }, Date.now()));
      response.end('{"outcome":"granted"}');
    });
    expect(await supplier.grant(order)).toEqual({ kind: 'granted' });
    expect(await checked.promise).toBe(true);
  });

  it('takes a clear no for a no, with its reason', async () => {
    peer.behave(says(200, '{"outcome":"refused","reason":"库存不足"}'));
    expect(await supplier.grant(order)).toEqual({ kind: 'refused', reason: '库存不足' });
    expect(await supplier.revoke('c1')).toEqual({ kind: 'refused', reason: '库存不足' });
    peer.behave(says(422, '{}'));
    expect(await sms.send(message)).toBe('refused');
  });

  const strange = strangeWays('{"outcome":"granted"}');
  it.each(strange)('a supplier that %s has said nothing we may rely on', async (_title, how) => {
    peer.behave(how);
    expect(await supplier.grant(order)).toMatchObject({ kind: 'unknown' });
    expect(await supplier.revoke('c1')).toMatchObject({ kind: 'unknown' });
  });

  it.each(strangeWays('{"taken":true}'))('a gateway that %s may have sent the message, and is not asked to send it again', async (_title, how) => {
    peer.behave(how);
    const before = peer.asked.length;
    expect(await sms.send(message)).toBe('unknown');
    expect(peer.asked.length - before).toBe(1);
  });

  it('a message is sent when the gateway says that it took it', async () => {
    peer.behave(says(200, '{"taken":true}'));
    expect(await sms.send(message)).toBe('sent');
    peer.behave(says(200, '{"taken":false}'));
    expect(await sms.send(message)).toBe('unknown');
  });

  it('a message a breaker held back has not left, which is neither a no nor a perhaps', async () => {
    const open = signedPost({ name: 'peer', origin: () => peer.origin, secret, timeoutMs: 800, metrics, breaker: { mayAsk: () => false, tell: () => undefined } });
    expect(await smsGateway(open).send(message)).toBe('held-back');
  });

  it('an order is taken back even while a breaker spares the supplier', async () => {
    const open = signedPost({ name: 'peer', origin: () => peer.origin, secret, timeoutMs: 800, metrics, breaker: { mayAsk: () => false, tell: () => undefined } });
    const insist = signedPost({ name: 'peer', origin: () => peer.origin, secret, timeoutMs: 800, metrics, breaker: neverHoldsBack });
    peer.behave(says(200, '{"outcome":"granted"}'));
    const spared = httpSupplier(open, insist);
    expect(await spared.grant(order)).toMatchObject({ kind: 'unknown' });
    expect(await spared.revoke('c1')).toEqual({ kind: 'granted' });
  });

  it('counts what came back', async () => {
    const text = await metrics.registry.metrics();
    expect(text).toMatch(/^mall_upstream_total\{upstream="peer",outcome="silent"\} \d+$/m);
    expect(text).toMatch(/^mall_upstream_total\{upstream="peer",outcome="200"\} \d+$/m);
  });
});
