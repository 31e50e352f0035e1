import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import type { Category } from '#core/contract/goods/catalogue.shapes.ts';
import { aGoods } from '#web/features/goods/testing/samples.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './category.page.tsx';

const category = (categoryId: string, categoryName: string, children: readonly string[]): Category => ({
  categoryId,
  categoryName,
  picUrl: 'goods/video-blue',
  banner: {
    title: `${categoryName}日`,
    subTitle: '月卡低至9.9元',
    buttonText: '立即抢购',
    picUrl: 'goods/video-cut',
    link: '/content/super-market/search-result',
  },
  children: children.map((name, at) => ({
    categoryId: `${categoryId}.${at}`,
    categoryName: name,
    picUrl: 'goods/music',
  })),
});

let api: FakeApi;
beforeEach(() => {
  vi.spyOn(globalThis, 'scrollTo').mockReturnValue(undefined);
  api = fakeApi()
    .answer(catalogue.categories, {
      list: [category('video', '影音会员', ['视频会员', '电视会员']), category('food', '餐饮美食', [])],
    })
    .answer(catalogue.goodsList, {
      list: [aGoods('a', { goodsName: '视频月卡' })],
      total: 1,
      hasNext: false,
    });
});
const open = (search = '') =>
  renderInSite(<page.Page />, { api, project: 'super-market', session: { kind: 'guest' }, search });

describe('分类', () => {
  it('shows the chosen category with its banner, its parts and its goods', async () => {
    const { container } = open('?categoryId=video');
    const rail = await screen.findByRole('navigation', { name: '商品分类' });
    expect((await within(rail).findByRole('link', { current: true })).textContent).toBe('影音会员');
    expect(screen.getByRole('link', { name: /影音会员日/ }).getAttribute('href')).toBe(
      '/content/super-market/search-result',
    );
    expect(screen.getByRole('button', { name: '电视会员' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: '视频月卡' })).toBeTruthy();
    expect(api.callsOf(catalogue.goodsList)[0]?.input).toMatchObject({
      categoryId: 'video',
      sort: 'default',
    });
    expect(
      within(screen.getByRole('navigation', { name: '底部导航' })).getByRole('link', { current: 'page' })
        .textContent,
    ).toBe('分类');
    await expectAccessible(container);
  });

  it('begins with goods of every category, and the categories as pictures', async () => {
    open();
    expect((await screen.findByRole('list', { name: '全部分类' })).textContent).toBe('影音会员餐饮美食');
    expect(api.callsOf(catalogue.goodsList)[0]?.input).not.toHaveProperty('categoryId');
  });

  it('keeps category, part, order and filter in the address, without steps in the history', async () => {
    const { user, navigator } = open('?categoryId=video&sort=priceUp');
    await user.click(await screen.findByRole('button', { name: '电视会员' }));
    await user.click(screen.getByRole('button', { name: '价格从低到高' }));
    await user.click(screen.getByRole('button', { name: '可用福袋' }));
    await user.click(screen.getByRole('link', { name: '餐饮美食' }));
    expect(navigator.replace.mock.calls.map(([url]) => url.split('classification?')[1])).toEqual([
      expect.stringMatching(/^categoryId=video&subId=video.1&sort=priceUp&timeStamp=/),
      expect.stringMatching(/^categoryId=video&sort=priceDown&timeStamp=/),
      expect.stringMatching(/^categoryId=video&sort=priceUp&coupon=qyfd&timeStamp=/),
      expect.stringMatching(/^categoryId=food&sort=priceUp&timeStamp=/),
    ]);
    expect(navigator.push).not.toHaveBeenCalled();
  });

  it('says when a part has no goods, and when the categories cannot be had', async () => {
    api.answer(catalogue.goodsList, { list: [], total: 0, hasNext: false }).unplug(catalogue.categories);
    const { user } = open('?categoryId=video&coupon=qyfd');
    expect(await screen.findByText('去掉“可用福袋”再看看')).toBeTruthy();
    expect(await screen.findByText('分类没有加载出来')).toBeTruthy();
    api.answer(catalogue.categories, { list: [category('video', '影音会员', [])] });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('link', { name: '影音会员' })).toBeTruthy();
  });

  it('is drawn on the server with the goods of the address, by public calls', () => {
    const calls =
      page.firstCalls?.({ search: '?categoryId=video&subId=video.1' } as never, {} as never) ?? [];
    expect(calls.map(({ endpoint }) => endpoint.access)).toEqual(['guest', 'guest']);
    expect(calls[1]?.input).toMatchObject({ categoryId: 'video.1', sort: 'default', pageNum: 1 });
  });
});
