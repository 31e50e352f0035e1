import { describe, expect, it } from 'vitest';
import { sso } from '#core/contract/user/sso.ts';
import { HostFailure } from '../hosts/host-failure.ts';
import { operatorSso } from './operator-sso.ts';
import { aSignIn, anApp, signInTools } from './testing/sign-in-tools.ts';

describe('the operator’s token (§4)', () => {
  it('in the address signs in, in any browser', async () => {
    const { tools, api, sent } = signInTools(sso.operatorLogin, {
      arrival: { host: 'others', https: true, token: 'proof' },
    });
    expect(await operatorSso(tools)).toEqual({ kind: 'signed-in', answer: aSignIn });
    expect(api.callsOf(sso.operatorLogin)[0]?.input).toEqual({ loginSource: 2, registerChannel: 'C0013' });
    expect(sent[0]?.ssoToken).toBe('proof');
  });

  it.each([
    ['APP', 'APP'],
    ['坏\n', undefined],
  ])('of the channel %j is sent with the channel %s (§7)', async (tokenChannel, ssoChannel) => {
    const { tools, sent } = signInTools(sso.operatorLogin, {
      arrival: { host: 'others', https: true, token: 'proof', tokenChannel },
    });
    await operatorSso(tools);
    expect(sent[0]?.ssoChannel).toBe(ssoChannel);
  });

  const arrival = { host: 'national-app', https: true } as const;
  it('comes from the national app where the address has none', async () => {
    const { tools, spent, sent } = signInTools(sso.operatorLogin, {
      arrival,
      host: anApp('national-app', { getYDRZToken: async () => 'from-app' }),
    });
    expect(await operatorSso(tools)).toMatchObject({ kind: 'signed-in' });
    expect([spent, sent[0]?.ssoToken]).toEqual([['from-app'], 'from-app']);
  });

  it('that the app gives a second time is not sent again', async () => {
    const { tools, api } = signInTools(sso.operatorLogin, {
      arrival,
      host: anApp('national-app', { getYDRZToken: async () => 'old' }),
      spend: (proof) => proof !== 'old',
    });
    expect(await operatorSso(tools)).toEqual({ kind: 'not-signed-in' });
    expect(api.calls).toEqual([]);
  });

  it('does not sign in without a bridge, and fails with the app’s failure', async () => {
    expect(await operatorSso(signInTools(undefined, { arrival }).tools)).toEqual({ kind: 'not-signed-in' });
    const mute = anApp('national-app', {
      getYDRZToken: () => Promise.reject(new HostFailure('timeout', 'getYDRZToken')),
    });
    await expect(operatorSso(signInTools(undefined, { arrival, host: mute }).tools)).rejects.toBeInstanceOf(
      HostFailure,
    );
  });
});
