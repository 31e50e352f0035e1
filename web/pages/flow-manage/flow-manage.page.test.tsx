import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { phoneFlow } from '#core/contract/content/phone-flow.ts';
import { aUsage, someMonths, someSettings } from '#web/features/number/testing/number-answers.ts';
import type { CallOptions } from '#web/platform/api/client.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, refused } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './flow-manage.page.tsx';

const open = (settings = someSettings) => {
  const api = fakeApi()
    .answer(phoneFlow.flowUsage, aUsage)
    .answer(phoneFlow.monthlyFlow, someMonths)
    .answer(phoneFlow.flowSettings, settings)
    .answer(phoneFlow.switchFlowSetting, { ...someSettings, alertOn: false })
    .answer(phoneFlow.deleteFlowSetting, null);
  return renderInSite(<page.Page />, { api, session: aMember() });
};

it('流量管理 shows usage by day and lets another month be chosen', async () => {
  const { api, container } = open();
  expect(await screen.findByRole('table', { name: '8月每日流量' })).toBeTruthy();
  expect(screen.getByText(/今日512MB，日均1.3GB，剩余11.4GB/)).toBeTruthy();
  fireEvent.click(await screen.findByRole('tab', { name: '7月' }));
  await waitFor(() => expect(api.callsOf(phoneFlow.flowUsage).at(-1)?.input).toEqual({ month: '2026-07' }));
  await expectAccessible(container);
});

it('流量管理 adds an alert, and shows what is wrong at the field', async () => {
  const { api } = open();
  api.answer(phoneFlow.addFlowSetting, {
    kind: 'alert',
    settingId: 'a2',
    enabled: true,
    thresholdMb: 10_240,
    notifyBy: 'sms',
  });
  await screen.findByText('用到24GB');
  fireEvent.click(screen.getByRole('button', { name: '添加提醒' }));
  const dialog = await screen.findByRole('dialog', { name: '添加提醒' });
  const field = within(dialog).getByRole('textbox', { name: '本月用到多少时提醒' });
  const save = within(dialog).getByRole('button', { name: '保存' });
  for (const [typed, reason] of [
    ['24', '已有相同的提醒值'],
    ['0.05', '请输入提醒值，最多一位小数'],
    ['2000', '提醒值最多1024GB'],
  ] as const) {
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.click(save);
    expect(within(dialog).getByText(reason)).toBeTruthy();
  }
  fireEvent.change(field, { target: { value: '10' } });
  fireEvent.click(save);
  await waitFor(() =>
    expect(api.callsOf(phoneFlow.addFlowSetting)[0]?.input).toEqual({
      kind: 'alert',
      thresholdMb: 10_240,
      notifyBy: 'sms',
    }),
  );
});

it('流量管理 switches all alerts, and deletes one after a question', async () => {
  const { api } = open();
  fireEvent.click(await screen.findByRole('switch', { name: '提醒总开关', checked: true }));
  expect(await screen.findByRole('switch', { name: '提醒总开关', checked: false })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '删除：用到24GB' }));
  const question = await screen.findByRole('dialog', { name: /删除这条设置/ });
  fireEvent.click(within(question).getByRole('button', { name: '删除' }));
  await waitFor(() =>
    expect(api.callsOf(phoneFlow.deleteFlowSetting)[0]?.input).toEqual({ settingId: 'a1' }),
  );
});

it('流量管理 without an alert shows the switch off, and switching it on adds one', async () => {
  const { api } = open({ ...someSettings, alertOn: false, settings: [] });
  fireEvent.click(await screen.findByRole('switch', { name: '提醒总开关', checked: false }));
  expect(await screen.findByRole('dialog', { name: '添加提醒' })).toBeTruthy();
  expect(api.callsOf(phoneFlow.switchFlowSetting)).toEqual([]);
});

it('流量管理 of a number that is not bound says so once and leads to the list of numbers', async () => {
  const toasts: boolean[] = [];
  const unbound = (_input: object, { inPage }: CallOptions) => {
    toasts.push(!inPage);
    return refused('该号码未绑定，或已经解除绑定');
  };
  const api = fakeApi()
    .answer(phoneFlow.flowUsage, unbound)
    .answer(phoneFlow.monthlyFlow, unbound)
    .answer(phoneFlow.flowSettings, unbound);
  const { container } = renderInSite(<page.Page />, { api, session: aMember(), search: '?numberId=gone' });
  const list = await screen.findByRole('link', { name: '查看我的号码' });
  expect(list.getAttribute('href')).toMatch(/deputy-number[^?]*$/);
  expect(screen.getAllByText('该号码未绑定，或已经解除绑定')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /重试|添加/ })).toBeNull();
  expect(toasts).not.toContain(true);
  await expectAccessible(container);
});
