import { describe, expect, it } from 'vitest';
import { badAnswers } from '../../testing/upstreams/fake-http-server.ts';
import { repeated, scattered } from '../../testing/repeated.ts';
import { signedUpstream } from '../../testing/upstreams/signed-upstream.ts';
import { httpBilling } from './http.ts';

const mobile = '13800000001';
const upstream = signedUpstream({ timeoutMs: 400 });
const { says } = upstream;
const aBillingSystem = () => httpBilling(upstream.post);
const answering = (body: object) => says(200, JSON.stringify(body));
const facts = {
  status: 'normal',
  inProvince: true,
  areaNum: '320100',
  areaName: '南京',
  joinedOn: '2012-06-18',
};

describe('calling the billing system', () => {
  it('signs what it asks', async () => {
    let signed = false;
    upstream.behave((request, response, body) => {
      signed = request.url === '/numbers' && upstream.isSigned(request, body);
      says(200, JSON.stringify(facts))(request, response, body);
    });
    expect(await aBillingSystem().number(mobile)).toEqual(facts);
    expect(signed).toBe(true);
  });

  it('remembers a number for a minute, unless the answer must be fresh', async () => {
    const billing = aBillingSystem();
    upstream.behave(answering(facts));
    const before = upstream.requests.length;
    await billing.number(mobile);
    await billing.number(mobile);
    expect(upstream.requests.length - before).toBe(1);
    upstream.behave(answering({ ...facts, status: 'suspended' }));
    expect(await billing.number(mobile, { fresh: true })).toMatchObject({ status: 'suspended' });
    expect(await billing.number(mobile)).toMatchObject({ status: 'suspended' });
    expect(upstream.requests.length - before).toBe(2);
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
