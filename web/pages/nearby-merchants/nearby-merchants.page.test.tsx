import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { blessingBag } from '#core/contract/content/blessing-bag.ts';
import { localLife } from '#core/contract/goods/local-life.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { aLocalShop } from '#web/features/goods/testing/a-local-shop.ts';
import type { ChatSdk } from '#web/platform/hosts/host.ts';
import { forgetPlace, showPlace } from '#web/platform/location/place-store.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './nearby-merchants.page.tsx';

let api: FakeApi;
beforeEach(() => {
  forgetPlace();
  api = fakeApi()
    .answer(blessingBag.blessingBagCategories, [
      { categoryId: 'food', categoryName: '餐饮美食', iconUrl: '' },
    ])
    .answer(localLife.localShops, {
      list: [aLocalShop('A'), aLocalShop('B', { latitude: 32.06, longitude: 118.74 })],
      total: 2,
      hasNext: false,
    });
});
const open = (search = '', overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, {
    api,
    project: 'super-market',
    session: { kind: 'guest' },
    search,
    ...overrides,
  });

describe('附近商户', () => {
  it('lists the shops of the city, and keeps word, category and view in the address', async () => {
    const { container, user, navigator } = open();
    expect(await screen.findByRole('list', { name: '附近商户' })).toBeTruthy();
    expect(screen.getByText('共2家')).toBeTruthy();
    await user.click(await screen.findByRole('tab', { name: '餐饮美食' }));
    await user.click(screen.getByRole('tab', { name: '地图' }));
    await user.type(screen.getByRole('searchbox', { name: '搜索商户' }), '面{Enter}');
    expect(navigator.replace.mock.calls.map(([url]) => decodeURIComponent(url.split('?')[1] ?? ''))).toEqual([
      expect.stringMatching(/^categoryId=food&timeStamp=/),
      expect.stringMatching(/^view=map&timeStamp=/),
      expect.stringMatching(/^keyword=面&timeStamp=/),
    ]);
    await expectAccessible(container);
  });

  it('chooses a shop on the map and opens it in the map app', async () => {
    const openLocation = vi.fn<ChatSdk['openLocation']>(async () => undefined);
    const { container, user } = open('?view=map', {
      host: { chat: { openLocation } as Partial<ChatSdk> as ChatSdk },
    });
    const map = await screen.findByRole('group', { name: '南京的门店' });
    await user.click(within(map).getByRole('button', { name: '面点小馆（B店），¥15起' }));
    await user.click(screen.getByRole('button', { name: '去这里：面点小馆（B店）' }));
    await waitFor(() =>
      expect(openLocation).toHaveBeenCalledExactlyOnceWith({
        name: '面点小馆（B店）',
        latitude: 32.06,
        longitude: 118.74,
      }),
    );
    await expectAccessible(container);
  });

  it('narrows by distance from a position', async () => {
    showPlace({ ...nanjing, source: 'geolocation', timestamp: 1 });
    const { user, navigator } = open('?within=1km');
    await screen.findByRole('list', { name: '附近商户' });
    expect(api.callsOf(localLife.localShops)[0]?.input).toMatchObject({ withinMetres: 1_000 });
    await user.click(screen.getByRole('button', { name: '1km内' }));
    expect(navigator.replace).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/rights-shop-search\?timeStamp=\d+$/),
    );
  });

  it('says when nothing fits', async () => {
    api.answer(localLife.localShops, { list: [], total: 0, hasNext: false });
    open('?keyword=%E9%9D%A2');
    expect(await screen.findByRole('heading', { name: '没有符合的商户' })).toBeTruthy();
  });
});
