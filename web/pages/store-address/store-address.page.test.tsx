import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { localLife } from '#core/contract/goods/local-life.ts';
import type { LocalShopDetail } from '#core/contract/goods/local-life.shapes.ts';
import { aLocalShop } from '#web/features/goods/testing/a-local-shop.ts';
import { aGoods } from '#web/features/goods/testing/samples.ts';
import { ApiFailure } from '#core/rules/calls/api-failure.ts';
import type { ChatSdk } from '#web/platform/hosts/host.ts';
import { forgetPlace } from '#web/platform/location/place-store.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './store-address.page.tsx';

const detail = (overrides: Partial<LocalShopDetail> = {}): LocalShopDetail => {
  const { deals: _deals, ...shop } = aLocalShop('A');
  return {
    ...shop,
    goodsList: [aGoods('a', { goodsName: '双人面套餐' })],
    hasMoreGoods: false,
    ...overrides,
  };
};

let api: FakeApi;
beforeEach(() => {
  forgetPlace();
  api = fakeApi().answer(localLife.localShop, detail());
});
const open = (search = '?shopCode=A', overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, {
    api,
    project: 'supper-mall',
    session: { kind: 'guest' },
    search,
    ...overrides,
  });

describe('门店地址', () => {
  it.each([
    [false, '1件'],
    [true, '1+件'],
  ])('counts the goods of the shop, with more of them (%s) as a minimum', async (hasMoreGoods, text) => {
    api.answer(localLife.localShop, detail({ hasMoreGoods }));
    open();
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('shows a shop with hours, phone and what it honours, and opens the map app', async () => {
    const openLocation = vi.fn<ChatSdk['openLocation']>(async () => undefined);
    const { container, user } = open('?shopCode=A', {
      host: { chat: { openLocation } as Partial<ChatSdk> as ChatSdk },
    });
    expect(await screen.findByRole('heading', { name: '面点小馆（A店）' })).toBeTruthy();
    expect(screen.getByText('06:30-20:30')).toBeTruthy();
    expect(screen.getByRole('link', { name: '打电话：面点小馆（A店）' }).getAttribute('href')).toBe(
      'tel:025-55500007',
    );
    expect(screen.getByRole('list', { name: '本店可用' }).textContent).toContain('双人面套餐');
    await user.click(screen.getByRole('button', { name: '去这里：面点小馆（A店）' }));
    await waitFor(() =>
      expect(openLocation).toHaveBeenCalledExactlyOnceWith({
        name: '面点小馆（A店）',
        latitude: 32.0142,
        longitude: 118.7868,
      }),
    );
    await expectAccessible(container);
  });

  it('leads on where there is no such shop, or the link names none', async () => {
    api.answer(localLife.localShop, () => {
      throw new ApiFailure('0', '没有找到这家门店');
    });
    const { unmount } = open();
    expect(await screen.findByText('没有找到这家门店')).toBeTruthy();
    expect(screen.getByRole('link', { name: '看看附近商户' }).getAttribute('href')).toBe(
      '/content/supper-mall/near-shop',
    );
    unmount();
    open('');
    expect(screen.getByText('这个链接没有带上门店')).toBeTruthy();
  });

  it('says so when the shop cannot be had, and asks again', async () => {
    api.unplug(localLife.localShop);
    const { user } = open();
    expect(await screen.findByText('门店没有加载出来')).toBeTruthy();
    api.answer(localLife.localShop, detail({ phone: null }));
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { name: '面点小馆（A店）' })).toBeTruthy();
    expect(screen.queryByText('打电话')).toBeNull();
  });
});
