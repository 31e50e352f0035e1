import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { chatApp } from '#core/contract/user/chat-app.ts';
import { messages } from '#core/contract/user/messages.ts';
import type { Message } from '#core/contract/user/messages.shapes.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './message-center.page.tsx';

const aMessage = (messageId: string, fields: Partial<Message> = {}): Message => ({
  messageId,
  kind: 'rights',
  topic: 'done',
  title: `消息${messageId}`,
  text: '已到账。',
  publishedAt: new Date().toISOString(),
  read: false,
  subject: null,
  link: null,
  ...fields,
});
const counts = { total: 3, trade: 1, rights: 2, activity: 0, service: 0 };
const none = { total: 0, trade: 0, rights: 0, activity: 0, service: 0 };
const pageOf = (list: Message[]) => ({
  list,
  total: list.length,
  hasNext: false,
  serverTime: new Date().toISOString(),
});
const today = aMessage('a', {
  title: '水蜜桃正在派送',
  kind: 'trade',
  topic: 'shipping',
  subject: { picUrl: 'goods/peach', title: '水蜜桃礼盒', line: '共1件' },
});
const earlier = aMessage('b', { read: true, publishedAt: '2025-08-29T02:00:00Z' });

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(messages.unreadCounts, counts)
    .answer(messages.messages, pageOf([today, earlier]));
});
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, project: 'super-market', session: aMember(), ...overrides });

describe('消息中心', () => {
  it('invites to follow the public account in the chat app alone, until it is followed', async () => {
    api.answer(chatApp.followState, { focused: 0, focusedAt: null });
    const inChat = open({ host: { id: 'chat-app' } });
    expect(await screen.findByRole('region', { name: '关注公众号' })).toBeTruthy();
    inChat.unmount();
    api.answer(chatApp.followState, { focused: 1, focusedAt: '2026-08-03T02:05:00.000Z' });
    const followed = open({ host: { id: 'chat-app' } });
    await screen.findByRole('link', { name: /水蜜桃正在派送/ });
    expect(screen.queryByRole('region', { name: '关注公众号' })).toBeNull();
    followed.unmount();
    const asked = api.callsOf(chatApp.followState).length;
    open();
    await screen.findByRole('link', { name: /水蜜桃正在派送/ });
    expect(api.callsOf(chatApp.followState)).toHaveLength(asked);
  });

  it('shows the four kinds with their unread counts, and messages by day with a dot until they are read', async () => {
    const { container } = open();
    const row = await screen.findByRole('link', { name: /水蜜桃正在派送/ });
    expect(row.getAttribute('href')).toBe('/content/super-market/message-details?messageId=a');
    expect(row.textContent).toContain('水蜜桃礼盒共1件');
    expect(within(row).getByRole('img', { name: '未读' })).toBeTruthy();
    const old = within(screen.getByRole('region', { name: '更早' })).getByRole('link');
    expect(within(old).queryByRole('img', { name: '未读' })).toBeNull();
    expect(old.textContent).toContain('2025年8月29日');
    const kinds = within(screen.getByRole('group', { name: '消息类别' }));
    for (const name of ['订单物流，1条未读', '权益到账，2条未读', '优惠活动', '服务通知'])
      expect(kinds.getByRole('button', { name })).toBeTruthy();
    await expectAccessible(container);
  });

  it('filters by a kind in the address, and shows all again at the second tap', async () => {
    const { user, navigator } = open({ search: '?kind=trade' });
    await screen.findByRole('link', { name: /水蜜桃正在派送/ });
    expect(api.callsOf(messages.messages)[0]?.input).toMatchObject({ kind: 'trade' });
    await user.click(screen.getByRole('button', { name: /订单物流/, pressed: true }));
    expect(navigator.replace).toHaveBeenLastCalledWith(expect.not.stringContaining('kind='));
    await user.click(screen.getByRole('button', { name: '优惠活动' }));
    expect(navigator.replace).toHaveBeenLastCalledWith(expect.stringContaining('kind=activity'));
  });

  it('marks all as read up to the newest message shown', async () => {
    api.answer(messages.readAllMessages, none);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '3条全部已读' }));
    expect(api.callsOf(messages.readAllMessages)[0]?.input).toEqual({ until: today.publishedAt });
    expect(await screen.findByRole('button', { name: '订单物流' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /全部已读/ })).toBeNull();
    expect(api.callsOf(messages.messages)).toHaveLength(2);
  });

  it('invites a guest to sign in and asks the server nothing', async () => {
    const { user, session, container } = open({ session: { kind: 'guest' } });
    await user.click(screen.getByRole('button', { name: '去登录' }));
    expect(session.goToLogin).toHaveBeenCalledOnce();
    expect(api.calls).toEqual([]);
    await expectAccessible(container);
  });

  it('says that there are none, or that they did not load, with one tap to try again', async () => {
    api.unplug(messages.messages);
    const { user } = open();
    expect(await screen.findByText('消息没有加载出来')).toBeTruthy();
    api.answer(messages.messages, pageOf([]));
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('还没有消息')).toBeTruthy();
  });
});
