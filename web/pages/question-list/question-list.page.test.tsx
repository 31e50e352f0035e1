import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { support } from '#core/contract/user/support.ts';
import type { Question } from '#core/contract/user/support.shapes.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './question-list.page.tsx';

const aQuestion = (questionId: string, title: string, helpful = 10): Question => ({
  questionId,
  kind: 'charge',
  title,
  answer: '一般5分钟到账。\n超时自动退回。',
  helpful,
});
const aTicket = {
  ticketId: 'T1',
  title: '充值没有到账',
  state: 'open' as const,
  createdAt: '2026-08-29T02:00:00Z',
  updatedAt: '2026-08-29T02:00:00Z',
  ahead: 2,
  lastText: '等了半小时',
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(support.questions, {
      list: [aQuestion('q1', '充值没到账怎么办', 1204), aQuestion('q2', '怎么退款')],
    })
    .answer(support.supportQueue, { waiting: 3 })
    .answer(support.supportTickets, { list: [aTicket], total: 1, hasNext: false });
});
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, project: 'super-market', session: aMember(), ...overrides });

describe('智能客服', () => {
  it('shows questions that open in place, the kinds, the queue and the tickets', async () => {
    const { container } = open();
    expect(await screen.findByText('充值没到账怎么办')).toBeTruthy();
    expect(screen.getByText('充值没到账怎么办').closest('details')?.open).toBe(true);
    expect(screen.getByText('怎么退款').closest('details')?.open).toBe(false);
    const kinds = screen.getByRole('navigation', { name: '问题类别' });
    expect(within(kinds).getAllByRole('link')).toHaveLength(8);
    expect(within(kinds).getByRole('link', { name: '退款售后' }).getAttribute('href')).toBe(
      '/content/super-market/question-list?kind=refund',
    );
    expect(await screen.findByRole('button', { name: '转人工，前面3人' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: '我的工单，1个未结束' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '电话' }).getAttribute('href')).toBe('tel:10086');
    await expectAccessible(container);
  });

  it('counts a vote once and says thank you', async () => {
    api.answer(support.voteQuestion, { questionId: 'q1', helpful: 1205, myVote: true });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '有帮助 1,204' }));
    const voted = await screen.findByRole('button', { name: '有帮助 1,205', pressed: true });
    expect(voted.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('感谢反馈')).toBeTruthy();
    expect(api.callsOf(support.voteQuestion)).toHaveLength(1);
  });

  it('searches by what was typed, and leads to a person where nothing is found', async () => {
    const { user, navigator } = open({ search: '?words=天气' });
    api.answer(support.questions, { list: [] });
    const field = screen.getByRole('searchbox', { name: '描述您的问题' });
    await user.clear(field);
    await user.type(field, '没到账{Enter}');
    expect(navigator.replace).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`words=${encodeURIComponent('没到账')}`),
    );
    expect(api.callsOf(support.questions)[0]?.input).toEqual({ words: '天气' });
  });

  it('hands over to a person with one ticket for one text, also after a lost answer', async () => {
    api.unplug(support.openTicket);
    const { user, navigator } = open();
    await user.click(await screen.findByRole('button', { name: /^转人工/ }));
    const dialog = await screen.findByRole('dialog', { name: '转人工客服' });
    expect(dialog.textContent).toContain('前面有3个工单在等待');
    await user.type(within(dialog).getByRole('textbox', { name: '问题描述' }), '充值没有到账');
    await user.click(within(dialog).getByRole('button', { name: '提交工单' }));
    await expect.poll(() => api.callsOf(support.openTicket)).toHaveLength(1);
    await within(dialog).findByRole('button', { name: '提交工单', busy: false });
    api.answer(support.openTicket, { ...aTicket, ticketId: 'T9', messages: [] });
    await user.click(within(dialog).getByRole('button', { name: '提交工单' }));
    const [first, second] = api.callsOf(support.openTicket);
    expect(first?.key).toBe(second?.key);
    expect(first?.key).toBeTruthy();
    await expect.poll(() => navigator.push.mock.calls[0]?.[0]).toContain('/my-tickets?ticketId=T9');
  });

  it('votes and hands over to a person before the session is known, without a trip to the login page', async () => {
    const { user, session } = open({ session: { kind: 'unknown' } });
    await user.click(await screen.findByRole('button', { name: '有帮助 1,204' }));
    await expect.poll(() => api.callsOf(support.voteQuestion)).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: /^转人工/ }));
    await screen.findByRole('dialog', { name: '转人工客服' });
    expect(session.goToLogin).not.toHaveBeenCalled();
  });

  it('asks a guest to sign in for a vote or a person, and shows the answers all the same', async () => {
    const { user, session } = open({ session: { kind: 'guest' } });
    await user.click(await screen.findByRole('button', { name: '有帮助 1,204' }));
    await user.click(screen.getByRole('button', { name: /^转人工/ }));
    expect(session.goToLogin).toHaveBeenCalledTimes(2);
    expect(api.callsOf(support.supportTickets)).toEqual([]);
  });

  it('in the other mall leads to no page that mall does not have', async () => {
    open({ project: 'supper-mall' });
    expect(await screen.findByText('充值没到账怎么办')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^相关问题/ })).toBeNull();
  });

  it('says so when nothing loads, with one tap to try again', async () => {
    api.unplug(support.questions);
    open();
    expect(await screen.findByText('问题没有加载出来')).toBeTruthy();
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  });
});
