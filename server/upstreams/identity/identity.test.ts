import { describe, expect, it } from 'vitest';
import { badAnswers } from '../../testing/upstreams/fake-http-server.ts';
import { repeated, scattered } from '../../testing/repeated.ts';
import { signedUpstream } from '../../testing/upstreams/signed-upstream.ts';
import { httpIdentity } from './http.ts';

const mobile = '13900000000';
const upstream = signedUpstream({ timeoutMs: 600 });
const { says } = upstream;
const identity = httpIdentity(upstream.post);
const verify = () => identity.verify('operator', 'a-proof', { address: '10.0.0.1', channel: 'APP' });

describe('calling the identity service', () => {
  it('sends kind, proof and circumstances, signed', async () => {
    const seen = Promise.withResolvers<unknown>();
    upstream.behave((request, response, body) => {
      const signed = upstream.isSigned(request, body);
      seen.resolve({ signed, path: request.url, body: JSON.parse(body) as unknown });
      says(200, JSON.stringify({ outcome: 'verified', mobile, subject: 'S1' }))(request, response, body);
    });
    expect(await verify()).toEqual({ kind: 'verified', mobile, subject: 'S1' });
    expect(await seen.promise).toEqual({
      signed: true,
      path: '/proofs',
      body: { kind: 'operator', proof: 'a-proof', address: '10.0.0.1', channel: 'APP' },
    });
  });

  it('takes a no for a no', async () => {
    upstream.behave(says(200, '{"outcome":"refused","reason":"expired"}'));
    expect(await verify()).toEqual({ kind: 'refused', reason: 'expired' });
  });

  it('returns the number of an address, or that it is not on the operator’s network', async () => {
    upstream.behave(says(200, JSON.stringify({ mobile })));
    expect(await identity.numberAt('10.0.0.1')).toEqual({ kind: 'recognised', mobile });
    upstream.behave(says(200, '{"mobile":null}'));
    expect(await identity.numberAt('10.0.0.1')).toEqual({ kind: 'stranger' });
  });

  it.each([
    '{"outcome":"verified"}',
    '{"outcome":"verified","mobile":"1390000000"}',
    '{"outcome":"verified","mobile":13900000000}',
    '{"outcome":"verified","mobile":"13900000000 or all"}',
  ])('a yes without a number, such as %s, is none', async (body) => {
    upstream.behave(says(200, body));
    expect(await verify()).toMatchObject({ kind: 'unknown' });
  });

  it.each(badAnswers(`{"outcome":"verified","mobile":"${mobile}"}`, says))(
    'a service that %s has verified nothing (F12)',
    (_title, how) =>
      repeated(async (below) => {
        upstream.behave(how);
        const answers = await scattered(below, 2 + below(3), async (at) =>
          at % 2 === 0 ? verify() : identity.numberAt('10.0.0.1'),
        );
        expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['unknown']));
      }),
  );
});
