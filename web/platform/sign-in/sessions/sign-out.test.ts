import { afterEach, describe, expect, it, vi } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { session } from '#core/contract/user/session.ts';
import { noHost } from '../../hosts/host-context.tsx';
import { HostFailure } from '../../hosts/host-failure.ts';
import type { AppBridge, Host } from '../../hosts/host.ts';
import { aMember } from '../../testing/a-user.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { currentSession, setSession } from '../../session/session-store.ts';
import { signOut } from './sign-out.ts';
import { manualSignOut } from '../../session/manual-sign-out.ts';
import { tokenBox } from '../../session/tokens.ts';

/** The keys listed in §4 Logout, and one that is not. */
const stored = ['integral', 'balance', 'tokenTime', 'location', 'channelId'];

afterEach(() => localStorage.clear());

describe.each(['dev', 'test'] as const)('signing out in %s (§4 Logout)', (env) => {
  const environment = environments[env];
  const tokens = tokenBox(environment);
  const arrange = () => {
    setSession(aMember());
    for (const key of stored) localStorage.setItem(environment.storagePrefix + key, 'x');
    localStorage.setItem('OTHER_location', 'x');
    tokens.apply({ kind: 'store', accessToken: 'a', refreshToken: 'r', tokenTime: 1 });
  };

  it.each([
    ['login', 'login-page'],
    ['refresh', 'reload'],
  ] as const)('mode %s calls the server, clears what is listed and leads to the %s', async (mode, end) => {
    arrange();
    const api = fakeApi().answer(session.logout, null);
    expect(await signOut({ call: api.call, tokens, environment, host: noHost }, mode)).toBe(end);
    expect(api.callsOf(session.logout)).toHaveLength(1);
    expect(currentSession()).toEqual({ kind: 'guest' });
    expect(Object.keys({ ...localStorage }).sort()).toEqual(
      [
        'OTHER_location',
        `${environment.storagePrefix}channelId`,
        `${environment.storagePrefix}signedOutAt`,
      ].sort(),
    );
  });

  it('waits for no answer: the request takes the tokens along and outlives the page, here they are gone at once', () => {
    arrange();
    const silent = vi.fn(() => new Promise<null>(() => undefined));
    void signOut(
      { call: fakeApi().answer(session.logout, silent).call, tokens, environment, host: noHost },
      'login',
    );
    expect(silent).toHaveBeenCalledExactlyOnceWith(
      {},
      { as: { accessToken: 'a', refreshToken: 'r' }, keepalive: true, quiet: true },
    );
    expect(tokens.read()).toEqual({ accessToken: undefined, refreshToken: undefined });
    expect(currentSession()).toEqual({ kind: 'guest' });
  });

  it('clears all the same when the server cannot be reached', async () => {
    arrange();
    expect(
      await signOut(
        { call: fakeApi().unplug(session.logout).call, tokens, environment, host: noHost },
        'login',
      ),
    ).toBe('login-page');
    expect(tokens.read()).toEqual({ accessToken: undefined, refreshToken: undefined });
    expect(currentSession()).toEqual({ kind: 'guest' });
    expect(localStorage.getItem(`${environment.storagePrefix}location`)).toBeNull();
  });

  it('is remembered for twelve hours: nothing signs them in again behind their back', async () => {
    arrange();
    await signOut(
      { call: fakeApi().answer(session.logout, null).call, tokens, environment, host: noHost },
      'refresh',
    );
    expect(manualSignOut(environment).holds(Date.now())).toBe(true);
    expect(manualSignOut(environment).holds(Date.now() + 12 * 3_600_000)).toBe(false);
    manualSignOut(environment).end();
    expect(manualSignOut(environment).holds(Date.now())).toBe(false);
  });
});

describe('signing out inside an app (§7, quitLogin)', () => {
  const environment = environments.dev;
  const tokens = tokenBox(environment);
  const outOf = (host: Pick<Host, 'id'>, quitLogin: () => Promise<void>) =>
    signOut(
      {
        call: fakeApi().answer(session.logout, null).call,
        tokens,
        environment,
        host: { ...host, app: { quitLogin } as Partial<AppBridge> as AppBridge },
      },
      'login',
    );

  it.each(['national-app', 'provincial-app'] as const)('signs out of the %s too', async (id) => {
    const quitLogin = vi.fn(async () => undefined);
    expect(await outOf({ id }, quitLogin)).toBe('login-page');
    expect(quitLogin).toHaveBeenCalledOnce();
  });

  it('does not wait for ever on an app that fails', async () => {
    setSession(aMember());
    await outOf({ id: 'national-app' }, () => Promise.reject(new HostFailure('timeout', 'quitLogin')));
    expect(currentSession()).toEqual({ kind: 'guest' });
  });
});
