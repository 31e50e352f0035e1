import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { placement } from '#core/contract/goods/placement.ts';
import { search } from '#core/contract/goods/search.ts';
import { aGoods } from '#web/features/goods/testing/samples.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './search-input.page.tsx';

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = fakeApi()
    .answer(placement.searchWords, {
      placeholder: '视频月卡、加油券',
      words: ['视频月卡', '加油券', '咖啡券', '电影票'].map((text, at) => ({
        text,
        hot: at < 3,
        link: null,
      })),
    })
    .answer(catalogue.categories, { list: [] })
    .answer(search.searchSuggest, {
      direct: aGoods('a', { goodsName: '视频会员月卡，三端通用' }),
      words: [{ text: '视频会员季卡', highlight: [[0, 4]], total: 100, isTotalMinimum: true }],
      category: { categoryId: 'video', categoryName: '影音会员', total: 9 },
      pages: [{ pageId: 'trafficPackage', title: '流量包专区', subTitle: '立即到账', picUrl: 'quick/data' }],
      shop: { shopCode: 's1', shopName: '街角咖啡', address: '珠江路67号', distanceMeters: 680 },
      question: { questionId: 'q1', title: '视频会员没到账怎么办', helpful: 1204 },
    });
});
const open = () => renderInSite(<page.Page />, { api, project: 'super-market', session: { kind: 'guest' } });
const field = () => screen.getByRole('searchbox', { name: '搜索商品、权益、门店' });

describe('搜索', () => {
  it('shows popular words in their order, and each leads to its results', async () => {
    const { container } = open();
    const first = await screen.findByRole('link', { name: /1\s*视频月卡/ });
    expect(first.getAttribute('href')).toBe(
      '/content/super-market/search-result?keyword=%E8%A7%86%E9%A2%91%E6%9C%88%E5%8D%A1',
    );
    expect(document.activeElement).toBe(field());
    await expectAccessible(container);
  });

  it('searches for what was typed, for the popular word when nothing was, and remembers both on the phone', async () => {
    const { user, navigator, unmount } = open();
    await screen.findByRole('link', { name: /1\s*视频月卡/ });
    await user.type(field(), ' 奶茶 {Enter}');
    expect(navigator.push.mock.calls[0]?.[0]).toMatch(/search-result\?keyword=%E5%A5%B6%E8%8C%B6&/);
    await user.click(screen.getByRole('button', { name: '清空输入' }));
    await user.click(screen.getByRole('button', { name: '搜索' }));
    unmount();
    open();
    const words = await screen.findByRole('list', { name: '搜过的词' });
    expect(
      within(words)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['视频月卡', '奶茶']);
  });

  it('forgets one word, and all of them', async () => {
    const { user } = open();
    for (const word of ['奶茶', '洗车', '咖啡']) {
      await user.clear(field());
      await user.type(field(), `${word}{Enter}`);
    }
    await user.clear(field());
    await user.click(screen.getByRole('button', { name: '删除搜索历史' }));
    await user.click(screen.getByRole('button', { name: /洗车/ }));
    expect(screen.queryByRole('button', { name: /洗车/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: '全部清空' }));
    screen.getByText('搜过的词会留在这里');
  });

  it('suggests goods, words with their number, the category, pages and a shop while one types', async () => {
    const { user, container } = open();
    await user.type(field(), 'sp会员');
    const word = await screen.findByRole('link', { name: /视频会员季卡/ });
    expect(word.textContent).toBe('视频会员季卡100+件');
    expect(word.querySelector('mark')?.textContent).toBe('视频会员');
    expect(screen.getByRole('link', { name: /视频会员月卡/ }).getAttribute('href')).toContain('goodsId=a');
    expect(screen.getByRole('link', { name: /只在\s*影音会员/ }).getAttribute('href')).toContain(
      'categoryId=video',
    );
    expect(screen.getByRole('link', { name: /流量包专区/ }).getAttribute('href')).toBe(
      '/content/super-market/traffic-package',
    );
    expect(screen.getByRole('link', { name: /没到账怎么办/ }).getAttribute('href')).toContain(
      'questionId=q1',
    );
    expect(screen.getByRole('link', { name: /街角咖啡/ }).textContent).toContain('680m');
    // Typed in one go: the pauses are shorter than the debounce, so that only the last text is requested.
    expect(api.callsOf(search.searchSuggest).at(-1)?.input).toMatchObject({ keyword: 'sp会员' });
    expect(api.callsOf(search.searchSuggest).length).toBeLessThan(5);
    await expectAccessible(container);
    await user.clear(field());
    await waitFor(() => expect(screen.queryByRole('link', { name: /视频会员季卡/ })).toBeNull());
  });
});
