import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { support } from '#core/contract/user/support.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './question-detail.page.tsx';

const api = fakeApi()
  .answer(support.supportQueue, { waiting: 0 })
  .answer(support.questionDetail, {
    questionId: 'q1',
    kind: 'refund',
    title: '退款多久到账',
    answer: '话费支付实时退回。',
    helpful: 7,
    myVote: false,
    related: [{ questionId: 'q2', title: '怎么申请退款' }],
  });

it('a question shows its answer, the vote given before and others of its kind', async () => {
  const { container } = renderInSite(<page.Page />, {
    api,
    project: 'super-market',
    session: aMember(),
    search: '?questionId=q1',
  });
  expect(await screen.findByRole('heading', { name: '退款多久到账' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '没帮助', pressed: true }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('link', { name: '怎么申请退款' }).getAttribute('href')).toBe(
    '/content/super-market/question-detail?questionId=q2',
  );
  expect(screen.getByRole('button', { name: '转人工' })).toBeTruthy();
  await expectAccessible(container);
});

it('without a question it leads to all of them', () => {
  renderInSite(<page.Page />, { api, project: 'super-market' });
  expect(screen.getByRole('link', { name: '常见问题' })).toBeTruthy();
});

it('a question that does not exist is not offered again, but others are', async () => {
  const unknown = fakeApi()
    .answer(support.supportQueue, { waiting: 0 })
    .answer(support.questionDetail, () => {
      throw new ApiFailure('0', '没有找到这个问题');
    });
  renderInSite(<page.Page />, { api: unknown, project: 'super-market', search: '?questionId=nope' });
  expect(await screen.findByRole('heading', { name: '没有找到这个问题' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '常见问题' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});
