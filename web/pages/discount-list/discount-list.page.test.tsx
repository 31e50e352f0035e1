import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ranking } from '#core/contract/goods/ranking.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { aGoods } from '#web/features/goods/testing/samples.ts';
import { forgetPlace, showLocated, showPlace } from '#web/platform/location/place-store.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './discount-list.page.tsx';

const ranked = {
  list: [1, 2, 3, 4].map((rank) => ({
    ...aGoods(`g${rank}`),
    rank,
    rankText: `${rank + 2}折`,
  })),
  total: 4,
  hasNext: false,
  updatedAt: '2026-08-08T03:00:00Z',
  updateText: '11:00更新',
};
const near = {
  ...aGoods('near'),
  shopCode: 'S1',
  shopName: '街角咖啡（新街口店）',
  latitude: 32.04,
  longitude: 118.77,
  distanceMeters: 350,
};

let api: FakeApi;
beforeEach(() => {
  forgetPlace();
  api = fakeApi()
    .answer(ranking.discountRanking, ranked)
    .answer(ranking.hotSelling, { ...ranked, list: ranked.list.slice(0, 1) })
    .answer(ranking.nearbyGoods, { list: [near], total: 1, hasNext: false });
});
const open = (search = '', overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, {
    api,
    project: 'supper-mall',
    session: { kind: 'guest' },
    search,
    ...overrides,
  });

describe('优惠专区', () => {
  it('ranks by discount first, each place said aloud', async () => {
    const { container } = open();
    const rows = within(await screen.findByRole('list', { name: '优惠排行' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent?.slice(0, 3))).toEqual([
      '第1名',
      '第2名',
      '第3名',
      '第4名',
    ]);
    expect(rows[0]?.textContent).toContain('3折');
    expect(screen.getByText('11:00更新')).toBeTruthy();
    await expectAccessible(container);
  });

  it('changes the ranking in the address', async () => {
    const { user, navigator } = open();
    await user.click(screen.getByRole('tab', { name: '热销排行' }));
    expect(navigator.replace).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/\/supper-mall\/discount-list\?tab=hot&timeStamp=/),
    );
  });

  it('measures good things nearby only from a position', async () => {
    const { unmount } = open('?tab=nearby');
    expect(await screen.findByText('街角咖啡（新街口店）')).toBeTruthy();
    expect(screen.queryByText(/350m/)).toBeNull();
    unmount();
    showPlace({ ...nanjing, source: 'geolocation', timestamp: 1 });
    open('?tab=nearby');
    expect(await screen.findByText('350m · 街角咖啡（新街口店）')).toBeTruthy();
  });

  it('keeps what it shows while the position is being found', async () => {
    open('?tab=nearby');
    expect(await screen.findByText('街角咖啡（新街口店）')).toBeTruthy();
    api.answer(ranking.nearbyGoods, () => new Promise(() => undefined));
    act(() => showPlace({ ...nanjing, latitude: 32.05, source: 'geolocation', timestamp: 1 }));
    expect(screen.getByText(/街角咖啡/)).toBeTruthy();
  });

  it('without a position invites to allow it or to choose a city, and still shows goods', async () => {
    const found: unknown[] = [];
    const { user } = open('?tab=nearby', {
      locationService: {
        find: async (options) => {
          if (options) found.push(options);
          return nanjing;
        },
      },
    });
    expect(screen.queryByRole('region', { name: '位置' })).toBeNull();
    act(() => showLocated({ kind: 'refused' }));
    const invitation = screen.getByRole('region', { name: '位置' });
    expect(within(invitation).getByRole('button', { name: '选择城市' })).toBeTruthy();
    await user.click(within(invitation).getByRole('button', { name: '允许定位' }));
    expect(found).toEqual([{ validTimeMs: 0, force: true }]);
    expect(await screen.findByText('街角咖啡（新街口店）')).toBeTruthy();
  });

  it('says when a ranking is empty or cannot be had', async () => {
    api.unplug(ranking.discountRanking);
    const { user } = open();
    expect(await screen.findByText('商品没有加载出来')).toBeTruthy();
    api.answer(ranking.discountRanking, { ...ranked, list: [], total: 0 });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { name: '榜单正在整理' })).toBeTruthy();
  });

  it.each([
    ['', ranking.discountRanking.path],
    ['?tab=hot', ranking.hotSelling.path],
    ['?tab=nearby', ranking.nearbyGoods.path],
    ['?tab=nonsense', ranking.discountRanking.path],
  ])('opened with "%s" is drawn on the server', (search, path) => {
    const calls = page.firstCalls?.({ search } as never, {} as never) ?? [];
    expect(calls.map(({ endpoint }) => [endpoint.path, endpoint.access])).toEqual([[path, 'guest']]);
  });
});
