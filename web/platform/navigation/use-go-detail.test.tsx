import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DetailPage } from '#core/rules/goods/required-navigation-params.ts';
import { renderInSite } from '../testing/render-in-site.tsx';
import { useGoDetail } from './use-go-detail.ts';

const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => warned.mockClear());

function Go({ page, query }: { page: DetailPage; query: Record<string, string | undefined> }) {
  const go = useGoDetail();
  return (
    <button type="button" onClick={() => go(page, query)}>
      详情
    </button>
  );
}

describe('the way to a detail page (§5)', () => {
  it.each([
    [
      'rightsDetail',
      { rightsId: '3', shopIndex: '0', routerFrom: 'Mine' },
      '/content/super-market/rights-detail?rightsId=3&shopIndex=0&routerFrom=Mine&timeStamp=',
    ],
    [
      'skuDetail',
      { goodsId: '7', skuId: '8', latitude: '32.04' },
      '/content/super-market/sku-detail?goodsId=7&skuId=8&latitude=32.04&timeStamp=',
    ],
    [
      'goodsDetail',
      { goodsId: '7', localProductId: '124' },
      '/content/super-market/goods-detail?goodsId=7&localProductId=124&timeStamp=',
    ],
  ] as const)('%s with its id is open', async (page, query, url) => {
    const { user, navigator } = renderInSite(<Go page={page} query={query} />, { project: 'super-market' });
    await user.click(screen.getByRole('button'));
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(url));
    expect(warned).not.toHaveBeenCalled();
  });

  it.each([
    ['rightsDetail', { goodsId: '7' }, 'rightsDetail needs rightsId'],
    ['skuDetail', { skuId: '8' }, 'skuDetail needs goodsId'],
    ['physicalGoodsDetail', { goodsId: '' }, 'physicalGoodsDetail needs goodsId'],
  ] as const)('%s without it leaves a warning, and nothing moves', async (page, query, warning) => {
    const { user, navigator } = renderInSite(<Go page={page} query={query} />, { project: 'super-market' });
    await user.click(screen.getByRole('button'));
    expect(navigator.push).not.toHaveBeenCalled();
    expect(warned).toHaveBeenCalledExactlyOnceWith(warning);
  });
});
