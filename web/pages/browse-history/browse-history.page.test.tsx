import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { home } from '#core/contract/goods/home.ts';
import { savedGoods } from '#core/contract/goods/saved-goods.ts';
import type { SeenGoods } from '#core/contract/goods/saved-goods.shapes.ts';
import { aGoods } from '#web/features/goods/testing/samples.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './browse-history.page.tsx';

const seen = (goodsId: string, daysAgo: number): SeenGoods => ({
  ...aGoods(goodsId),
  seenAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
  unlistedFlag: 0,
});

let list: SeenGoods[];
let api: FakeApi;
beforeEach(() => {
  list = [seen('a', 0), seen('b', 0), seen('c', 1)];
  api = fakeApi()
    .answer(savedGoods.browseHistory, () => ({ list, total: list.length, hasNext: false }))
    .answer(savedGoods.removeHistory, ({ goodsIds }) => {
      list = list.filter(({ goodsId }) => !goodsIds.includes(goodsId));
      return { removed: goodsIds.length };
    })
    .answer(savedGoods.clearHistory, () => {
      list = [];
      return { removed: 3 };
    })
    .answer(home.forYou, { list: [aGoods('other')], total: 1, hasNext: false });
});
const open = () => renderInSite(<page.Page />, { api, project: 'supper-mall', session: aMember() });

describe('浏览记录', () => {
  it('shows the goods by day', async () => {
    const { container } = open();
    const today = await screen.findByRole('region', { name: '今天' });
    expect(within(today).getAllByRole('link')).toHaveLength(2);
    expect(within(screen.getByRole('region', { name: '昨天' })).getAllByRole('link')).toHaveLength(1);
    await expectAccessible(container);
  });

  it('removes what was chosen', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '管理' }));
    await user.click(screen.getByRole('checkbox', { name: '选择：商品c' }));
    await user.click(screen.getByRole('button', { name: '删除（1）' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: '删除' })).getByRole('button', { name: '删除' }),
    );
    await waitFor(() => expect(screen.queryByRole('region', { name: '昨天' })).toBeNull());
    expect(api.callsOf(savedGoods.removeHistory).map(({ input }) => input)).toEqual([{ goodsIds: ['c'] }]);
  });

  it('is cleared after a question, and shows other goods then', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '清空' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: '清空浏览记录' })).getByRole('button', {
        name: '再想想',
      }),
    );
    expect(api.callsOf(savedGoods.clearHistory)).toEqual([]);
    await user.click(screen.getByRole('button', { name: '清空' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: '清空浏览记录' })).getByRole('button', {
        name: '清空',
      }),
    );
    expect(await screen.findByText('还没有浏览记录')).toBeTruthy();
    expect(await screen.findByRole('link', { name: /商品other/ })).toBeTruthy();
  });
});
