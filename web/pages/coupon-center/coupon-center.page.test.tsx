import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { couponActivities as calls } from '#core/contract/activity/coupon-activities.ts';
import type { CouponActivity } from '#core/contract/activity/coupon-activities.shapes.ts';
import type { Coupon, OfferedCoupon } from '#core/contract/goods/shared/coupon.shapes.ts';
import { membership } from '#core/contract/user/membership.ts';
import { anOpenProduct, someMembership } from '#web/features/membership/testing/some-membership.ts';
import { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './coupon-center.page.tsx';

vi.mock('#web/platform/gateway/server-clock.ts', async (original) => ({
  ...(await original<object>()),
  serverNow: () => Date.parse('2026-08-08T12:00:00+08:00'),
}));

const times = { beginsAt: '2026-08-01T00:00:00+08:00', endsAt: '2026-09-01T00:00:00+08:00' };
const anOffer = (templateId: string, overrides: Partial<OfferedCoupon> = {}): OfferedCoupon => ({
  templateId,
  couponType: 'cash',
  couponAmt: 800,
  couponName: `券${templateId}`,
  payPercent: null,
  maxOffFen: null,
  flowMb: null,
  thresholdFen: 0,
  scopeText: '加油可用',
  validText: '领取后7天有效',
  activityId: 'act',
  offerState: 'claimable',
  reason: null,
  leftPercent: 28,
  limitText: '每月限领1张',
  card: null,
  ...times,
  ...overrides,
});
const card = { cardCode: 'c', state: 'usable' as const, expiresAt: '2026-08-09T20:00:00+08:00' };

const anActivity = (tab: CouponActivity['tab'], coupons: OfferedCoupon[]): CouponActivity => ({
  activityId: `act-${tab}`,
  tab,
  title: tab === 'userFlag' ? '会员月月领' : '天天领券',
  subTitle: '每月1日更新',
  picUrl: null,
  ...times,
  coupons,
});

let offers: OfferedCoupon[];
let freeOffers: OfferedCoupon[];
let api: FakeApi;
beforeEach(() => {
  freeOffers = [];
  offers = [
    anOffer('a'),
    anOffer('b', { offerState: 'claimed', card }),
    anOffer('c', { offerState: 'notEntitled', reason: '铂金会员及以上可领' }),
    anOffer('d', { offerState: 'soldOut', reason: '已被领完' }),
    anOffer('e', { offerState: 'claimed', card: { ...card, state: 'used' } }),
  ];
  api = fakeApi()
    .answer(calls.couponActivities, () => ({
      list: [anActivity('userFlag', offers), anActivity('freeFlag', freeOffers)],
      serverNow: '2026-08-08T12:00:00+08:00',
    }))
    .answer(calls.couponBusiness, null)
    .answer(membership.userVipInfo, someMembership([anOpenProduct('watch')]))
    .unplug(calls.receiveCoupon);
});
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, project: 'super-market', session: aMember(), ...overrides });
const ticket = (name: string) =>
  screen.getAllByRole('article').find(({ textContent }) => textContent.includes(name))?.textContent;

describe('领券中心', () => {
  it('has the bottom menu where it is one of its tabs', async () => {
    open({ project: 'supper-mall' });
    expect(await screen.findByRole('link', { name: '领券', current: 'page' })).toBeTruthy();
  });

  it('has none in the market, whose tabs are others', async () => {
    open();
    await screen.findAllByRole('article');
    expect(screen.queryByRole('navigation', { name: '底部导航' })).toBeNull();
  });

  it('says of each coupon what can be done with it, or why nothing can', async () => {
    const { container } = open();
    expect(await screen.findByRole('button', { name: '领取：券a' })).toBeTruthy();
    expect(ticket('券a')).toContain('已领72%');
    expect(ticket('券b')).toContain('明日到期');
    expect(screen.getByRole('link', { name: '去使用：券b' }).getAttribute('href')).toContain(
      'accountType=cash&cardCode=',
    );
    expect(ticket('券c')).toContain('铂金会员及以上可领');
    expect(screen.getByRole('link', { name: '去升级：券c' }).getAttribute('href')).toContain('/member-order');
    expect(ticket('券d')).toContain('已被领完');
    expect(ticket('券e')).toContain('已领取，已使用');
    expect(screen.getByRole('region', { name: '待领的券' }).textContent).toContain('还有1张待领');
    await expectAccessible(container);
  });

  it('invites to a membership where nothing can be claimed and nothing was', async () => {
    offers = [anOffer('c', { offerState: 'notEntitled', reason: '开通会员后可领' })];
    api.answer(membership.userVipInfo, someMembership());
    open();
    expect(await screen.findByText('本期的券为会员专享')).toBeTruthy();
    expect(screen.queryByText('本期的券都领过啦')).toBeNull();
  });

  it('claims a coupon and shows it as claimed', async () => {
    api.answer(calls.receiveCoupon, () => {
      offers = [anOffer('a', { offerState: 'claimed', card })];
      return { coupons: [] };
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '领取：券a' }));
    expect(await screen.findByRole('link', { name: '去使用：券a' })).toBeTruthy();
    expect(api.callsOf(calls.receiveCoupon)[0]?.input).toEqual({ activityId: 'act', templateId: 'a' });
    expect(screen.getByText('领取成功，已放入我的券')).toBeTruthy();
  });

  it('counts what waits in both tabs, and says on each how much of it is there', async () => {
    freeOffers = [anOffer('x'), anOffer('y'), anOffer('z', { offerState: 'claimed', card })];
    const { user } = open();
    const head = await screen.findByRole('region', { name: '待领的券' });
    await waitFor(() => expect(head.textContent).toContain('还有3张待领'));
    expect(head.textContent).toContain('本期共8张，已领3张');
    expect(screen.getByRole('tab', { name: '会员专享 1' })).toBeTruthy();
    expect(ticket('券x')).toBeUndefined();
    expect(screen.getByRole('tab', { name: '免费领 2' })).toBeTruthy();
    api.answer(calls.receiveCoupon, { coupons: [] });
    await user.click(screen.getByRole('button', { name: '一键领取' }));
    await expect
      .poll(() => api.callsOf(calls.receiveCoupon).map(({ input }) => input['templateId']))
      .toEqual(['a', 'x', 'y']);
  });

  it('claims everything that waits with one tap, and says what was not to be had', async () => {
    offers = [anOffer('a'), anOffer('f'), anOffer('g')];
    api.answer(calls.receiveCoupon, ({ templateId }) => {
      if (templateId === 'f') throw new ApiFailure('0', '已被领完');
      return { coupons: [] };
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '一键领取' }));
    expect(await screen.findByText('已领取2张，另外1张没有领到')).toBeTruthy();
    expect(api.callsOf(calls.receiveCoupon).map(({ input }) => input['templateId'])).toEqual(['a', 'f', 'g']);
  });

  it('shows coupons of an hour above the others, with the time until they are handed out', async () => {
    const window = { beginsAt: '2026-08-09T10:00:00+08:00', endsAt: '2026-08-10T00:00:00+08:00' };
    api.answer(calls.couponActivities, {
      list: [
        {
          activityId: 'hour',
          tab: 'userFlag',
          title: '即将开抢',
          subTitle: '每天10点',
          picUrl: null,
          ...window,
          coupons: [anOffer('h', { offerState: 'notBegun', reason: '明日10点开始', ...window })],
        },
      ],
      serverNow: '2026-08-09T09:00:00+08:00',
    });
    const { container, user } = open();
    expect(await screen.findByRole('heading', { name: '整点抢券' })).toBeTruthy();
    expect(screen.getByText('10点场')).toBeTruthy();
    expect(screen.getByRole('timer')).toBeTruthy();
    await expectAccessible(container);
    const create = vi.fn<(file: Blob) => string>(() => 'blob:calendar');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: '提醒我：券h' }));
    expect(await screen.findByText('保存到日历后，开抢前5分钟提醒您')).toBeTruthy();
    expect(await create.mock.calls[0]?.[0].text()).toContain('SUMMARY:领券：券h');
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('filters by the type of coupon', async () => {
    offers = [anOffer('a'), anOffer('b', { couponType: 'qyfd' })];
    const { user } = open();
    await user.click(await screen.findByRole('tab', { name: '福袋券' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(ticket('券b')).toBeTruthy();
  });

  it('reads the offers again after a refusal', async () => {
    const { user } = open();
    const button = await screen.findByRole('button', { name: '领取：券a' });
    offers = [anOffer('a', { offerState: 'soldOut', reason: '已被领完' })];
    await user.click(button);
    await waitFor(() => expect(ticket('券a')).toContain('已被领完'));
  });

  it('claims for a member who taps before the session is known', async () => {
    const { user, session } = open({ session: { kind: 'unknown' } });
    await user.click(await screen.findByRole('button', { name: '领取：券a' }));
    await expect.poll(() => api.callsOf(calls.receiveCoupon)).toHaveLength(1);
    expect(session.goToLogin).not.toHaveBeenCalled();
  });

  it('shows guests the offers and has them sign in to claim', async () => {
    const { user, session, container } = open({ session: { kind: 'guest' } });
    await user.click(await screen.findByRole('button', { name: '领取：券a' }));
    expect(session.goToLogin).toHaveBeenCalledOnce();
    expect(api.callsOf(calls.receiveCoupon)).toEqual([]);
    await expectAccessible(container);
  });

  it.each([
    ['super-market', '?couponKey=1', 'couponKey=0'],
    ['supper-mall', '?tabActive=freeFlag', 'tabActive=userFlag'],
  ] as const)('in %s the address %s shows its tab', async (project, search, other) => {
    freeOffers = [anOffer('x')];
    const { user, navigator } = open({ project, search });
    await screen.findByText('券x');
    expect(ticket('券a')).toBeUndefined();
    await user.click(screen.getByRole('tab', { name: '会员专享 1' }));
    expect(navigator.replace).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(other));
  });

  it('is empty or failed in words', async () => {
    api.answer(calls.couponActivities, { list: [], serverNow: '2026-08-08T12:00:00+08:00' });
    const { unmount } = open();
    expect(await screen.findByText('暂时没有可领的券')).toBeTruthy();
    unmount();
    api.unplug(calls.couponActivities);
    const { user } = open();
    await screen.findByText('券没有加载出来');
    api.answer(calls.couponActivities, { list: [], serverNow: '2026-08-08T12:00:00+08:00' });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('暂时没有可领的券')).toBeTruthy();
  });
});

describe('coupons with a condition', () => {
  const anOwnedCard: Coupon = {
    ...anOffer('gold'),
    cardCode: 'K',
    cardDiscountsPrice: null,
    state: 'usable',
    expiresAt: times.endsAt,
    link: null,
  };
  const business = () => ({
    actId: 'level-gift',
    title: '升级有礼',
    intro: ['达到等级即可领取对应的券，每人每月一次。'],
    serverNow: '2026-08-08T12:00:00+08:00',
    rules: [
      { ruleId: 'gold', ruleText: '黄金会员及以上', met: true, coupons: [anOffer('gold')] },
      { ruleId: 'platinum', ruleText: '铂金会员及以上', met: false, coupons: [anOffer('platinum')] },
    ],
  });

  it('are claimed by a member who meets it, and lead the others to what is missing', async () => {
    api.answer(calls.couponBusiness, business).answer(calls.receiveRuleCoupons, { coupons: [anOwnedCard] });
    const { user, container } = open({ search: '?couponKey=0' });
    expect(await screen.findByRole('heading', { name: '升级有礼' })).toBeTruthy();
    expect(screen.getByRole('list', { name: '升级有礼' }).textContent).toContain('铂金会员及以上可领');
    expect(screen.queryByRole('button', { name: '领取：券platinum' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '领取：券gold' }));
    expect(await screen.findByText('已领取1张，放入我的券了')).toBeTruthy();
    expect(api.inputsOf(calls.receiveRuleCoupons)).toEqual([{ actId: 'level-gift', ruleId: 'gold' }]);
    expect(api.callsOf(calls.couponBusiness)).toHaveLength(2);
    await expectAccessible(container);
  });

  it('are those of the activity that the address names', async () => {
    api.answer(calls.couponBusiness, business);
    open({ search: '?couponKey=0&actId=level-gift' });
    await screen.findByRole('heading', { name: '升级有礼' });
    expect(api.inputsOf(calls.couponBusiness)).toEqual([{ actId: 'level-gift' }]);
  });

  it('are not shown among the coupons for all', async () => {
    api.answer(calls.couponBusiness, business);
    freeOffers = [anOffer('x')];
    open({ search: '?couponKey=1' });
    await screen.findByText('券x');
    expect(api.callsOf(calls.couponBusiness)).toEqual([]);
  });
});
