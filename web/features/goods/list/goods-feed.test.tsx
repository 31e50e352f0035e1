import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { GoodsPage } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { home } from '#core/contract/goods/home.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderOnServer } from '#web/testing/render-on-server.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { GoodsFeed } from './goods-feed.tsx';
import { mallSite } from '../testing/mall-site.tsx';
import { aGoods } from '../testing/samples.ts';
import { fakeApi, type FakeApi, unreachable } from '#web/platform/testing/fake-api.ts';
import { feedPage } from './feed-page.ts';

const pageOf = (hasNext: boolean, ...ids: readonly string[]): GoodsPage => ({
  list: ids.map((id) => aGoods(id)),
  total: 4,
  hasNext,
});
const first = pageOf(true, 'a', 'b');
const names = () => screen.getAllByRole('link').map((link) => /商品\w/.exec(link.textContent)?.[0]);

function showFeed(calls: FakeApi, withFirst = true) {
  const { around } = mallSite(
    calls,
    withFirst ? [{ endpoint: home.forYou, input: feedPage(1), data: first }] : [],
  );
  return renderUi(around(<GoodsFeed label="为你推荐" />));
}

describe('the feed', () => {
  it('draws the first page on the server, with boxes for what follows', () => {
    const { around } = mallSite(fakeApi(), [{ endpoint: home.forYou, input: feedPage(1), data: first }]);
    const html = renderOnServer(around(<GoodsFeed label="为你推荐" />));
    expect(html).toContain('商品a');
    expect(html).toContain('加载中');
  });

  it('asks for the next page near its end until there is none, and shows each goods once', async () => {
    const calls = fakeApi().answer(home.forYou, ({ pageNum }) =>
      pageNum === 2 ? pageOf(true, 'b', 'c') : pageOf(false, 'd'),
    );
    const { container } = showFeed(calls);
    await screen.findByText('已经到底啦');
    expect(names()).toEqual(['商品a', '商品b', '商品c', '商品d']);
    expect(calls.inputsOf(home.forYou).map(({ pageNum }) => pageNum)).toEqual([2, 3]);
    expect(screen.queryByText('加载中')).toBeNull();
    await expectAccessible(container);
  });

  it('says so when everything is sold out', async () => {
    showFeed(
      fakeApi().answer(home.forYou, () => pageOf(false)),
      false,
    );
    expect(await screen.findByText('推荐的商品都卖完了，稍后再来看看')).toBeTruthy();
    expect(screen.queryByText('已经到底啦')).toBeNull();
  });

  it('is cut into parts that leave the document when they are far from the screen', async () => {
    const ids = Array.from({ length: 45 }, (_, at) => `g${at}`);
    const { container } = showFeed(
      fakeApi().answer(home.forYou, () => pageOf(false, ...ids)),
      false,
    );
    await screen.findByText('已经到底啦');
    const lists = [...container.querySelectorAll('ul')];
    expect(lists.map(({ children }) => children.length)).toEqual([10, 10, 10, 10, 5]);
    expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual([
      '为你推荐',
      '为你推荐，第11件起',
      '为你推荐，第21件起',
      '为你推荐，第31件起',
      '为你推荐，第41件起',
    ]);
  });

  it('keeps what it has when a page fails, and goes on at 重试', async () => {
    let reachable = false;
    const calls = fakeApi().answer(home.forYou, () => (reachable ? pageOf(false, 'c') : unreachable()));
    const { user } = showFeed(calls);
    expect((await screen.findByRole('alert')).textContent).toContain('商品没有加载出来');
    expect(names()).toEqual(['商品a', '商品b']);
    reachable = true;
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(names()).toEqual(['商品a', '商品b', '商品c']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('fetches the first page itself where the document brought none', async () => {
    let reachable = false;
    const { user } = showFeed(
      fakeApi().answer(home.forYou, () => (reachable ? pageOf(false, 'a') : unreachable())),
      false,
    );
    screen.getByText('加载中');
    await screen.findByRole('alert');
    reachable = true;
    await user.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByText('商品a');
  });

  it('leads to the page the goods belong to (§2 Goods detail navigation)', async () => {
    const list = [
      aGoods('plain'),
      aGoods('peach', { goodsTypeId: 22 }),
      aGoods('lounge', { isExternalGoods: 1, goodsUrl: '/content/standalone-pages/high-speed-rail' }),
      aGoods('nowhere', { isExternalGoods: 1 }),
    ];
    showFeed(
      fakeApi().answer(home.forYou, () => ({ list, total: 4, hasNext: false })),
      false,
    );
    await screen.findByText('商品plain');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/content/super-market/goods-detail?goodsId=plain&skuId=plain.1',
      '/content/super-market/goods-physical-detail?goodsId=peach&skuId=peach.1',
      '/content/standalone-pages/high-speed-rail',
    ]);
  });
});
