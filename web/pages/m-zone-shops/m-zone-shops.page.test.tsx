import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { blessingBag } from '#core/contract/content/blessing-bag.ts';
import type { RightsShop } from '#core/contract/content/blessing-bag.shapes.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import type { ChatSdk } from '#web/platform/hosts/host.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './m-zone-shops.page.tsx';

const aShop = (overrides: Partial<RightsShop> = {}): RightsShop => ({
  shopId: 'S1',
  shopName: '柳岸茶饮（湖南路店）',
  picUrl: 'goods/milktea',
  categoryName: '咖啡茶饮',
  address: '南京市鼓楼区湖南路182号',
  phone: '025-55500003',
  openHours: '10:00-22:00',
  latitude: 32.07,
  longitude: 118.77,
  distanceMeters: 350,
  ...overrides,
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(blessingBag.blessingBagCategories, [
      { categoryId: 'drinks', categoryName: '咖啡茶饮', iconUrl: '' },
      { categoryId: 'cinema', categoryName: '电影演出', iconUrl: '' },
    ])
    .answer(blessingBag.blessingBagShops, ({ categoryId }) =>
      categoryId === 'cinema'
        ? { list: [], total: 0, hasNext: false }
        : { list: [aShop()], total: 1, hasNext: false },
    );
});
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, session: { kind: 'guest' }, ...overrides });

describe('适用门店', () => {
  it('lists the shops of the M-Zone in the city, nearest first', async () => {
    const { container } = open();
    const row = (await screen.findByText(/柳岸茶饮/)).closest('li') as HTMLElement;
    expect(row.textContent).toContain('南京市鼓楼区湖南路182号');
    expect(within(row).getByRole('link', { name: '打电话：柳岸茶饮（湖南路店）' }).getAttribute('href')).toBe(
      'tel:025-55500003',
    );
    expect(api.callsOf(blessingBag.blessingBagShops)[0]?.input).toMatchObject({
      family: 'dq',
      areaNum: nanjing.areaNum,
      latitude: nanjing.latitude,
      longitude: nanjing.longitude,
      pageNum: 1,
    });
    expect(screen.getByRole('button', { name: /当前城市/ })).toBeTruthy();
    await expectAccessible(container);
  });

  it('opens a shop in the map of the host', async () => {
    const openLocation = vi.fn<ChatSdk['openLocation']>(async () => undefined);
    const { user } = open({ host: { chat: { openLocation } as Partial<ChatSdk> as ChatSdk } });
    await user.click(await screen.findByRole('button', { name: '去这里：柳岸茶饮（湖南路店）' }));
    await waitFor(() =>
      expect(openLocation).toHaveBeenCalledExactlyOnceWith({
        name: '柳岸茶饮（湖南路店）',
        latitude: 32.07,
        longitude: 118.77,
      }),
    );
  });

  it('narrows to a kind of shop, and says so when there is none', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('tab', { name: '电影演出' }));
    expect(await screen.findByRole('heading', { name: '南京暂无可用门店' })).toBeTruthy();
    expect(api.callsOf(blessingBag.blessingBagShops).at(-1)?.input).toMatchObject({
      family: 'dq',
      categoryId: 'cinema',
    });
  });

  it('a link about one right shows the shops of that right, without a choice of kinds', async () => {
    open({ search: '?rightsId=youth-circle.shop.tea' });
    await screen.findByText(/柳岸茶饮/);
    expect(api.callsOf(blessingBag.blessingBagShops)[0]?.input).toMatchObject({
      rightsId: 'youth-circle.shop.tea',
    });
    expect(screen.queryByRole('tablist')).toBeNull();
  });

  it('shows a sentence and one tap to try again when it fails', async () => {
    api.unplug(blessingBag.blessingBagShops);
    const { user } = open();
    expect(await screen.findByText('门店没有加载出来')).toBeTruthy();
    api.answer(blessingBag.blessingBagShops, { list: [aShop()], total: 1, hasNext: false });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText(/柳岸茶饮/)).toBeTruthy();
  });

  it('the first screen comes with the shops of the default city', () => {
    const calls = page.firstCalls?.({ search: '?rightsId=r1' } as never, {} as never) ?? [];
    expect(calls.map(({ endpoint, input }) => [endpoint.path, input['rightsId'], input['family']])).toEqual([
      [blessingBag.blessingBagShops.path, 'r1', 'dq'],
      [blessingBag.blessingBagCategories.path, undefined, 'dq'],
    ]);
  });
});
