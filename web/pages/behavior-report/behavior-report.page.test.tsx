import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { agreements } from '#core/contract/common/agreements.ts';
import { phoneFlow } from '#core/contract/content/phone-flow.ts';
import type { BehaviorReport } from '#core/contract/content/phone-flow.shapes.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './behavior-report.page.tsx';

const agreement = { templateId: 'internet-behavior', version: '1', title: '上网行为报告授权书' };
const needed: BehaviorReport = { kind: 'consent-needed', agreement };
const report: BehaviorReport = {
  kind: 'report',
  agreement,
  agreedAt: '2026-08-10T02:00:00Z',
  month: '2026-08',
  days: [
    { date: '2026-08-15', uses: [{ usage: 'video', usedMb: 2048, minutes: 200 }] },
    { date: '2026-08-16', uses: [{ usage: 'game', usedMb: 100, minutes: 60 }] },
  ],
};

it('上网行为报告 asks for consent first, explains in words, and is gone after the withdrawal', async () => {
  let consented = false;
  const api = fakeApi()
    .answer(phoneFlow.behaviorReport, () => (consented ? report : needed))
    .answer(agreements.saveAgreement, () => {
      consented = true;
      return { templateId: agreement.templateId, version: '1', agreedAt: '2026-08-10T02:00:00Z' };
    })
    .answer(agreements.withdrawConsent, () => {
      consented = false;
      return [];
    });
  const { container } = renderInSite(<page.Page />, { api, session: aMember() });
  const agree = await screen.findByRole('button', { name: '同意并查看' });
  fireEvent.click(agree);
  const question = await screen.findByRole('dialog', { name: '请先阅读并同意' });
  expect(consented).toBe(false);
  fireEvent.click(within(question).getByRole('button', { name: '同意并查看' }));
  expect(await screen.findByText('8月15日上网最久，共3小时20分钟')).toBeTruthy();
  expect(screen.getByText('视频直播用得最多，共3小时20分钟，占77%，用了2GB流量')).toBeTruthy();
  expect(screen.getAllByText('3小时20分钟，2GB').length).toBe(2);
  await expectAccessible(container);
  fireEvent.click(screen.getByRole('button', { name: '撤回同意' }));
  await waitFor(() => expect(screen.queryByText(/上网最久/)).toBeNull());
  expect(await screen.findByRole('button', { name: '同意并查看' })).toBeTruthy();
});

it('上网行为报告 of a bound number is not requested', async () => {
  const api = fakeApi();
  renderInSite(<page.Page />, { api, session: aMember(), search: '?numberId=n1' });
  expect(await screen.findByText('只有本人可以查看')).toBeTruthy();
  expect(api.calls).toEqual([]);
});
