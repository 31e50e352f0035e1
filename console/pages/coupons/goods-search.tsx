import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { goods } from '#core/contract/console/goods.ts';
import type { CouponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import { reading } from '../../platform/queries.ts';
import { SearchedRows } from './searched-rows.tsx';

interface GoodsSearchProps {
  /** Goods that accept coupons of this type. */
  readonly couponType: CouponType;
  readonly chosen: readonly string[];
  readonly onChosen: (goodsId: string, name: string) => void;
}

/** Adds goods by their name or id. */
export function GoodsSearch({ couponType, chosen, onChosen }: GoodsSearchProps) {
  const [search, setSearch] = useState('');
  const keyword = search.trim();
  const found = useQuery({
    ...reading(goods.goodsList, { keyword, couponType, limit: 10 }),
    enabled: keyword !== '',
    placeholderData: (before) => before,
  });
  return (
    <SearchedRows
      label="加商品"
      hint="收这类券的商品，名称或编号"
      search={search}
      onSearch={setSearch}
      query={found}
      rows={(found.data?.rows ?? []).map(({ goodsId, name }) => ({ id: goodsId, name, note: goodsId }))}
      chosen={chosen}
      onChosen={({ id, name }) => onChosen(id, name)}
      empty="没有收这类券的商品叫这个名字"
    />
  );
}
