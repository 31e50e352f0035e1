import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Floor } from '#core/contract/goods/shared/floors.shapes.ts';
import { home } from '#core/contract/goods/home.ts';
import { ranking } from '#core/contract/goods/ranking.ts';
import type { RankedGoods } from '#core/contract/goods/ranking.shapes.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { mallSite } from '../testing/mall-site.tsx';
import { aGoods, aFlashSale, everyFloor } from '../testing/samples.ts';
import { fakeApi, type FakeApi, unreachable } from '#web/platform/testing/fake-api.ts';
import { RegionFloors } from './region-floors.tsx';

const regionCode = 'SOME_HOME';
const ranked = (rank: number): RankedGoods => ({
  ...aGoods(`rank-${rank}`),
  rank,
  rankText: `近7天售出${rank}张`,
});
const rankedPage = (...ranks: readonly number[]) => ({
  list: ranks.map(ranked),
  total: 3,
  hasNext: false,
  updatedAt: '2026-08-08T10:00:00+08:00',
  updateText: '每日10点更新',
});

const kindServer = (floors: readonly Floor[] = everyFloor) =>
  fakeApi()
    .answer(home.regionFloors, () => ({ regionCode, floors: [...floors], variesBy: [] }))
    .answer(home.seckill, () => aFlashSale())
    .answer(home.indexChannels, { list: [] })
    .answer(home.forYou, () => ({ list: [aGoods('feed-1')], total: 1, hasNext: false }))
    .answer(ranking.hotSelling, () => rankedPage(1, 2, 3))
    .answer(ranking.discountRanking, () => rankedPage(9))
    .answer(ranking.nearbyGoods, () => ({
      list: [
        {
          ...aGoods('near-1'),
          shopCode: 'S1',
          shopName: '面点小馆',
          latitude: 32,
          longitude: 118,
          distanceMeters: 1_240,
        },
      ],
      total: 1,
      hasNext: false,
    }));

const showFloors = (calls: FakeApi) =>
  renderUi(mallSite(calls).around(<RegionFloors regionCode={regionCode} />));

afterEach(() => vi.restoreAllMocks());

describe('the floors of a region', () => {
  it('draws every kind', async () => {
    const { container } = showFloors(kindServer());
    await screen.findByText('商品near-1');
    await screen.findByText('福袋券');
    await screen.findByText('商品rank-1');
    await screen.findByRole('heading', { level: 2, name: '为你推荐' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '限时秒杀',
      '领券',
      '权益热销',
      '权益榜单',
      '附近好物',
      '为你推荐',
    ]);
    expect(
      within(screen.getByRole('navigation', { name: '快捷入口' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['新五折购']);
    expect(screen.getByRole('link', { name: /5折封顶/ }).getAttribute('href')).toBe(
      '/content/super-market/half-off-purchase',
    );
    expect(container.querySelector<HTMLImageElement>('[data-point="0元购"] img')?.src).toBe(
      'https://pictures.example/gift.png',
    );
    expect(screen.getByText('1.24km')).toBeTruthy();
    await expectAccessible(container);
  });

  it('names its floors and goods for the logs', async () => {
    showFloors(kindServer());
    const card = (await screen.findByText('商品hot-1')).closest<HTMLElement>('[data-point]');
    expect(card?.dataset).toMatchObject({ point: '商品hot-1', goods: 'hot-1', sku: 'hot-1.1' });
    expect(card?.closest<HTMLElement>('[data-floor]')?.dataset['floor']).toBe('权益热销');
    expect(screen.getByRole('link', { name: /5折封顶/ }).dataset['point']).toBe('五折购专区');
  });

  it('passes over a kind it does not know', async () => {
    const future = {
      kind: 'hologram',
      floorId: 'h',
      title: '全息',
      subTitle: '',
      link: null,
    } as unknown as Floor;
    showFloors(kindServer([future, ...everyFloor.filter(({ kind }) => kind === 'goods')]));
    expect(await screen.findByText('商品hot-1')).toBeTruthy();
    expect(screen.queryByText('全息')).toBeNull();
  });

  it('keeps the others when one breaks, and tries that one again', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const broken = {
      kind: 'duo',
      floorId: 'd',
      title: '活动专区',
      subTitle: '',
      link: null,
    } as unknown as Floor;
    const { user } = showFloors(kindServer([broken, ...everyFloor.filter(({ kind }) => kind === 'goods')]));
    expect(await screen.findByText('商品hot-1')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('这一栏没有加载出来');
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('holds their place, says when they cannot be had, and asks again', async () => {
    let reachable = false;
    const calls = kindServer().answer(home.regionFloors, () =>
      reachable ? { regionCode, floors: [], variesBy: [] } : unreachable(),
    );
    const { user } = showFloors(calls);
    expect(screen.getAllByRole('region', { name: '加载中' })).toHaveLength(2);
    expect((await screen.findByRole('alert')).textContent).toContain('首页内容没有加载出来');
    reachable = true;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('floors that are filled by calls of their own', () => {
  const only = (kind: Floor['kind']) => everyFloor.filter((floor) => floor.kind === kind);

  it('turn to the other ranking', async () => {
    const { user } = showFloors(kindServer(only('ranking')));
    expect(
      within(await screen.findByRole('list', { name: '权益榜单' })).getAllByRole('listitem'),
    ).toHaveLength(3);
    expect(screen.getByText('每日10点更新')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: '折扣榜' }));
    expect(await screen.findByText('商品rank-9')).toBeTruthy();
  });

  it.each(['quick', 'seckill', 'coupons', 'goods', 'ranking', 'nearby'] as const)(
    'a floor of kind %s with nothing to show is not there, not even its title',
    async (kind) => {
      const nothing = only(kind).map((floor) =>
        Object.assign({ ...floor }, { entries: [], coupons: [], goods: [] }),
      );
      const { container } = showFloors(
        kindServer(nothing)
          .answer(home.seckill, () => ({ ...aFlashSale(), goods: [] }))
          .answer(ranking.hotSelling, () => rankedPage())
          .answer(ranking.nearbyGoods, () => ({ list: [], total: 0, hasNext: false })),
      );
      await vi.waitFor(() => expect(container.querySelector('[data-floor]')).toBeTruthy());
      await vi.waitFor(() => expect(container.querySelector('section')).toBeNull());
      expect(container.textContent).toBe('');
    },
  );

  it('a second ranking without goods says so', async () => {
    const { user } = showFloors(
      kindServer(only('ranking')).answer(ranking.discountRanking, () => rankedPage()),
    );
    await user.click(await screen.findByRole('tab', { name: '折扣榜' }));
    expect(await screen.findByText('榜单正在整理，稍后再来看看')).toBeTruthy();
    expect(screen.queryByRole('list', { name: '权益榜单' })).toBeNull();
  });

  it.each(['ranking', 'nearby'] as const)('a %s whose query fails is hidden', async (kind) => {
    const { container } = showFloors(
      fakeApi().answer(home.regionFloors, () => ({ regionCode, floors: only(kind), variesBy: [] })),
    );
    await vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    await act(async () => undefined);
    expect(container.textContent).toBe('');
  });
});
