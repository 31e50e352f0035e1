import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { localLife } from '#core/contract/goods/local-life.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { aLocalShop } from '#web/features/goods/testing/a-local-shop.ts';
import { forgetPlace, showPlace } from '#web/platform/location/place-store.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './local-life.page.tsx';

let api: FakeApi;
beforeEach(() => {
  forgetPlace();
  api = fakeApi().answer(localLife.localShops, {
    list: [
      aLocalShop('A'),
      aLocalShop('B', {
        discountText: null,
        openNow: false,
        openNote: '明日09:30营业',
        latitude: 32.05,
        longitude: 118.74,
      }),
    ],
    total: 2,
    hasNext: false,
  });
});
const open = (search = '', overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, {
    api,
    project: 'super-market',
    session: { kind: 'guest' },
    path: '/local-life',
    search,
    ...overrides,
  });

describe('本地生活', () => {
  it('lists shops with score, opening state and at most two deals, the list first', async () => {
    const { container } = open();
    const shops = await screen.findByRole('list', { name: '美食门店' });
    const [first, second] = within(shops).getAllByRole('article');
    expect(first?.textContent).toContain('评分4.8餐饮美食 · 人均28元');
    expect(first?.textContent).toContain('营业中至20:30，可外带');
    expect(second?.textContent).toContain('休息中明日09:30营业');
    const deals = (shop: HTMLElement | undefined) =>
      within(within(shop as HTMLElement).getByRole('list')).getAllByRole('listitem');
    expect(deals(first).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('双人面套餐'),
      '苏惠到店满50减8出示苏惠码',
    ]);
    expect(deals(second)).toHaveLength(2);
    expect(screen.getByRole('img', { name: '离市中心的直线距离：1号1.24km，2号1.24km' })).toBeTruthy();
    expect(
      within(first as HTMLElement)
        .getAllByRole('link')[0]
        ?.getAttribute('href'),
    ).toBe('/content/supper-mall/store-address?shopCode=A');
    expect(screen.getByRole('link', { name: '地图找店' }).getAttribute('href')).toBe(
      '/content/super-market/rights-shop-search?view=map',
    );
    await expectAccessible(container);
  });

  it('keeps the pay code one tap away above the list', async () => {
    open();
    expect((await screen.findByRole('link', { name: '出示苏惠码' })).getAttribute('href')).toMatch(
      /\/up-card$/,
    );
  });

  it('shows distances, and a filter by them, only from a position', async () => {
    const { unmount } = open();
    await screen.findByRole('list', { name: '美食门店' });
    expect(screen.queryByText('1.24km')).toBeNull();
    expect(screen.queryByRole('button', { name: '3km内' })).toBeNull();
    unmount();
    showPlace({ ...nanjing, source: 'geolocation', timestamp: 1 });
    open('?within=3km&open=1&coupon=qyfd&sort=score&keyword=%E9%9D%A2');
    expect(await screen.findAllByText('1.24km')).toHaveLength(2);
    expect(screen.getByRole('button', { name: '3km内' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('img', { name: /直线距离/ })).toBeNull();
    expect(api.callsOf(localLife.localShops).at(-1)?.input).toEqual({
      cityCode: '320100',
      latitude: nanjing.latitude,
      longitude: nanjing.longitude,
      channel: 'food',
      keyword: '面',
      sort: 'score',
      withinMetres: 3_000,
      couponType: 'qyfd',
      openNow: true,
      pageNum: 1,
      pageSize: 10,
    });
  });

  it('draws the nearest shops by their distance, numbered like the list', async () => {
    showPlace({ ...nanjing, source: 'geolocation', timestamp: 1 });
    api.answer(localLife.localShops, {
      list: [
        aLocalShop('A', { distanceMeters: 350 }),
        aLocalShop('B', { distanceMeters: 1_900, openNow: false }),
      ],
      total: 2,
      hasNext: false,
    });
    const { container } = open();
    const strip = await screen.findByRole('img', { name: '离我的直线距离：1号350m，2号1.90km' });
    expect(strip.textContent).toContain('500m1km2km');
    const [, second] = within(screen.getByRole('list', { name: '美食门店' })).getAllByRole('article');
    expect(second?.textContent).toContain('2面点小馆');
    await expectAccessible(container);
  });

  it('says what of the own can be used in a shop', async () => {
    api.answer(localLife.localShops, {
      list: [aLocalShop('A', { voucherCount: 2, acceptsBag: true }), aLocalShop('B', { voucherCount: 0 })],
      total: 2,
      hasNext: false,
    });
    open('', { session: aMember() });
    const shops = within(await screen.findByRole('list', { name: '美食门店' })).getAllByRole('article');
    expect(shops[0]?.textContent).toContain('2张券码待使用可用福袋券');
    expect(shops[1]?.textContent).not.toContain('待使用');
  });

  it('keeps the shops it shows while the position is being found', async () => {
    open();
    await screen.findByRole('list', { name: '美食门店' });
    api.answer(localLife.localShops, () => new Promise(() => undefined));
    act(() => showPlace({ ...nanjing, latitude: 32.05, source: 'geolocation', timestamp: 1 }));
    expect(screen.getByRole('list', { name: '美食门店' })).toBeTruthy();
    expect(screen.getByText('附近2家可用')).toBeTruthy();
  });

  it('keeps channel, word and filters in the address', async () => {
    const { user, navigator } = open('?open=1');
    await user.click(screen.getByRole('tab', { name: /车主/ }));
    await user.type(screen.getByRole('searchbox', { name: '搜索门店、套餐' }), '洗车{Enter}');
    expect(navigator.replace.mock.calls.map(([url]) => decodeURIComponent(url.split('?')[1] ?? ''))).toEqual([
      expect.stringMatching(/^channel=car&open=1&timeStamp=/),
      expect.stringMatching(/^keyword=洗车&open=1&timeStamp=/),
    ]);
  });

  it.each([
    ['/pages/goods/foods-channel', 'food'],
    ['/pages/goods/drinks-channel', 'drinks'],
    ['/pages/goods/car-owner-channel', 'car'],
    ['/pages/goods/education-channel', 'education'],
    ['/pages/goods/movie-channel', 'movie'],
  ] as const)('is the page %s of the mini-program, drawn on the server', async (path, channel) => {
    const { user, navigator } = open('', { project: 'market-mini-program', path });
    expect(api.callsOf(localLife.localShops)[0]?.input).toMatchObject({ channel });
    await user.click(screen.getByRole('tab', { name: channel === 'movie' ? /美食/ : /电影/ }));
    expect(navigator.replace).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(channel === 'movie' ? /foods-channel\?timeStamp/ : /movie-channel\?timeStamp/),
    );
    const [call] =
      page.firstCalls?.({ project: 'market-mini-program', path, search: '' } as never, {} as never) ?? [];
    expect(call?.input).toEqual(api.callsOf(localLife.localShops)[0]?.input);
  });

  it('offers to take filters back, or another city, where there is no shop', async () => {
    api.answer(localLife.localShops, { list: [], total: 0, hasNext: false });
    const { user, navigator, unmount } = open('?open=1');
    await user.click(await screen.findByRole('button', { name: '清除条件' }));
    expect(navigator.replace).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/local-life\?timeStamp=\d+$/),
    );
    unmount();
    open('?channel=education');
    expect(await screen.findByRole('heading', { name: '南京还没有教育门店' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '选择城市' })).toBeTruthy();
  });

  it('says so when the shops cannot be had, and asks again', async () => {
    api.unplug(localLife.localShops);
    const { user } = open();
    expect(await screen.findByText('门店没有加载出来')).toBeTruthy();
    api.answer(localLife.localShops, { list: [aLocalShop('A')], total: 1, hasNext: false });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText(/面点小馆/)).toBeTruthy();
  });
});
