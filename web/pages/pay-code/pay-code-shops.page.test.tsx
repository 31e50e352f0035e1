import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { payCode } from '#core/contract/goods/pay-code.ts';
import type { Shop } from '#core/contract/goods/shared/shop.shapes.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { forgetPlace, showPlace } from '#web/platform/location/place-store.ts';
import { aUser } from '#web/platform/testing/a-user.ts';
import { fakeApi, refused, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './pay-code-shops.page.tsx';

const aShop = (shopCode: string): Shop => ({
  shopCode,
  shopName: `门店${shopCode}`,
  merchantName: '惠邻',
  address: '中山路18号',
  cityCode: '320100',
  latitude: 32,
  longitude: 118,
  distanceMeters: 680,
  phone: null,
  openHours: '00:00-24:00',
  picUrl: 'goods/food',
  discountText: null,
});
const pageOf = (...codes: readonly string[]) => ({
  list: codes.map(aShop),
  total: codes.length,
  hasNext: false,
});

let api: FakeApi;
beforeEach(() => {
  forgetPlace();
  api = fakeApi()
    .answer(payCode.shopList, pageOf('city-1', 'city-2'))
    .answer(payCode.nearbyShops, pageOf('near-1'))
    .answer(payCode.shopByCode, () => refused('没有找到这家门店'));
});
const open = () =>
  renderInSite(<page.Page />, {
    api,
    session: { kind: 'member', user: aUser() },
    path: '/up-card/shop-list',
  });
const measure = () =>
  showPlace({ ...nanjing, source: 'geolocation', isAuthorize: true, timestamp: Date.now(), latitude: 32.05 });

describe('切换站点', () => {
  it('lists the stores of the city while the position is not known', async () => {
    open();
    expect(await screen.findByText('门店city-1')).toBeTruthy();
    expect(api.callsOf(payCode.nearbyShops)).toEqual([]);
  });

  it('lists the stores near a measured position, across the border of the city, and the whole city on request', async () => {
    measure();
    const { user, container } = open();
    expect(await screen.findByText('门店near-1')).toBeTruthy();
    expect(api.inputsOf(payCode.nearbyShops)[0]).toMatchObject({ latitude: 32.05 });
    expect(api.inputsOf(payCode.nearbyShops)[0]).not.toHaveProperty('cityCode');
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: '看全城' }));
    expect(await screen.findByText('门店city-2')).toBeTruthy();
  });

  it('offers the whole city where no store is near', async () => {
    measure();
    api.answer(payCode.nearbyShops, pageOf());
    const { user } = open();
    await screen.findByText('附近30公里没有合作门店');
    await user.click(screen.getAllByRole('button', { name: '看全城' }).at(-1) ?? document.body);
    expect(await screen.findByText('门店city-1')).toBeTruthy();
  });

  it('puts the store of a typed code first', async () => {
    api.answer(payCode.shopByCode, aShop('shop-9'));
    const { user } = open();
    await user.type(await screen.findByRole('searchbox'), 'shop-9{Enter}');
    expect(await screen.findByText('编号 shop-9')).toBeTruthy();
    const [first] = screen.getAllByRole('radio');
    expect(first?.getAttribute('value')).toBe('shop-9');
    expect(api.inputsOf(payCode.shopByCode)[0]).toMatchObject({ shopCode: 'shop-9' });
  });

  it('asks for no code where the word is none', async () => {
    const { user } = open();
    await user.type(await screen.findByRole('searchbox'), '新街口{Enter}');
    await screen.findByText('门店city-1');
    expect(api.callsOf(payCode.shopByCode)).toEqual([]);
  });
});
