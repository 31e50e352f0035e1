import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from '../../http/metrics.ts';
import { fakeHttpServer, badAnswers, signedBy, type FakeHttpServer } from '../../testing/fake-http-server.ts';
import { repeated, scattered } from '../../testing/repeated.ts';
import { breaker } from '../breaker.ts';
import { isSigned } from '../signature.ts';
import { signedPost } from '../signed-http.ts';
import { httpBilling } from './http.ts';

const secret = 'a secret shared with the other side, 32+';
const mobile = '13800000001';
const says = signedBy(secret);
let upstream: FakeHttpServer;
beforeAll(async () => {
  upstream = await fakeHttpServer();
});
afterAll(() => upstream.stop());

const aBillingSystem = () =>
  httpBilling(
    signedPost({
      name: 'billing',
      origin: () => upstream.origin,
      secret,
      timeoutMs: 400,
      metrics: createMetrics(),
      breaker: breaker({ failures: 1_000, openMs: 1 }),
    }),
  );
const answering = (body: object) => says(200, JSON.stringify(body));
const facts = {
  status: 'normal',
  inProvince: true,
  areaNum: '320100',
  areaName: '南京',
  joinedOn: '2012-06-18',
};

describe('asking the billing system', () => {
  it('signs what it asks', async () => {
    let signed = false;
    upstream.behave((request, response, body) => {
      const header = (name: string) => String(request.headers[name]);
      signed = isSigned(
        secret,
        'POST',
        '/numbers',
        body,
        { timestamp: header('x-timestamp'), nonce: header('x-nonce'), signature: header('x-signature') },
        Date.now(),
      );
      says(200, JSON.stringify(facts))(request, response, body);
    });
    expect(await aBillingSystem().number(mobile)).toEqual(facts);
    expect(signed).toBe(true);
  });

  it('remembers a number for a minute, unless the answer must be fresh', async () => {
    const billing = aBillingSystem();
    upstream.behave(answering(facts));
    const before = upstream.asked.length;
    await billing.number(mobile);
    await billing.number(mobile);
    expect(upstream.asked.length - before).toBe(1);
    upstream.behave(answering({ ...facts, status: 'suspended' }));
    expect(await billing.number(mobile, { fresh: true })).toMatchObject({ status: 'suspended' });
    expect(await billing.number(mobile)).toMatchObject({ status: 'suspended' });
    expect(upstream.asked.length - before).toBe(2);
  });

  it('asks for the balance every time', async () => {
    upstream.behave(answering({ balanceFen: -350 }));
    expect(await aBillingSystem().balanceFen(mobile)).toBe(-350);
  });

  it.each([
    ...badAnswers(JSON.stringify({ ...facts, balanceFen: 1 }), says),
    ['answers a wrong state', answering({ ...facts, status: 'asleep', balanceFen: 1.5 })] as const,
  ])('a system that %s has not said anything (F12)', (_title, how) =>
    repeated(async (below) => {
      upstream.behave(how);
      const billing = aBillingSystem();
      const answers = await scattered(below, 2 + below(3), async (at) =>
        at % 2 === 0 ? billing.number(mobile) : billing.balanceFen(mobile),
      );
      expect(answers.filter((each) => each !== undefined)).toEqual([]);
      upstream.behave(answering(facts));
      expect(await billing.number(mobile)).toEqual(facts);
    }),
  );
});
