import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { names } from '#core/config/names.ts';
import { phoneFlow } from '#core/contract/content/phone-flow.ts';
import { phoneManage } from '#core/contract/content/phone-manage.ts';
import { membership } from '#core/contract/user/membership.ts';
import { aButler, aUsage, someMonths, someSettings } from '#web/features/number/testing/number-answers.ts';
import { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, refused } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './number-manager.page.tsx';

const skeletonBox = '[class*="_block_"]';
const aStatus = { status: 'normal', ispFlag: 1, areaName: '南京', joinedOn: '2016-03-09' } as const;
const answering = () =>
  fakeApi()
    .answer(phoneManage.butler, aButler)
    .answer(membership.mobileStatus, aStatus)
    .answer(phoneFlow.flowUsage, aUsage)
    .answer(phoneFlow.monthlyFlow, someMonths)
    .answer(phoneFlow.flowSettings, someSettings);

it('号管家 shows package, balance, usage, the months as chart and table, alerts and services', async () => {
  const api = answering();
  const { container } = renderInSite(<page.Page />, { api, session: aMember() });
  expect(await screen.findByText('5G畅享套餐，本月剩余16天')).toBeTruthy();
  expect(screen.getByText('话费余额26.80元')).toBeTruthy();
  expect(await screen.findByText('正常使用中，南京，2016年3月入网')).toBeTruthy();
  expect(screen.queryByRole('note')).toBeNull();
  expect(await screen.findByText('62%')).toBeTruthy();
  const table = await screen.findByRole('table', { name: '近2个月流量' });
  expect(table.textContent).toContain('2026年7月33.1GB');
  const reading = screen.getByRole('slider', { name: '近2个月流量' });
  expect(reading.getAttribute('aria-valuetext')).toBe('2026年8月 18.6GB');
  fireEvent.change(reading, { target: { value: '0' } });
  expect(reading.getAttribute('aria-valuetext')).toBe('2026年7月 33.1GB');
  expect(screen.getByText('用到80%时提醒')).toBeTruthy();
  expect(screen.getByRole('link', { name: /副号管理已绑定1个/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /10GB流量月包.*¥9.9/ }).getAttribute('href')).toContain(
    'businessId=flow-10',
  );
  expect(screen.getByRole('group', { name: '按月办理' }).textContent).toContain('10GB流量月包');
  await expectAccessible(container);
});

it.each([
  ['2026-11-18T04:00:00Z', true, '现在可以上网今天断网 00:00至06:00、22:00至24:00'],
  ['2026-11-18T15:30:00Z', true, '现在断网今天断网 00:00至06:00、22:00至24:00'],
  ['2026-11-18T15:30:00Z', false, '现在可以上网已暂停，原定今天断网 00:00至06:00、22:00至24:00'],
  ['2026-11-22T04:00:00Z', true, '现在可以上网今天没有断网时段'],
])('号管家 at %s (rules on: %s) says which hours of today have no internet', async (now, isOn, words) => {
  const api = answering().answer(phoneFlow.flowSettings, { ...someSettings, accessRulesOn: isOn });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
  try {
    renderInSite(<page.Page />, { api, session: aMember() });
    const floor = await screen.findByRole('region', { name: '上网时段' });
    await waitFor(() => expect(floor.textContent).toContain(words));
  } finally {
    vi.useRealTimers();
  }
});

it('号管家 without an alert shows its switch off, and switching it on leads to where one is added', async () => {
  const api = answering().answer(phoneFlow.flowSettings, { ...someSettings, alertOn: false, settings: [] });
  const { navigator } = renderInSite(<page.Page />, { api, session: aMember() });
  expect(await screen.findByText('还没有设置提醒值')).toBeTruthy();
  fireEvent.click(screen.getByRole('switch', { name: '流量提醒', checked: false }));
  expect(navigator.push).toHaveBeenCalledWith(expect.stringMatching(/flow-?manage/i));
  expect(api.callsOf(phoneFlow.switchFlowSetting)).toEqual([]);
});

it('号管家 of a bound number asks for that number, and its links keep it', async () => {
  const api = answering();
  renderInSite(<page.Page />, { api, session: aMember(), search: '?numberId=n1' });
  const link = await screen.findByRole('link', { name: /上网管理/ });
  expect(link.getAttribute('href')).toContain('numberId=n1');
  expect(api.callsOf(phoneFlow.flowUsage)[0]?.input).toEqual({ numberId: 'n1' });
  expect(api.callsOf(membership.mobileStatus)).toEqual([]);
});

it.each([
  ['suspended', '已停机，南京', '停机期间不能开通会员和业务'],
  ['closed', '已销号，南京', '不能再开通会员和业务'],
] as const)(
  '号管家 of a number that is %s says what it cannot do, and who helps',
  async (status, text, note) => {
    const api = answering().answer(membership.mobileStatus, { ...aStatus, status, joinedOn: null });
    const { container } = renderInSite(<page.Page />, { api, session: aMember() });
    expect(await screen.findByText(text)).toBeTruthy();
    const notice = screen.getByRole('note');
    expect(notice.textContent).toContain(note);
    expect(within(notice).getByRole('link', { name: names.hotline }).getAttribute('href')).toBe(
      `tel:${names.hotline}`,
    );
    await expectAccessible(container);
  },
);

it('号管家 says so when the billing system does not answer, and keeps the other pages reachable', async () => {
  const silent = () => {
    throw new ApiFailure('0', '号码信息暂时查不到，请稍后再试');
  };
  const api = answering()
    .answer(phoneManage.butler, { ...aButler, packageName: null, balanceFen: null })
    .answer(phoneFlow.flowUsage, silent)
    .answer(phoneFlow.monthlyFlow, silent);
  renderInSite(<page.Page />, { api, session: aMember() });
  expect((await screen.findAllByText('号码信息暂时查不到，请稍后再试')).length).toBeGreaterThan(0);
  expect(screen.getByText('话费余额暂时查不到')).toBeTruthy();
  expect(screen.getByRole('link', { name: /上网管理/ })).toBeTruthy();
});

it('号管家 of a number that is not bound says so once and leads to the list of numbers', async () => {
  const unbound = () => refused('该号码未绑定，或已经解除绑定');
  const api = fakeApi()
    .answer(phoneManage.butler, unbound)
    .answer(phoneFlow.flowUsage, unbound)
    .answer(phoneFlow.monthlyFlow, unbound)
    .answer(phoneFlow.flowSettings, unbound);
  const { container } = renderInSite(<page.Page />, { api, session: aMember(), search: '?numberId=gone' });
  expect(await screen.findByText('该号码未绑定，或已经解除绑定')).toBeTruthy();
  const list = screen.getByRole('link', { name: '查看我的号码' });
  expect(list.getAttribute('href')).toMatch(/deputy-number[^?]*$/);
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  expect(container.querySelector(skeletonBox)).toBeNull();
  await expectAccessible(container);
});

it('号管家 without a network ends in failed states without skeletons, and loads again by taps', async () => {
  const api = fakeApi()
    .unplug(phoneManage.butler)
    .unplug(phoneFlow.flowUsage)
    .unplug(phoneFlow.monthlyFlow)
    .unplug(phoneFlow.flowSettings);
  const { container, user } = renderInSite(<page.Page />, { api, session: aMember() });
  expect(await screen.findByText('流量提醒没有加载出来')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('button', { name: '重试' })).toHaveLength(3));
  expect(container.querySelector(skeletonBox)).toBeNull();
  api.answer(phoneManage.butler, aButler).answer(phoneFlow.flowUsage, aUsage);
  await user.click(
    within(screen.getByRole('region', { name: '号码和流量' })).getByRole('button', { name: '重试' }),
  );
  expect(await screen.findByText('62%')).toBeTruthy();
});

it('号管家 leads a guest to sign in and asks the server nothing', () => {
  const api = fakeApi();
  const { session } = renderInSite(<page.Page />, { api, session: { kind: 'guest' } });
  fireEvent.click(screen.getByRole('button', { name: '去登录' }));
  expect(session.goToLogin).toHaveBeenCalledOnce();
  expect(api.calls).toEqual([]);
});
