import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signInParams, loginCookieName, readArrival, type Arrival } from './arrival.ts';
import { signInOrder, signInSource, signInSteps } from './sign-in-order.ts';
import { rememberUsedToken } from './used-tokens.ts';

const arrival = (rest: Partial<Arrival> = {}): Arrival => ({ host: 'others', https: true, ...rest });

describe('the automatic sign-in order (§4)', () => {
  it('has the eleven sources of the specification in order', () =>
    expect(signInOrder.map(({ name }) => name)).toEqual([
      'partner-choice',
      'partner-mobile',
      'operator-sso',
      'unified-platform',
      'rights-platform',
      'chat-app',
      'provincial-app',
      'video-a',
      'video-b',
      'login-cookie',
      'mobile-network',
    ]));

  const rows: readonly (readonly [string, Partial<Arrival>])[] = [
    ['partner-choice', { partnerChoiceToken: 't' }],
    ['partner-mobile', { culMobile: 't' }],
    ['operator-sso', { host: 'national-app' }],
    ['operator-sso', { token: 't' }],
    ['unified-platform', { tokenChannel: 'AIASSISTANT' }],
    ['unified-platform', { aiToken: 't' }],
    ['rights-platform', { qyptTokenValue: 't' }],
    ['chat-app', { host: 'chat-app' }],
    ['provincial-app', { host: 'provincial-app' }],
    ['provincial-app', { cmToken: 't' }],
    ['video-a', { videoAToken: 't' }],
    ['video-b', { videoBToken: 't' }],
    ['login-cookie', { loginCookie: 't' }],
    ['mobile-network', {}],
    ['mobile-network', { host: 'chat-mini-program' }],
    ['mobile-network', { tokenChannel: 'OTHER' }],
    ['mobile-network', { cmToken: '' }],
  ];
  it.each(rows)('%s when the page opens with %j', (name, provided) =>
    expect(signInSource(arrival(provided))).toBe(name),
  );

  it('uses the earliest source when several apply', () =>
    fc.assert(
      fc.property(fc.subarray([...rows], { minLength: 1 }), (chosen) => {
        const both = chosen.filter(([, provided]) => provided.host === undefined);
        const order = signInOrder.map(({ name }) => name);
        const merged = arrival(
          Object.assign(
            {},
            ...both
              .filter(([, provided]) => provided.tokenChannel !== 'OTHER' && provided.cmToken !== '')
              .map(([, provided]) => provided),
          ),
        );
        const first = Math.min(...signInOrder.flatMap(({ applies }, at) => (applies(merged) ? [at] : [])));
        expect(signInSource(merged)).toBe(order[first]);
      }),
    ));

  it.each([
    [signInSteps.unifiedPlatform(arrival({ aiToken: 't' })), 'sign-in'],
    [signInSteps.unifiedPlatform(arrival({ tokenChannel: 'AIASSISTANT' })), 'unified-login-page'],
    [signInSteps.mobileNetwork(arrival({ https: true })), 'one-tap'],
    [signInSteps.mobileNetwork(arrival({ https: false })), 'check-4g'],
  ])('has the step %s', (step, expected) => expect(step).toBe(expected));
});

describe('the sign-in tokens of a page', () => {
  const query: Readonly<Record<string, string>> = {
    cmToken: 'used',
    token: 'new',
    tokenChannel: 'used',
    AIToken: '',
    code: 'c1',
  };
  const input = {
    host: 'others',
    https: true,
    query: (key: string) => query[key],
    cookie: (name: string) => (name === loginCookieName ? 'spent' : null),
  } as const;

  it('are ignored after use, in the query and in the cookie (§4)', () => {
    expect(readArrival({ ...input, usedTokens: ['used', 'spent'] })).toEqual({
      host: 'others',
      https: true,
      token: 'new',
      tokenChannel: 'used',
      code: 'c1',
    });
    expect(readArrival({ ...input, usedTokens: [] })).toMatchObject({
      cmToken: 'used',
      loginCookie: 'spent',
    });
  });

  it('use the query keys of the specification', () =>
    expect(Object.values(signInParams)).toEqual(
      expect.arrayContaining([
        'culMobile',
        'token',
        'tokenChannel',
        'AIToken',
        'qyptTokenValue',
        'code',
        'cmToken',
      ]),
    ));

  it('are stored after use, the last twenty, each once', () => {
    const many = Array.from({ length: 30 }, (_, at) => `t${at}`).reduce<readonly string[]>(
      rememberUsedToken,
      [],
    );
    expect(many).toHaveLength(20);
    expect(many.at(-1)).toBe('t29');
    expect(rememberUsedToken(['a', 'b'], 'a')).toEqual(['b', 'a']);
  });
});
