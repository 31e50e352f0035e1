import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { agreements } from '#core/contract/common/agreements.ts';
import { account } from '#core/contract/user/account.ts';
import { chatApp } from '#core/contract/user/chat-app.ts';
import { membership } from '#core/contract/user/membership.ts';
import { profile } from '#core/contract/user/profile.ts';
import { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './settings.page.tsx';

const privacy = {
  templateId: 'privacy',
  version: '1',
  title: '隐私政策',
  agreedAt: '2026-08-01T02:00:00Z',
  required: true,
};
const numbers = { ...privacy, templateId: 'number-auth', title: '号码认证服务条款', required: false };
const closing = { requestedAt: '2026-08-29T02:00:00Z', closesAt: '2026-09-05T02:00:00Z' };

let api: FakeApi;
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  api = fakeApi()
    .answer(profile.userName, { userName: '小苏', remainingEditCount: 2 })
    .answer(agreements.myConsents, [privacy, numbers])
    .answer(account.accountClosing, null)
    .answer(account.accountEvents, {
      rows: [
        { at: '2026-08-29T02:00:00Z', text: '客服应要求退出了全部设备', isRefused: false, times: 1 },
        { at: '2026-08-28T02:00:00Z', text: '短信验证码登录没有成功', isRefused: true, times: 3 },
      ],
    })
    .answer(chatApp.followState, { focused: 0, focusedAt: null });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset['mode'];
});
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, project: 'super-market', session: aMember(), ...overrides });
const confirm = async (name: RegExp, button: string, user: ReturnType<typeof open>['user']) =>
  user.click(within(await screen.findByRole('dialog', { name })).getByRole('button', { name: button }));

describe('设置', () => {
  it('changes the nickname, shows the edits left, and a refusal at the field', async () => {
    api.answer(profile.editUserName, () => {
      throw new ApiFailure('0', '昵称含有敏感词');
    });
    const { user, container } = open();
    await user.click(await screen.findByRole('button', { name: /昵称还可以修改2次小苏/ }));
    const dialog = await screen.findByRole('dialog', { name: '修改昵称' });
    const field = within(dialog).getByRole('textbox', { name: '昵称' });
    await user.clear(field);
    await user.type(field, '坏词');
    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    expect(await within(dialog).findByText('昵称含有敏感词')).toBeTruthy();
    api
      .answer(profile.editUserName, { userName: '小锡', remainingEditCount: 1 })
      .answer(membership.userVipInfo, () => Promise.reject(new ApiFailure('0', '')));
    await user.clear(field);
    await user.type(field, '小锡');
    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    expect(await screen.findByRole('button', { name: /昵称还可以修改1次小锡/ })).toBeTruthy();
    await expectAccessible(container);
  });

  it('shows the code of the public account and keeps that it is followed', async () => {
    api
      .answer(agreements.qrCodeMaterial, {
        materialId: 'service-account',
        title: '关注苏享权益',
        guide: '长按识别二维码',
        content: '/content/super-market/market-index',
        picUrl: 'goods/gift',
      })
      .answer(chatApp.recordFollow, () => {
        const followed = { focused: 1 as const, focusedAt: '2026-08-03T02:05:00.000Z' };
        api.answer(chatApp.followState, followed);
        return followed;
      });
    const { user, container } = open();
    await user.click(await screen.findByRole('button', { name: /关注公众号.*去关注/ }));
    const dialog = await screen.findByRole('dialog', { name: '关注苏享权益' });
    expect(await within(dialog).findByRole('img', { name: '关注苏享权益的二维码' })).toBeTruthy();
    expect(within(dialog).getByText('请先截图保存二维码，再到聊天应用里扫一扫')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: '我已关注' }));
    expect(await screen.findByText('2026.08.03关注')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /关注公众号/ })).toBeNull();
    expect(api.callsOf(chatApp.recordFollow)).toHaveLength(1);
    await expectAccessible(container);
  });

  it('keeps light, dark or the system’s choice for the next visit', async () => {
    const { user } = open({ session: { kind: 'guest' } });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '跟随系统' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: '深色' }));
    expect(document.documentElement.dataset['mode']).toBe('dark');
    expect(Object.entries(localStorage).find(([key]) => key.endsWith('mode'))?.[1]).toBe('dark');
    await user.click(screen.getByRole('radio', { name: '跟随系统' }));
    expect(document.documentElement.dataset['mode']).toBe('light');
    expect(Object.keys(localStorage).some((key) => key.endsWith('mode'))).toBe(false);
    await user.click(screen.getByRole('switch', { name: '关怀版' }));
    expect(document.documentElement.dataset['care']).toBe('on');
    await user.click(screen.getByRole('switch', { name: '关怀版' }));
  });

  it('withdraws a consent after a question; the required ones have no button', async () => {
    api.answer(agreements.withdrawConsent, [privacy]);
    const { user } = open();
    expect(await screen.findByText('2026-08-01同意，版本1，使用账号所必需')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '撤回：隐私政策' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '撤回：号码认证服务条款' }));
    await confirm(/号码认证服务条款/, '撤回', user);
    await waitFor(() => expect(screen.queryByText('《号码认证服务条款》')).toBeNull());
    expect(api.callsOf(agreements.withdrawConsent)[0]?.input).toEqual({ templateId: 'number-auth' });
  });

  it('says what happened to the account, and how often', async () => {
    open();
    expect(await screen.findByText('客服应要求退出了全部设备')).toBeTruthy();
    expect(screen.getByText('短信验证码登录没有成功')).toBeTruthy();
    expect(screen.getByText(/，共3次$/)).toBeTruthy();
  });

  it('saves the own data as a file', async () => {
    api.answer(account.exportData, {
      exportedAt: '2026-08-30T02:00:00Z',
      account: { user_id: 'U1' },
      tables: {},
    });
    const saved: string[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
    );
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: /导出个人数据/ }));
    await waitFor(() => expect(saved).toEqual(['my-data-2026-08-30.json']));
    click.mockRestore();
  });

  it('asks before it closes the account, says when, and takes it back', async () => {
    api.answer(account.requestClosing, closing).answer(account.cancelClosing, null);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /注销账号/ }));
    await confirm(/申请注销账号/, '申请注销', user);
    expect(await screen.findByText('2026年9月5日 10:00关闭账号')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '撤销注销' }));
    expect(await screen.findByRole('button', { name: /注销账号申请后有7天冷静期/ })).toBeTruthy();
  });

  it('signs out after a question', async () => {
    const { user, session } = open();
    await user.click(screen.getByRole('button', { name: '退出登录' }));
    await confirm(/退出登录/, '退出', user);
    await waitFor(() => expect(session.signOut).toHaveBeenCalledExactlyOnceWith('login'));
  });

  it('shows a guest how pages look and the way to sign in, and asks the server nothing', async () => {
    const { user, session, container } = open({ session: { kind: 'guest' } });
    await user.click(screen.getByRole('button', { name: /^登录/ }));
    expect(session.goToLogin).toHaveBeenCalledOnce();
    expect(api.calls).toEqual([]);
    await expectAccessible(container);
  });
});
