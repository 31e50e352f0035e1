import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { phoneFlow } from '#core/contract/content/phone-flow.ts';
import { someSettings } from '#web/features/number/testing/number-answers.ts';
import type { CallOptions } from '#web/platform/api/client.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, refused } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './online-manage.page.tsx';

it('上网管理 shows times and blocked kinds, and says when the network has not taken them over', async () => {
  const api = fakeApi()
    .answer(phoneFlow.flowSettings, someSettings)
    .answer(phoneFlow.switchFlowSetting, {
      ...someSettings,
      blockedKinds: ['game', 'video'],
      accessPending: true,
    });
  const { container } = renderInSite(<page.Page />, { api, session: aMember(), search: '?numberId=n1' });
  expect(await screen.findByText('工作日 22:00至次日06:00')).toBeTruthy();
  const state = screen.getByRole('region', { name: '当前状态' });
  expect(state.textContent).toBe('上网管理生效中生效中工作日 22:00至次日06:00断网，限制1类应用');
  expect(screen.getByRole('switch', { name: '限制游戏', checked: true })).toBeTruthy();
  fireEvent.click(screen.getByRole('switch', { name: '限制视频直播', checked: false }));
  expect(await screen.findByText('已保存，网络正在更新，请稍后再看')).toBeTruthy();
  expect(within(state).getByRole('heading', { name: '正在更新到网络' })).toBeTruthy();
  expect(api.callsOf(phoneFlow.switchFlowSetting)[0]?.input).toEqual({
    target: 'usage',
    usage: 'video',
    blocked: true,
    numberId: 'n1',
  });
  await expectAccessible(container);
});

it('上网管理 without times or blocked kinds is off, and switching it on adds times', async () => {
  const none = { ...someSettings, accessRulesOn: false, blockedKinds: [], settings: [] };
  const api = fakeApi().answer(phoneFlow.flowSettings, none);
  renderInSite(<page.Page />, { api, session: aMember() });
  fireEvent.click(await screen.findByRole('switch', { name: '上网管理', checked: false }));
  expect(await screen.findByRole('dialog', { name: '添加时段' })).toBeTruthy();
  expect(api.callsOf(phoneFlow.switchFlowSetting)).toEqual([]);
});

it('上网管理 adds times without internet for chosen days', async () => {
  const api = fakeApi().answer(phoneFlow.flowSettings, someSettings).answer(phoneFlow.addFlowSetting, {
    kind: 'alert',
    settingId: 'a2',
    enabled: true,
    thresholdMb: 10_240,
    notifyBy: 'sms',
  });
  renderInSite(<page.Page />, { api, session: aMember() });
  await screen.findByText('睡觉时间');
  fireEvent.click(screen.getByRole('button', { name: '添加时段' }));
  const dialog = await screen.findByRole('dialog', { name: '添加时段' });
  fireEvent.change(within(dialog).getByLabelText(/^结束/), { target: { value: '22:00' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '保存' }));
  expect(within(dialog).getByText('开始和结束时间不能相同')).toBeTruthy();
  fireEvent.change(within(dialog).getByLabelText(/^结束/), { target: { value: '07:00' } });
  fireEvent.click(within(dialog).getByRole('checkbox', { name: '星期日' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(api.callsOf(phoneFlow.addFlowSetting)[0]?.input).toEqual({
      kind: 'access',
      title: '睡觉时间',
      weekdays: [1, 2, 3, 4, 5, 6],
      from: '22:00',
      to: '07:00',
    }),
  );
});

it('上网管理 of a number that is not bound says so once and leads to the list of numbers', async () => {
  const toasts: boolean[] = [];
  const unbound = (_input: object, { inPage }: CallOptions) => {
    toasts.push(!inPage);
    return refused('该号码未绑定，或已经解除绑定');
  };
  const api = fakeApi().answer(phoneFlow.flowSettings, unbound);
  const { container } = renderInSite(<page.Page />, { api, session: aMember(), search: '?numberId=gone' });
  const list = await screen.findByRole('link', { name: '查看我的号码' });
  expect(list.getAttribute('href')).toMatch(/deputy-number[^?]*$/);
  expect(screen.getAllByText('该号码未绑定，或已经解除绑定')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /重试|添加/ })).toBeNull();
  expect(toasts).not.toContain(true);
  await expectAccessible(container);
});

it('上网管理 asks once and says that it failed, without switches that nobody knows', async () => {
  const api = fakeApi().answer(phoneFlow.flowSettings, () => Promise.reject(refused('系统繁忙')));
  renderInSite(<page.Page />, { api, session: aMember() });
  expect(await screen.findByText('系统繁忙')).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(api.callsOf(phoneFlow.flowSettings)).toHaveLength(1);
  expect(screen.queryByRole('switch')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(api.callsOf(phoneFlow.flowSettings)).toHaveLength(2));
});
