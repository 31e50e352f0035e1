import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LinkedGoods } from '#core/rules/goods/goods-detail-link.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { GoodsOriginProvider, type GoodsOrigin } from './goods-origin.tsx';
import { useGoodsHref } from './use-goods-href.ts';
import { useLinkedGoods } from './list/use-linked-goods.ts';
import { useOpenGoods } from './use-open-goods.ts';

const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => warned.mockClear());

function Shown({ goods }: { goods: LinkedGoods }) {
  return <output>{useGoodsHref()(goods) ?? '没有去处'}</output>;
}

type Around = Parameters<typeof renderInSite>[1];

function hrefOf(goods: LinkedGoods, around: Around = {}, origin: GoodsOrigin = {}) {
  const { container } = renderInSite(
    <GoodsOriginProvider value={origin}>
      <Shown goods={goods} />
    </GoodsOriginProvider>,
    { project: 'super-market', ...around },
  );
  return container.querySelector('output')?.textContent;
}

const seven = { goodsId: '7', skuId: '8' };
const detail = '/content/super-market/goods-detail?goodsId=7&skuId=8';

describe('where goods lead (§2, Goods detail navigation)', () => {
  it.each([
    ['the detail page of this mall', seven, {}, {}, detail],
    [
      'the physical page for goods of type 22',
      { ...seven, goodsTypeId: 22 },
      {},
      {},
      '/content/super-market/goods-physical-detail?goodsId=7&skuId=8',
    ],
    [
      'easy-use itself from easy-use',
      seven,
      { project: 'easy-use' },
      {},
      '/content/easy-use/goods-detail?goodsId=7&skuId=8',
    ],
    ['super-market from any other project', seven, { project: 'standalone-pages' }, {}, detail],
    [
      'their own address for goods of others',
      { ...seven, isExternalGoods: 1, goodsUrl: 'https://shop.example/7' },
      {},
      {},
      'https://shop.example/7',
    ],
    [
      'a page that knows the coupon, out of EquityPocket',
      seven,
      {},
      { routeName: 'EquityPocket', couponInfo: { couponType: 2, cardCode: 'K1' } },
      `${detail}&routerFrom=EquityPocket&couponType=2&cardCode=K1`,
    ],
    [
      'a page that knows no coupon from elsewhere',
      seven,
      {},
      { routeName: 'Home', couponInfo: { couponType: 2, cardCode: 'K1' } },
      detail,
    ],
    ['a page that knows the video', { ...seven, videosId: 'V1' }, {}, {}, `${detail}&bindVideosId=V1`],
    [
      'a page that knows the project one came from',
      seven,
      { search: '?routerFromProject=easy-use' },
      {},
      `${detail}&routerFromProject=easy-use`,
    ],
    [
      'a page that knows the account, out of JyDiscountGoodsList',
      seven,
      { search: '?accountType=3' },
      { routeName: 'JyDiscountGoodsList' },
      `${detail}&jyDiscountAccountType=3`,
    ],
    ['a page that knows no account from elsewhere', seven, { search: '?accountType=3' }, {}, detail],
    ['nowhere without a goodsId (§5)', { skuId: '8' }, {}, {}, '没有去处'],
  ] as const)('is %s', (_name, goods, around, origin, href) =>
    expect(hrefOf(goods, around, origin)).toBe(href),
  );
});

function Shelf({ list }: { list: readonly (LinkedGoods & { goodsId: string })[] }) {
  const prices = { skuId: '1', priceFen: 100, memberPriceFen: null, originalPriceFen: null, tags: [] };
  return (
    <ul>
      {useLinkedGoods(list.map((each) => ({ ...each, ...prices }))).map(({ goods, href }) => (
        <li key={goods.goodsId}>
          <a href={href}>{goods.goodsId}</a>
        </li>
      ))}
    </ul>
  );
}

it('goods that lead nowhere are left out of a shelf, with one warning (§5)', () => {
  renderInSite(
    <Shelf
      list={[{ goodsId: '7' }, { goodsId: '' }, { goodsId: '9', isExternalGoods: 1 }, { goodsId: '7' }]}
    />,
    { project: 'super-market' },
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['7']);
  expect(warned).toHaveBeenCalledExactlyOnceWith('2 goods without a goodsId or a goodsUrl are not shown');
});

function Buy({ goods }: { goods: LinkedGoods }) {
  const open = useOpenGoods();
  return (
    <button type="button" onClick={() => open(goods)}>
      购买
    </button>
  );
}

describe('a button that opens goods', () => {
  it('goes to their page, with the time', async () => {
    const { user, navigator } = renderInSite(<Buy goods={seven} />, { project: 'super-market' });
    await user.click(screen.getByRole('button'));
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/goods-detail\?goodsId=7&skuId=8&timeStamp=\d{13}$/),
    );
  });

  it('leaves a warning where the id is missing, and nothing moves (§5)', async () => {
    const { user, navigator } = renderInSite(<Buy goods={{ skuId: '8' }} />, { project: 'super-market' });
    await user.click(screen.getByRole('button'));
    expect(navigator.push).not.toHaveBeenCalled();
    expect(warned).toHaveBeenCalledExactlyOnceWith('goodsDetail needs goodsId');
  });
});
