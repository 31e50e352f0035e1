import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { myMonth } from '#core/contract/content/my-month.ts';
import { membership } from '#core/contract/user/membership.ts';
import { ranking } from '#core/contract/goods/ranking.ts';
import type { NearbyGoods } from '#core/contract/goods/ranking.shapes.ts';
import { anOpenProduct, someMembership } from '#web/features/membership/testing/some-membership.ts';
import { aGoods } from '#web/features/goods/testing/samples.ts';
import type { ChatSdk } from '#web/platform/hosts/host.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './neighborhood-services.page.tsx';

const nearby: NearbyGoods = {
  ...aGoods('g1'),
  shopCode: 'S1',
  shopName: '街角咖啡',
  latitude: 32,
  longitude: 118,
  distanceMeters: 350,
};
const withoutNearbyGoods = () => fakeApi().unplug(ranking.nearbyGoods);
const gold = () =>
  withoutNearbyGoods()
    .answer(membership.userVipInfo, someMembership([anOpenProduct('watch-30')]))
    .answer(myMonth.monthCounts, { claimable: 4, claimed: 1, later: 2 });
const card = () => screen.getByRole('region', { name: '我的身份' });
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, {
    api: withoutNearbyGoods(),
    project: 'public-pages',
    session: { kind: 'guest' },
    ...overrides,
  });

describe('邻里服务, the public index (§2)', () => {
  it('opens a link to every mall and to the services, as real links', async () => {
    const { container } = open();
    expect(screen.getByRole('heading', { level: 1, name: '邻里服务' })).toBeTruthy();
    const malls = within(screen.getByRole('region', { name: '逛商城' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(malls).toEqual([
      '/content/super-market/market-index',
      '/content/supper-mall/mall-index',
      '/content/easy-use/easy-use-index',
      '/content/excellent-plus/index',
    ]);
    const services = within(screen.getByRole('navigation', { name: '便民服务' })).getAllByRole('link');
    expect(services.map((link) => link.textContent)).toEqual([
      '权益领取',
      '苏惠码',
      '高铁贵宾厅',
      '附近商户',
      '本地生活',
      '号管家',
      '天天领现金',
      '转转赚',
      '卡密兑换',
      '领券中心',
    ]);
    expect(services[0]?.getAttribute('href')).toBe('/content/standalone-pages/rights-entrance');
    await expectAccessible(container);
  });

  it('says which city it is about', () => {
    open();
    expect(screen.getByRole('button', { name: /当前城市南京/ })).toBeTruthy();
  });

  it('offers a guest to sign in, and a member the way to their own things', async () => {
    const { user, session, unmount } = open();
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect(session.goToLogin).toHaveBeenCalledTimes(1);
    unmount();
    open({ api: gold(), session: aMember() });
    expect((await screen.findByRole('link', { name: /138\*{4}0001，我的/ })).getAttribute('href')).toBe(
      '/content/super-market/mine-index',
    );
  });

  it('says first what concerns the subscriber: level, claimable rights and city', async () => {
    const { unmount, container } = open({ api: gold(), session: aMember() });
    await screen.findByText('黄金会员');
    expect(card().textContent).toContain('黄金会员138****0001');
    expect(card().textContent).toContain('南京 · 本月权益还有4项可领');
    expect(within(card()).getByRole('link', { name: '去领取' }).getAttribute('href')).toBe(
      '/content/super-market/my-month',
    );
    const sections = [...container.querySelectorAll('section')];
    expect(sections[0]).toBe(card());
    await expectAccessible(container);
    unmount();
    open({
      api: withoutNearbyGoods().answer(membership.userVipInfo, someMembership()),
      session: aMember(),
    });
    expect((await screen.findByRole('link', { name: '去开通' })).getAttribute('href')).toBe(
      '/content/super-market/member-order',
    );
  });

  it('can be switched to large text', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: '大字版' }));
    expect(document.documentElement.dataset['care']).toBe('on');
    await user.click(await screen.findByRole('button', { name: '标准版' }));
  });

  it('shows goods of its category within reach, and nothing when their call fails', async () => {
    open();
    expect(screen.queryByText('附近好物')).toBeNull();
    const { api } = open({
      api: fakeApi().answer(ranking.nearbyGoods, { list: [nearby], total: 1, hasNext: false }),
      search: '?categoryId=1351',
    });
    await screen.findByText('街角咖啡', {});
    expect(screen.getByRole('region', { name: '附近好物' }).textContent).toContain('街角咖啡350m');
    expect(api.callsOf(ranking.nearbyGoods)[0]?.input).toMatchObject({ categoryId: '1351', pageNum: 1 });
  });

  it('shows the shop on a map', async () => {
    const openLocation = vi.fn<ChatSdk['openLocation']>(async () => undefined);
    const { user, container } = open({
      api: fakeApi().answer(ranking.nearbyGoods, { list: [nearby], total: 1, hasNext: false }),
      host: { chat: { openLocation } as Partial<ChatSdk> as ChatSdk },
    });
    await user.click(await screen.findByRole('button', { name: /^去这里：街角咖啡，/ }));
    await waitFor(() =>
      expect(openLocation).toHaveBeenCalledExactlyOnceWith({
        name: '街角咖啡',
        latitude: 32,
        longitude: 118,
      }),
    );
    await expectAccessible(container);
  });
});
