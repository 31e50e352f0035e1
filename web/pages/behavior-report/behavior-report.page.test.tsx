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

it('上网行为报告 asks for consent first, says the month in a sentence, and is gone after the withdrawal', async () => {
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
  expect(
    await screen.findByRole('heading', { name: '8月平均每天上网2小时10分钟，其中77%用于视频直播' }),
  ).toBeTruthy();
  expect(screen.queryByText('示例')).toBeNull();
  await expectAccessible(container);
  fireEvent.click(screen.getByRole('button', { name: '撤回同意' }));
  await waitFor(() => expect(screen.queryByText(/平均每天上网2小时/)).toBeNull());
  expect(await screen.findByRole('button', { name: '同意并查看' })).toBeTruthy();
});

it('上网行为报告 of a bound number is not requested', async () => {
  const api = fakeApi();
  renderInSite(<page.Page />, { api, session: aMember(), search: '?numberId=n1' });
  expect(await screen.findByText('只有本人可以查看')).toBeTruthy();
  expect(api.calls).toEqual([]);
});

it('上网行为报告 shows a sample before the consent, and says that it is one on every floor', async () => {
  const api = fakeApi().answer(phoneFlow.behaviorReport, needed);
  const { container } = renderInSite(<page.Page />, { api, session: aMember() });
  const sample = await screen.findByRole('region', { name: '报告示例' });
  const floors = within(sample).getAllByRole('region');
  expect(floors).toHaveLength(3);
  for (const floor of floors) expect(within(floor).getByText('示例')).toBeTruthy();
  expect(within(sample).getByText('下面是示例数据，不是您的上网记录')).toBeTruthy();
  await expectAccessible(container);
});

it('上网行为报告 reads a day by finger or key, and lists all days for those who do not', async () => {
  renderInSite(<page.Page />, {
    api: fakeApi().answer(phoneFlow.behaviorReport, report),
    session: aMember(),
  });
  const chart = await screen.findByRole('slider', { name: '8月每天的上网时长' });
  expect(chart.getAttribute('aria-valuetext')).toBe('8月16日 1小时');
  expect(screen.getByRole('heading', { name: '8月16日上网1小时，其中100%用于游戏' })).toBeTruthy();
  fireEvent.change(chart, { target: { value: '0' } });
  expect(chart.getAttribute('aria-valuetext')).toBe('8月15日 3小时20分钟');
  expect(screen.getByRole('heading', { name: '8月15日上网3小时20分钟，其中100%用于视频直播' })).toBeTruthy();
  const table = screen.getByRole('table', { name: '8月每天的上网时长' });
  expect(within(table).getByRole('row', { name: '8月15日 3小时20分钟' })).toBeTruthy();
  expect(screen.getByText('全部2天').closest('details')?.open).toBe(false);
});
