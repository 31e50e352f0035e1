import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { environments } from '#core/config/environments.ts';
import type { FlowUsage } from '#core/contract/content/phone-flow.shapes.ts';
import { phoneFlow } from '#core/contract/content/phone-flow.ts';
import { home } from '#core/contract/goods/home.ts';
import { membership } from '#core/contract/user/membership.ts';
import { profile } from '#core/contract/user/profile.ts';
import { forgetPasses } from '#web/platform/offline/forget-passes.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { MembershipCard } from './membership-card.tsx';
import { someMembership } from './testing/some-membership.ts';

const usage = (overrides: Partial<FlowUsage> = {}): FlowUsage => ({
  mobile: '138****0001',
  packageName: '5G畅享套餐',
  month: '2026-08',
  daysLeft: 12,
  totalMb: 30_720,
  usedMb: 11_674,
  leftMb: 19_046,
  todayMb: 300,
  dailyAverageMb: 614,
  days: [],
  voice: { totalMinutes: 500, leftMinutes: 312 },
  ...overrides,
});
let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = fakeApi()
    .answer(membership.userVipInfo, someMembership())
    .answer(phoneFlow.flowUsage, usage())
    .answer(profile.points, { integral: 0, expiringIntegral: 0, expiresOn: null, balanceFen: 4_680 });
});
const open = (ispFlag: 0 | 1 = 1) =>
  renderInSite(<MembershipCard />, { api, session: aMember({ ispFlag }), project: 'super-market' });
const panel = () => screen.findByRole('region', { name: '我的号码' });
const figures = async () =>
  within(await panel())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the number on the member card', () => {
  it('has the bill of the month, and says until when the data lasts', async () => {
    api.answer(phoneFlow.flowUsage, usage({ billFen: 5_900 }));
    const enough = open();
    expect(await screen.findByRole('link', { name: '本月账单 ¥59.00' })).toBeTruthy();
    expect(await screen.findByText('照这样用，流量够用到月底')).toBeTruthy();
    expect(screen.getByRole('link', { name: '看看用量' }).getAttribute('href')).toContain('/flow');
    enough.unmount();
    api.answer(phoneFlow.flowUsage, usage({ leftMb: 3_100 }));
    open();
    expect(await screen.findByText(/^照这样用，流量够到\d+月\d+日$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '加流量' }).getAttribute('href')).toContain('/traffic-package');
  });

  it('has data, voice and balance left, with their time and the ways to more', async () => {
    const { container } = open();
    await waitFor(async () =>
      expect(await figures()).toEqual(['18.6GB流量 共30GB', '312分钟语音 共500分', '¥46.80话费余额']),
    );
    expect((await panel()).textContent).toMatch(/数据来自号码服务，\d\d:\d\d 更新/);
    expect(screen.getByRole('link', { name: /18.6GB/ }).getAttribute('href')).toContain('/flow');
    expect(screen.getByRole('link', { name: '号管家' })).toBeTruthy();
    expect(api.callsOf(home.couponCounts)).toEqual([]);
    await expectAccessible(container);
  });

  it('keeps its boxes while it loads', async () => {
    api.answer(phoneFlow.flowUsage, () => new Promise<never>(() => undefined));
    open();
    expect((await panel()).getAttribute('aria-busy')).toBe('true');
    expect(await figures()).toEqual(['流量', '语音', '话费余额']);
  });

  it('leads to more data where less than a tenth is left', async () => {
    api.answer(phoneFlow.flowUsage, usage({ leftMb: 1_229 }));
    open();
    expect((await screen.findByRole('link', { name: /快用完 加流量/ })).getAttribute('href')).toBe(
      '/content/super-market/traffic-package',
    );
  });

  it('says what the billing system leaves out instead of nothing', async () => {
    api
      .answer(phoneFlow.flowUsage, usage({ voice: undefined }))
      .answer(profile.points, { integral: 0, expiringIntegral: 0, expiresOn: null, balanceFen: null });
    open();
    await waitFor(async () =>
      expect(await figures()).toEqual(['18.6GB流量 共30GB', '未知语音', '未知话费余额']),
    );
  });

  it('names what was left when the number service last answered, and asks again by a tap', async () => {
    const first = open();
    await screen.findByText('18.6');
    first.unmount();
    api.unplug(phoneFlow.flowUsage);
    const { user, container } = open();
    expect(await screen.findByText(/^流量与话费暂时查不到，\d\d:\d\d查到时流量剩18.6GB$/)).toBeTruthy();
    await expectAccessible(container);
    api.answer(phoneFlow.flowUsage, usage({ leftMb: 18_432 }));
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('18')).toBeTruthy();
  });

  it('shows what was last known at once, with its time, while it asks', async () => {
    const first = open();
    await screen.findByText('18.6');
    first.unmount();
    api.answer(phoneFlow.flowUsage, () => new Promise<never>(() => undefined));
    open();
    expect(await screen.findByText('18.6')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '刷新中' })).toBeTruthy();
  });

  it('is read again by a tap', async () => {
    const { user } = open();
    await screen.findByText('18.6');
    api.answer(phoneFlow.flowUsage, usage({ leftMb: 9_216 }));
    await user.click(screen.getByRole('button', { name: '刷新' }));
    expect(await screen.findByText('9')).toBeTruthy();
  });

  it('is forgotten with the session of its subscriber', async () => {
    const first = open();
    await screen.findByText('18.6');
    first.unmount();
    await forgetPasses(environments.dev);
    api.unplug(phoneFlow.flowUsage);
    open();
    expect(await screen.findByText('流量与话费暂时查不到')).toBeTruthy();
  });

  it('gives way to the usual counts for a number of another operator, and asks nothing about it', async () => {
    api.answer(home.couponCounts, {
      totalCouponCount: 18,
      waitCouponCount: 4,
      qyfdCouponCount: 3,
      lllbCouponCount: 2,
      wzgCouponCount: 1,
      trafficBagCount: 4,
      halfPriceCount: 6,
    });
    open(0);
    expect(await screen.findByRole('link', { name: '18全部券' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: '我的号码' })).toBeNull();
    expect(api.callsOf(phoneFlow.flowUsage)).toEqual([]);
  });
});
