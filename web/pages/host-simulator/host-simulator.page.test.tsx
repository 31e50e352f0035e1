import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readCostume } from '#core/config/costume.ts';
import { hosts } from '#core/config/hosts.ts';
import { fakeSandbox, someState, type FakeSandbox } from '#web/features/sandbox/testing/fake-sandbox.ts';
import { renderInWorld } from '#web/platform/testing/render-in-world.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './host-simulator.page.tsx';

let sandbox: FakeSandbox;
beforeEach(() => {
  sandbox = fakeSandbox({ '/state': someState }, { '/sso-token': { token: 'T1' } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['sandbox-host', 'loginInfo']) document.cookie = `${name}=;path=/;max-age=0`;
});

const open = async () => {
  const shown = renderInWorld(<page.Page />, { project: 'workbench', session: { kind: 'guest' } });
  await screen.findByText(/13800000001/);
  return shown;
};
const frame = () => document.querySelector('iframe');

it('offers the eight hosts, every page and every way to arrive', async () => {
  const { container } = await open();
  expect(screen.getAllByRole('radio')).toHaveLength(hosts.length);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '打开的页面' }).options.length).toBeGreaterThan(150);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '带着什么来' }).options).toHaveLength(10);
  await expectAccessible(container);
});

it('dresses the browser, seats the subscriber and opens the page as that host would', async () => {
  localStorage.setItem('DEV_accessToken', 'old');
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: /省内客户端/ }));
  await user.click(screen.getByRole('tab', { name: '安卓手机' }));
  await user.click(screen.getByRole('button', { name: '打开' }));
  await waitFor(() => expect(frame()?.getAttribute('src')).toMatch(/^\/content\/standalone-pages\/rights-entrance\?timeStamp=\d+$/));
  expect(readCostume(document.cookie)).toEqual({ host: 'provincial-app', system: 'android' });
  expect(sandbox.turned).toEqual([['/host-user', { mobile: '13800000001' }]]);
  expect(localStorage.getItem('DEV_accessToken')).toBeNull();
  await user.click(screen.getByRole('button', { name: '恢复普通浏览器' }));
  expect(readCostume(document.cookie)).toBeUndefined();
  expect(frame()).toBeNull();
});

it('mints the proof somebody arrives with and puts it where the page looks for it', async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: '宿主里是谁' }), '13800000002');
  await user.selectOptions(screen.getByRole('combobox', { name: '带着什么来' }), '伙伴签名号码');
  await user.click(screen.getByRole('button', { name: '打开' }));
  await waitFor(() => expect(frame()?.getAttribute('src')).toContain('culMobile=T1'));
  expect(sandbox.turned).toEqual([['/host-user', { mobile: '13800000002' }], ['/sso-token', { kind: 'partner-mobile', mobile: '13800000002' }]]);
  await user.selectOptions(screen.getByRole('combobox', { name: '带着什么来' }), '中台登录凭证');
  await user.click(screen.getByRole('button', { name: '打开' }));
  await waitFor(() => expect(document.cookie).toContain('loginInfo=T1'));
});
