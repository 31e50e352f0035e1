import { describe, expect, it } from 'vitest';
import { pageUrl } from '../../site/page-url.ts';
import { loginPageTarget } from './login-page-target.ts';
import { withoutSignInParams } from './without-sign-in-params.ts';

const input = {
  project: 'super-market',
  path: '/order-list',
  here: 'https://mall.example/content/super-market/order-list?a=1',
  loginType: 'sms',
  appName: 'mall',
  inMiniProgram: false,
} as const;

describe('the login page (§2, Login redirect rules)', () => {
  it.each([
    ['super-market', '/order-list', 'sms', 'public-pages', '/login'],
    ['super-market', '/order-list', 'sim', 'public-pages', '/sim-login'],
    ['excellent-plus', '/index', 'sms', 'public-pages', '/plus-login'],
    ['excellent-plus', '/index', 'sim', 'public-pages', '/plus-sim-login'],
    ['standalone-pages', '/beautiful/order-detail', 'sms', 'standalone-pages', '/beautiful/login'],
    ['standalone-pages', '/partner/egouCard', 'sms', 'standalone-pages', '/partner/login'],
    ['standalone-pages', '/up-card', 'sms', 'public-pages', '/login'],
  ] as const)('%s %s by %s signs in at %s %s', (project, path, loginType, loginProject, loginPath) =>
    expect(loginPageTarget({ ...input, project, path, loginType })).toMatchObject({
      project: loginProject,
      path: loginPath,
    }),
  );

  it('gets the encoded return URL and app_name', () => {
    const target = loginPageTarget(input);
    expect(target && pageUrl({ base: '/content', ...target })).toBe(
      '/content/public-pages/login?redirect=https%3A%2F%2Fmall.example%2Fcontent%2Fsuper-market%2Forder-list%3Fa%3D1&app_name=mall',
    );
  });

  it('gets appName in the mini-program', () =>
    expect(loginPageTarget({ ...input, inMiniProgram: true })?.query).toEqual({
      redirect: input.here,
      appName: 'mall',
    }));

  it.each([
    ['public-pages', '/login'],
    ['public-pages', '/plus-sim-login'],
    ['standalone-pages', '/beautiful/login'],
  ] as const)('does not send %s %s to a login page again', (project, path) =>
    expect(loginPageTarget({ ...input, project, path })).toBeUndefined(),
  );
});

describe('a URL without sign-in tokens (decisions §3)', () => {
  it.each([
    ['/a?code=1&state=2&b=3#c', '/a?b=3#c'],
    ['/a?code=1&b=3', '/a?code=1&b=3'],
    ['/a?cmToken=1', '/a'],
    [
      '/a?x=1&token=2&AIToken=3&tokenChannel=AIASSISTANT&qyptTokenValue=4&culMobile=5&rwxToken=6&videoaToken=7&videobToken=8&y=9',
      '/a?x=1&y=9',
    ],
    ['/a?%63mToken=1&b=%E5%92%96', '/a?b=%E5%92%96'],
    ['/a', '/a'],
  ])('%s becomes %s', (url, shared) => expect(withoutSignInParams(url)).toBe(shared));
});
