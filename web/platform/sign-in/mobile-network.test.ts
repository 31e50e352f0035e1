import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noExternalServices } from '#core/config/external-services.ts';
import { session } from '#core/contract/user/session.ts';
import { sso } from '#core/contract/user/sso.ts';
import { noHost } from '../hosts/host-context.tsx';
import { HostFailure } from '../hosts/host-failure.ts';
import { mobileNetwork } from './mobile-network.ts';
import { aSignIn, signInTools } from './testing/sign-in-tools.ts';

const external = { ...noExternalServices, scripts: { ...noExternalServices.scripts, oneTap: '/one-tap.js' } };
const hostWith = (
  oneTapToken: (sign: string) => Promise<{ jtToken: string; jtUserInformation: string }>,
) => ({ ...noHost, services: { ...noHost.services, oneTapToken } });

beforeEach(() => sessionStorage.clear());

describe('the phone’s own network over https (§4)', () => {
  it('gives a signature, a one-tap token for it, and a sign-in', async () => {
    const oneTapToken = vi.fn(async () => ({ jtToken: 'jt', jtUserInformation: 'info' }));
    const { tools, api } = signInTools(sso.oneTapLogin, {
      external,
      host: hostWith(oneTapToken),
      origin: { registerChannel: 'C0013', externalUserId: 'E1' },
    });
    api.answer(session.oneTapSign, { sign: 'signed' });
    expect(await mobileNetwork(tools)).toEqual({ kind: 'signed-in', answer: aSignIn });
    expect(api.callsOf(session.oneTapSign)[0]?.input['jtSign']).toMatch(/^[0-9a-f]{32}$/);
    expect(oneTapToken).toHaveBeenCalledExactlyOnceWith('signed');
    expect(api.callsOf(sso.oneTapLogin)[0]?.input).toEqual({
      loginSource: 2,
      loginType: 0,
      externalUserId: 'E1',
      jtToken: 'jt',
      jtUserInformation: 'info',
    });
  });

  it('is not called without its SDK, and after a miss not again for five minutes', async () => {
    const { tools, api } = signInTools(undefined, {
      external,
      host: hostWith(() => Promise.reject(new HostFailure('failed', 'no sim'))),
    });
    api.answer(session.oneTapSign, { sign: 'signed' });
    expect(await mobileNetwork({ ...tools, external: noExternalServices })).toEqual({
      kind: 'not-signed-in',
    });
    expect(api.calls).toEqual([]);
    await expect(mobileNetwork(tools)).rejects.toBeInstanceOf(HostFailure);
    expect(await mobileNetwork(tools)).toEqual({ kind: 'not-signed-in' });
    expect(api.callsOf(session.oneTapSign)).toHaveLength(1);
    vi.useFakeTimers({ now: Date.now() + 5 * 60_000 });
    await expect(mobileNetwork(tools)).rejects.toBeInstanceOf(HostFailure);
    vi.useRealTimers();
  });
});

describe('the phone’s own network over http (§4)', () => {
  const arrival = { host: 'others', https: false } as const;
  it('signs in where it knows the phone (resCode 1)', async () => {
    const { tools, api } = signInTools(sso.mobileNetworkLogin, { arrival });
    api.answer(session.mobileNetwork, { resCode: 1 });
    expect(await mobileNetwork(tools)).toEqual({ kind: 'signed-in', answer: aSignIn });
    expect(api.callsOf(sso.mobileNetworkLogin)[0]?.input).toEqual({ loginSource: 2, loginType: 0 });
  });

  it('asks for no sign-in where it does not', async () => {
    const { tools, api } = signInTools(sso.mobileNetworkLogin, { arrival });
    api.answer(session.mobileNetwork, { resCode: 0 });
    expect(await mobileNetwork(tools)).toEqual({ kind: 'not-signed-in' });
    expect(api.callsOf(sso.mobileNetworkLogin)).toEqual([]);
  });
});
