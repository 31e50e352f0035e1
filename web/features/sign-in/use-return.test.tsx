import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { pageBeforeLogin } from '#web/platform/session/page-before-login.ts';
import { setSession } from '#web/platform/session/session-store.ts';
import { signedIn } from './testing/answers.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { signInSite } from './testing/sign-in-site.tsx';
import { useReturn } from './use-return.ts';

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(7));
afterEach(() => {
  vi.restoreAllMocks();
  setSession({ kind: 'unknown' });
});

function ReturnButton({ leave }: { leave: (url: string) => void }) {
  return useReturn(leave) ? '正在进入' : '请登录';
}

it('keeps guests on the page, and waits for the session', () => {
  const leave = vi.fn();
  const { container } = render(signInSite(fakeApi()).around(<ReturnButton leave={leave} />));
  act(() => setSession({ kind: 'guest' }));
  expect(leave).not.toHaveBeenCalled();
  expect(container.textContent).toContain('请登录');
});

it('redirects a signed-in member to the requesting page, once, with the time of a navigation (§2)', () => {
  const leave = vi.fn();
  const search = `?redirect=${encodeURIComponent(`${location.origin}/content/super-market/order-list`)}&app_name=super-market`;
  render(signInSite(fakeApi(), search).around(<ReturnButton leave={leave} />));
  act(() => setSession({ kind: 'member', user: signedIn.userInfo }));
  expect(leave.mock.calls).toEqual([['/content/super-market/order-list?timeStamp=7']]);
});

it('redirects to our own pages only', () => {
  const leave = vi.fn();
  render(
    signInSite(
      fakeApi(),
      `?redirect=${encodeURIComponent('https://evil.example/')}&app_name=easy-use`,
    ).around(<ReturnButton leave={leave} />),
  );
  act(() => setSession({ kind: 'member', user: signedIn.userInfo }));
  expect(leave.mock.calls).toEqual([['/content/easy-use/easy-use-index?timeStamp=7']]);
});

it('goes back to a page that was left by a tap, and on to it where there is no way back', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [leave, back] = [vi.fn(), vi.spyOn(history, 'back').mockImplementation(() => undefined)];
  const redirect = `${location.origin}/content/super-market/mine-index`;
  pageBeforeLogin(environments.dev).keep(redirect);
  render(
    signInSite(fakeApi(), `?redirect=${encodeURIComponent(redirect)}`).around(<ReturnButton leave={leave} />),
  );
  act(() => setSession({ kind: 'member', user: signedIn.userInfo }));
  expect([back.mock.calls.length, leave.mock.calls.length]).toEqual([1, 0]);
  vi.runAllTimers();
  expect(leave.mock.calls).toEqual([['/content/super-market/mine-index?timeStamp=7']]);
  pageBeforeLogin(environments.dev).end();
  vi.useRealTimers();
});
