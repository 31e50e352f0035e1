import { beforeEach, expect, it, vi } from 'vitest';
import { sso } from '#core/contract/user/sso.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { siteOf } from '../site/site-context.tsx';
import { signInByApp } from './sign-in-by-app.ts';
import { aSignIn, anApp } from './testing/sign-in-tools.ts';

const site = siteOf({ env: 'dev', base: '/content', project: 'public-pages' });
const { signal } = new AbortController();

beforeEach(() => localStorage.clear());

it('shows the national app’s own sign-in, then takes its token', async () => {
  const showLogin = vi.fn(async () => undefined);
  const api = fakeApi().answer(sso.operatorLogin, aSignIn);
  expect(
    await signInByApp({
      site,
      call: api.call,
      signal,
      host: anApp('national-app', { showLogin, getYDRZToken: async () => 'fresh' }),
    }),
  ).toEqual(aSignIn);
  expect(showLogin).toHaveBeenCalledOnce();
});

it('uses the provincial app’s token, and stays a guest without one', async () => {
  const showLogin = async () => undefined;
  const api = fakeApi().answer(sso.provincialAppLogin, aSignIn);
  expect(
    await signInByApp({
      site,
      call: api.call,
      signal,
      host: anApp('provincial-app', { showLogin, getUserInfo: async () => ({ cmToken: 'fresh' }) }),
    }),
  ).toEqual(aSignIn);
  expect(
    await signInByApp({
      site,
      call: api.call,
      signal,
      host: anApp('provincial-app', { showLogin, getUserInfo: async () => ({}) }),
    }),
  ).toBeUndefined();
});
