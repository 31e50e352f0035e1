import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { windowNameOf } from '#core/config/host-emulation.ts';
import { hosts } from '#core/config/hosts.ts';
import { fakeSandbox, someState, type FakeSandbox } from '#web/features/sandbox/testing/fake-sandbox.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './host-simulator.page.tsx';
import { hostTitles } from './host-titles.ts';

let sandbox: FakeSandbox;
beforeEach(() => {
  sandbox = fakeSandbox({ '/state': someState }, { '/sso-token': { token: 'T1' } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const open = async () => {
  const shown = renderInSite(<page.Page />, { project: 'workbench', session: { kind: 'guest' } });
  await screen.findByText(/13800000001/);
  return shown;
};
const frame = () => document.querySelector('iframe');

it('offers the eight hosts, every page and every way to arrive', async () => {
  const { container } = await open();
  expect(screen.getAllByRole('radio')).toHaveLength(hosts.length);
  expect(
    screen.getByRole<HTMLSelectElement>('combobox', { name: '打开的页面' }).options.length,
  ).toBeGreaterThan(150);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '带着什么来' }).options).toHaveLength(10);
  await expectAccessible(container);
});

it('opens the page in a frame as that host would, and leaves the browser and the sandbox as they are', async () => {
  localStorage.setItem('DEV_accessToken', 'own');
  localStorage.setItem('@provincial-app:DEV_accessToken', 'old');
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: /省内客户端/ }));
  await user.click(screen.getByRole('tab', { name: '安卓手机' }));
  await user.click(screen.getByRole('button', { name: '打开' }));
  await waitFor(() =>
    expect(frame()?.getAttribute('src')).toMatch(
      /^\/content\/standalone-pages\/rights-entrance\?timeStamp=\d+$/,
    ),
  );
  expect(frame()?.name).toBe(
    windowNameOf({ host: 'provincial-app', system: 'android', mobile: '13800000001' }),
  );
  expect(document.cookie).toBe('');
  expect(sandbox.changes).toEqual([]);
  expect(localStorage.getItem('@provincial-app:DEV_accessToken')).toBeNull();
  expect(localStorage.getItem('DEV_accessToken')).toBe('own');
  await user.click(screen.getByRole('button', { name: '全部关闭' }));
  expect(frame()).toBeNull();
});

it('brings each opened frame into view, which stands below the form on a phone', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = await open();
  expect(scrolled).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '打开' }));
  await waitFor(() => expect(frame()).not.toBeNull());
  expect(scrolled.mock.contexts.map((part) => (part as Element).contains(frame()))).toEqual([true]);
  scrolled.mockRestore();
});

it('issues the sign-in token and puts it where the page reads it', async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: '宿主里是谁' }), '13800000002');
  await user.selectOptions(screen.getByRole('combobox', { name: '带着什么来' }), '伙伴签名号码');
  await user.click(screen.getByRole('button', { name: '打开' }));
  await waitFor(() => expect(frame()?.getAttribute('src')).toContain('culMobile=T1'));
  expect(sandbox.changes).toEqual([['/sso-token', { kind: 'partner-mobile', mobile: '13800000002' }]]);
  await user.selectOptions(screen.getByRole('combobox', { name: '带着什么来' }), '中台登录凭证');
  await user.click(screen.getByRole('button', { name: '打开' }));
  await waitFor(() => expect(localStorage.getItem('@chat-app:cookie:loginInfo')).toBe('T1'));
  expect(document.cookie).toBe('');
});

it('leaves the mobile network of the sandbox alone in every host', async () => {
  const { user } = await open();
  for (const { id } of hosts) {
    await user.click(
      screen.getByRole('radio', { name: new RegExp(`^${hostTitles[id].title}${hostTitles[id].note}`) }),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: '带着什么来' }), '不带凭证，由宿主识别');
    const before = frame();
    await user.click(screen.getByRole('button', { name: '打开' }));
    await waitFor(() => expect(frame()).not.toBe(before));
  }
  expect(sandbox.changes).toEqual([]);
});

it('a video partner’s app brings its own token, and only there', async () => {
  const { user } = await open();
  const way = () =>
    screen.getByRole<HTMLSelectElement>('combobox', { name: '带着什么来' }).selectedOptions[0]?.text;
  const choose = (host: RegExp) => user.click(screen.getByRole('radio', { name: host }));
  await choose(/视频伙伴乙/);
  expect(way()).toBe('视频伙伴乙令牌');
  await user.click(screen.getByRole('button', { name: '打开' }));
  await waitFor(() => expect(frame()?.getAttribute('src')).toContain('videobToken=T1'));
  await choose(/厂商浏览器/);
  expect(way()).toBe('不带凭证，由宿主识别');
  await user.selectOptions(screen.getByRole('combobox', { name: '带着什么来' }), '伙伴签名号码');
  await choose(/普通浏览器/);
  expect(way()).toBe('伙伴签名号码');
});

it('begins every scene like a first visit of that host, and leaves the other hosts alone', async () => {
  const left = ['chatTrip', 'chatState', 'openType', 'IU'];
  for (const key of left) sessionStorage.setItem(`@chat-app:DEV_${key}`, '1');
  localStorage.setItem('@chat-app:DEV_signedOutAt', String(Date.now()));
  localStorage.setItem('@others:DEV_accessToken', 'kept');
  localStorage.setItem('@chat-app:cookie:loginInfo', 'old');
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '打开' }));
  await waitFor(() => expect(frame()).not.toBeNull());
  expect(left.filter((key) => sessionStorage.getItem(`@chat-app:DEV_${key}`) !== null)).toEqual([]);
  expect([
    localStorage.getItem('@chat-app:DEV_signedOutAt'),
    localStorage.getItem('@others:DEV_accessToken'),
    localStorage.getItem('@chat-app:cookie:loginInfo'),
  ]).toEqual([null, 'kept', null]);
});

it('shows two hosts with two subscribers side by side, each in its own frame', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '打开' }));
  await user.click(screen.getByRole('radio', { name: /全国客户端/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: '宿主里是谁' }), '13800000002');
  await user.click(screen.getByRole('button', { name: '打开' }));
  await waitFor(() => expect(document.querySelectorAll('iframe')).toHaveLength(2));
  expect([...document.querySelectorAll('iframe')].map(({ name }) => name)).toEqual([
    windowNameOf({ host: 'national-app', system: 'ios', mobile: '13800000002' }),
    windowNameOf({ host: 'chat-app', system: 'ios', mobile: '13800000001' }),
  ]);
  const chat = within(screen.getByRole('region', { name: /^聊天应用，/ }));
  await user.click(chat.getByRole('button', { name: '关闭' }));
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
});

it('logs what a page says to the bridge of its host, and what other frames say not', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '打开' }));
  await waitFor(() => expect(frame()).not.toBeNull());
  const say = (source: Window | null, name: string) =>
    act(() => {
      window.dispatchEvent(
        new MessageEvent('message', {
          source,
          data: { sandboxBridge: { kind: 'call', name, text: '{"url":"/a"}' } },
        }),
      );
    });
  say(frame()?.contentWindow ?? null, 'getLocation');
  say(window, 'openLocation');
  const log = within(screen.getByRole('region', { name: /^聊天应用，/ }));
  expect(log.getByText('getLocation').parentElement?.textContent).toBe('getLocation{"url":"/a"}');
  expect(log.queryByText('openLocation')).toBeNull();
});
