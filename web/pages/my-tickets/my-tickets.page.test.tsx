import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { support } from '#core/contract/user/support.ts';
import type { TicketDetail } from '#core/contract/user/support.shapes.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, unreachable } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './my-tickets.page.tsx';
import { stateText } from './ticket-state.tsx';

const ticket: TicketDetail = {
  ticketId: 'T1',
  title: '充值没有到账',
  state: 'open',
  createdAt: '2026-08-29T02:00:00Z',
  updatedAt: '2026-08-29T02:05:00Z',
  ahead: 2,
  lastText: '等了半小时',
  messages: [{ seq: 1, sender: 'subscriber', text: '等了半小时', sentAt: '2026-08-29T02:00:00Z' }],
};
const { messages: _messages, ...summary } = ticket;
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, {
    api: fakeApi()
      .answer(support.supportTickets, { list: [summary], total: 1, hasNext: false })
      .answer(support.supportTicket, ticket),
    project: 'super-market',
    session: aMember(),
    ...overrides,
  });

describe('我的工单', () => {
  it('lists tickets with their state and their place in the queue', async () => {
    const { container } = open();
    const row = await screen.findByRole('link', { name: /充值没有到账/ });
    expect(row.textContent).toContain('等待回复');
    expect(row.textContent).toContain('前面还有2个工单');
    expect(row.getAttribute('href')).toBe('/content/super-market/my-tickets?ticketId=T1');
    await expectAccessible(container);
  });

  it('says when further tickets cannot be loaded, and loads them again', async () => {
    const first = { list: [summary], total: 2, hasNext: true };
    const api = fakeApi().answer(support.supportTickets, ({ pageNum }) =>
      pageNum === 1 ? first : unreachable(),
    );
    const { user } = open({ api });
    await user.click(await screen.findByRole('button', { name: '加载更多' }));
    expect(await screen.findByText('更多工单没有加载出来')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull();
    api.answer(support.supportTickets, ({ pageNum }) =>
      pageNum === 1
        ? first
        : { list: [{ ...summary, ticketId: 'T2', title: '退款没有到账' }], total: 2, hasNext: false },
    );
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('link', { name: /退款没有到账/ })).toBeTruthy();
    expect(screen.queryByText('更多工单没有加载出来')).toBeNull();
  });

  it('shows the conversation, takes a reply, and ends the ticket after a question', async () => {
    const answered = {
      ...ticket,
      messages: [
        ...ticket.messages,
        { seq: 2, sender: 'subscriber' as const, text: '补充', sentAt: ticket.updatedAt },
      ],
    };
    const api = fakeApi()
      .answer(support.supportTicket, ticket)
      .answer(support.replyTicket, answered)
      .answer(support.closeTicket, { ...answered, state: 'closed', ahead: null });
    const { user, container } = open({ api, search: '?ticketId=T1' });
    await user.type(await screen.findByRole('textbox', { name: '补充说明' }), '补充');
    await user.click(screen.getByRole('button', { name: '发送' }));
    expect(await within(screen.getByRole('list', { name: '对话' })).findByText('补充')).toBeTruthy();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: '结束工单' }));
    const dialog = await screen.findByRole('dialog', { name: '结束这个工单？' });
    await user.click(within(dialog).getByRole('button', { name: '结束工单' }));
    expect(await screen.findByText('已结束')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '结束工单' })).toBeNull();
  });

  it('is opened again by the next word after it has ended', async () => {
    const ended = { ...ticket, state: 'closed' as const, ahead: null };
    const api = fakeApi().answer(support.supportTicket, ended).answer(support.replyTicket, ticket);
    const { user } = open({ api, search: '?ticketId=T1' });
    await user.type(await screen.findByRole('textbox', { name: '补充说明' }), '还是没有到');
    await user.click(screen.getByRole('button', { name: '发送' }));
    expect(await screen.findByText('等待回复')).toBeTruthy();
    expect(screen.getByRole('button', { name: '结束工单' })).toBeTruthy();
  });

  it('invites a guest to sign in, and a subscriber without tickets to the questions', async () => {
    const { user, session, unmount } = open({ session: { kind: 'guest' } });
    await user.click(screen.getByRole('button', { name: '去登录' }));
    expect(session.goToLogin).toHaveBeenCalledOnce();
    unmount();
    open({ api: fakeApi().answer(support.supportTickets, { list: [], total: 0, hasNext: false }) });
    expect(await screen.findByText('还没有工单')).toBeTruthy();
  });

  it('says that a ticket is next', () =>
    expect(stateText({ state: 'open', ahead: 0 })).toBe('下一个就轮到您，请稍候'));
});
