import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lounge } from '#core/contract/goods/lounge.ts';
import { rail } from '#core/contract/goods/rail.ts';
import type { LoungeRight } from '#core/contract/goods/rail.shapes.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { membership } from '#core/contract/user/membership.ts';
import { anOpenProduct } from '#web/features/membership/testing/some-membership.ts';
import type { LocationService } from '#web/platform/location/location-service.ts';
import { forgetPlace, showPlace } from '#web/platform/location/place-store.ts';
import { aUser } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './rail.page.tsx';
import { aHall } from './testing/samples.ts';

const aRight = (over: Partial<LoungeRight> = {}): LoungeRight => ({
  goodsId: 'rail-lounge',
  skuId: 'rail-lounge.1',
  rightName: '黄金会员出行权益',
  kind: 'rail',
  totalCount: 2,
  leftCount: 2,
  companions: 1,
  expiresAt: '2026-12-30T16:00:00.000Z',
  ...over,
});

let api: FakeApi;
beforeEach(() => {
  forgetPlace();
  api = fakeApi()
    .answer(rail.loungeRights, {
      rights: [aRight()],
      coupons: [],
      couponCount: 0,
      goodsList: [],
    })
    .answer(membership.orderedProducts, { openProductInfoList: [], remainingUses: 0 })
    .answer(rail.stations, { list: [] })
    .answer(rail.openLoungeOrders, { list: [] })
    .answer(rail.halls, {
      list: [
        aHall(),
        aHall({ hallId: 'north', hallName: '苏州北站贵宾厅', usable: false, reason: '次数已用完或已预约' }),
      ],
      total: 2,
      hasNext: false,
      kindCounts: { rail: 18, airport: 6 },
    });
});
const open = (locationService: Partial<LocationService> = {}) =>
  renderInSite(<page.Page />, {
    api,
    locationService,
    session: { kind: 'member', user: aUser() },
    path: '/high-speed-rail',
  });

describe('高铁贵宾厅', () => {
  it('shows the visits held and the halls with their counts', async () => {
    const { container } = open();
    const card = await screen.findByRole('region', { name: '我的贵宾厅次数' });
    await waitFor(() =>
      expect(card.textContent).toContain('黄金会员出行权益2 次可用2026.12.31前有效，可带1人'),
    );
    expect(await screen.findByRole('article', { name: '南京南站贵宾厅' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: '高铁站 18' }).getAttribute('aria-selected')).toBe('true');
    await expectAccessible(container);
  });

  it('names the right that still has visits, not the one that ends first', async () => {
    const used = aRight({
      rightName: '六月出行权益',
      leftCount: 0,
      companions: 3,
      expiresAt: '2026-09-30T16:00:00.000Z',
    });
    api.answer(rail.loungeRights, { rights: [used, aRight()], coupons: [], couponCount: 0, goodsList: [] });
    open();
    const card = await screen.findByRole('region', { name: '我的贵宾厅次数' });
    await waitFor(() => expect(card.textContent).toBe('黄金会员出行权益2 次可用2026.12.31前有效，可带1人'));
  });

  it('leads to the visits of a membership that are not claimed yet this month (§3, pageId HighSpeedRail)', async () => {
    api.answer(membership.orderedProducts, {
      openProductInfoList: [anOpenProduct('gold', { productName: '金卡会员' })],
      remainingUses: 1,
    });
    open();
    const link = await screen.findByRole('link', { name: '金卡会员本月还可领1次' });
    expect(link.getAttribute('href')).toContain('/rights-entrance?offerId=gold&subscriptionId=S.gold');
    expect(api.callsOf(membership.orderedProducts).map(({ input }) => input)).toEqual([
      { pageId: 'HighSpeedRail' },
    ]);
  });

  it('asks for these products once a minute, however often it is opened (§9)', async () => {
    function Opened() {
      const [times, setTimes] = useState(0);
      return (
        <>
          <page.Page key={times} />
          <button onClick={() => setTimes(times + 1)}>再次打开</button>
        </>
      );
    }
    const asked = () => api.callsOf(membership.orderedProducts).length;
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      renderInSite(<Opened />, { api, session: { kind: 'member', user: aUser() } });
      await screen.findByText('2026.12.31前有效，可带1人');
      vi.setSystemTime(Date.now() + 59_000);
      fireEvent.click(screen.getByText('再次打开'));
      await screen.findByText('2026.12.31前有效，可带1人');
      expect(asked()).toBe(1);
      vi.setSystemTime(Date.now() + 2_000);
      fireEvent.click(screen.getByText('再次打开'));
      await waitFor(() => expect(asked()).toBe(2));
    } finally {
      vi.useRealTimers();
    }
  });

  it('shows the visits held although the products cannot be had', async () => {
    api.unplug(membership.orderedProducts);
    open();
    expect(await screen.findByText('2026.12.31前有效，可带1人')).toBeTruthy();
  });

  it('reserves a visit with companions and leads to its pass', async () => {
    api.answer(lounge.bookLounge, { orderId: 'order-1', kind: 'rail' });
    const { navigator } = open();
    fireEvent.click(await screen.findByRole('button', { name: '去使用南京南站贵宾厅' }));
    const sheet = await screen.findByRole('dialog');
    fireEvent.click(within(sheet).getByRole('button', { name: '增加' }));
    fireEvent.click(within(sheet).getByRole('button', { name: '使用1次，出示核销码' }));
    await waitFor(() =>
      expect(navigator.push).toHaveBeenCalledWith(
        expect.stringContaining('/standalone-pages/high-speed-rail/verification-use?orderId=order-1'),
      ),
    );
    expect(api.callsOf(lounge.bookLounge)).toMatchObject([{ input: { hallId: 'south', companions: 1 } }]);
  });

  it('says of each hall until when it is open, how many visits are left and how many pictures it has', async () => {
    api.answer(rail.halls, {
      list: [
        aHall({
          openNote: '至22:30',
          leftCount: 2,
          pics: ['goods/rail', 'views/lounge-tea'].map((picUrl) => ({ picUrl, text: '茶歇' })),
        }),
        aHall({ hallId: 'north', hallName: '苏州北站贵宾厅', openNow: false, openNote: '明日06:00营业' }),
      ],
      total: 2,
      hasNext: false,
      kindCounts: { rail: 2, airport: 0 },
    });
    open();
    const hall = await screen.findByRole('article', { name: '南京南站贵宾厅' });
    expect(hall.textContent).toMatch(/2图.*营业中至22:30可用2次/);
    expect(screen.getByRole('article', { name: '苏州北站贵宾厅' }).textContent).toMatch(
      /休息中明日06:00营业去使用/,
    );
  });

  it('offers to allow the position, and shows distances once it is known', async () => {
    const found = { ...nanjing, source: 'geolocation' as const, timestamp: 1 };
    const find = vi.fn<LocationService['find']>(async ({ force } = {}) => {
      if (force) showPlace(found);
      return found;
    });
    const { user } = open({ find });
    await screen.findByRole('article', { name: '南京南站贵宾厅' });
    expect(screen.queryByText('6.85km')).toBeNull();
    await user.click(screen.getByRole('button', { name: '允许定位' }));
    expect(find).toHaveBeenCalledWith({ validTimeMs: 0, force: true });
    expect((await screen.findAllByText('6.85km')).length).toBeGreaterThan(0);
    expect(screen.getByText('离您最近的在前')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '允许定位' })).toBeNull();
  });

  it('says so when the halls cannot be had, and when none fits', async () => {
    api.unplug(rail.halls);
    const { user } = open();
    expect(await screen.findByText('贵宾厅没有加载出来')).toBeTruthy();
    api.answer(rail.halls, { list: [], total: 0, hasNext: false, kindCounts: { rail: 0, airport: 0 } });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('没有符合的贵宾厅')).toBeTruthy();
  });
});
