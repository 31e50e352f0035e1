import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { home } from '#core/contract/goods/home.ts';
import { savedGoods } from '#core/contract/goods/saved-goods.ts';
import type { Favourite } from '#core/contract/goods/saved-goods.shapes.ts';
import { aGoods } from '#web/features/goods/testing/samples.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './my-favourites.page.tsx';

const favourite = (goodsId: string, overrides: Partial<Favourite> = {}): Favourite => ({
  ...aGoods(goodsId),
  addedAt: '2026-08-01T10:00:00+08:00',
  priceDropFen: 0,
  unlistedFlag: 0,
  ...overrides,
});

let list: Favourite[];
let api: FakeApi;
beforeEach(() => {
  list = [
    favourite('a', { priceDropFen: 300 }),
    favourite('b', { lackStockFlag: 1 }),
    favourite('c', { unlistedFlag: 1 }),
  ];
  api = fakeApi()
    .answer(savedGoods.favourites, () => ({ list, total: list.length, hasNext: false }))
    .answer(savedGoods.removeFavourites, ({ goodsIds }) => {
      list = list.filter(({ goodsId }) => !goodsIds.includes(goodsId));
      return { removed: goodsIds.length };
    })
    .answer(home.forYou, { list: [aGoods('other')], total: 1, hasNext: false });
});
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, project: 'super-market', session: aMember(), ...overrides });
const row = (name: string) =>
  screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes(name)) ?? document.body;

describe('我的收藏', () => {
  it('says what became cheaper, is sold out or is not sold any more', async () => {
    const { container } = open();
    await screen.findByText('商品a');
    expect(row('商品a').textContent).toContain('比收藏时降¥3');
    expect(row('商品b').textContent).toContain('缺货');
    expect(row('商品c').textContent).toContain('已下架');
    expect(screen.getByRole('link', { name: '商品a' }).getAttribute('href')).toContain(
      'goods-detail?goodsId=a',
    );
    await expectAccessible(container);
  });

  it('removes what was chosen, after a question, in one call', async () => {
    const { user, container } = open();
    await user.click(await screen.findByRole('button', { name: '管理' }));
    await user.click(screen.getByRole('checkbox', { name: '选择：商品a' }));
    await user.click(screen.getByRole('checkbox', { name: '选择：商品c' }));
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: '取消收藏（2）' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: '取消收藏' })).getByRole('button', {
        name: '取消收藏',
      }),
    );
    await waitFor(() => expect(screen.queryByText('商品a')).toBeNull());
    expect(api.callsOf(savedGoods.removeFavourites).map(({ input }) => input)).toEqual([
      { goodsIds: ['a', 'c'] },
    ]);
    expect(screen.getByText('商品b')).toBeTruthy();
    expect(screen.getByText('已取消收藏2件商品')).toBeTruthy();
  });

  it('chooses all at once, and none again', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '管理' }));
    await user.click(screen.getByRole('checkbox', { name: '全选' }));
    expect(screen.getByRole('button', { name: '取消收藏（3）' })).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: '全选' }));
    expect(screen.getByRole('button', { name: '取消收藏' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('shows other goods while there are none', async () => {
    list = [];
    const { container } = open();
    expect(await screen.findByText('还没有收藏')).toBeTruthy();
    expect(await screen.findByRole('link', { name: /商品other/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '管理' })).toBeNull();
    await expectAccessible(container);
  });

  it('offers another try when it could not be loaded', async () => {
    api.unplug(savedGoods.favourites);
    const { user } = open();
    await screen.findByText('商品没有加载出来');
    api.answer(savedGoods.favourites, { list, total: 3, hasNext: false });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('商品a')).toBeTruthy();
  });

  it('leads guests to sign in and back, beside other goods', async () => {
    const { user, session, container } = open({ session: { kind: 'guest' } });
    await user.click(await screen.findByRole('button', { name: '去登录' }));
    expect(session.goToLogin).toHaveBeenCalledOnce();
    expect(await screen.findByRole('link', { name: /商品other/ })).toBeTruthy();
    expect(api.callsOf(savedGoods.favourites)).toEqual([]);
    await expectAccessible(container);
  });
});
