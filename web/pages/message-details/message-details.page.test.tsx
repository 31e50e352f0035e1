import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '#core/contract/user/messages.ts';
import type { Message } from '#core/contract/user/messages.shapes.ts';
import { MessagesButton } from '#web/features/messages/messages-button.tsx';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './message-details.page.tsx';

const message: Message = {
  messageId: 'm1',
  kind: 'rights',
  topic: 'failed',
  title: '视频会员月卡没有发放成功',
  text: '合作方暂时缺货。\n名额已退回。',
  publishedAt: '2026-08-29T02:00:00Z',
  read: false,
  subject: { picUrl: 'goods/video', title: '视频会员月卡', line: '30元版' },
  link: { page: 'receiveResult', query: { claimId: 'C1' } },
};
const counts = (total: number) => ({ total, trade: 0, rights: total, activity: 0, service: 0 });

const open = (shown: Message, project: 'super-market' | 'supper-mall' = 'super-market') => {
  const api = fakeApi()
    .answer(messages.unreadCounts, counts(2))
    .answer(messages.messageDetail, shown)
    .answer(messages.readMessage, counts(1));
  return renderInSite(
    <>
      <MessagesButton />
      <page.Page />
    </>,
    { api, project, session: aMember(), search: '?messageId=m1' },
  );
};

it('a message is marked as read when it is shown, and the unread badge follows', async () => {
  const { api, container } = open(message);
  expect(await screen.findByText('名额已退回。')).toBeTruthy();
  expect(screen.getByText('2026年8月29日 10:00')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('link', { name: '消息中心，1条未读' })).toBeTruthy());
  expect(api.callsOf(messages.readMessage).map(({ input }) => input)).toEqual([{ messageId: 'm1' }]);
  await expectAccessible(container);
});

it.each(['super-market', 'supper-mall'] as const)('its link stays in %s', async (project) => {
  open(message, project);
  expect((await screen.findByRole('link', { name: '查看详情' })).getAttribute('href')).toBe(
    `/content/${project}/receive-result?claimId=C1`,
  );
});

it('a message that was read is not marked again, and a link to an unknown page is left out', async () => {
  const { api } = open({ ...message, read: true, link: { page: 'pageOfLater', query: {} } });
  expect(await screen.findByText('名额已退回。')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '查看详情' })).toBeNull();
  expect(api.callsOf(messages.readMessage)).toEqual([]);
});
