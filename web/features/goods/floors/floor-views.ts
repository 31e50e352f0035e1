import type { ComponentType } from 'react';
import type { Floor } from '#core/contract/goods/shared/floors.shapes.ts';
import { DuoFloor } from './duo-floor.tsx';
import type { FloorProps } from './floor-props.ts';
import { laterFloor } from './later-floor.tsx';
import { NoticeFloor } from './notice-floor.tsx';
import { QuickFloor } from './quick-floor.tsx';
import { FlashSaleFloor } from './flash-sale-floor.tsx';

/** Goods for tickets are drawn by the home of the card alone. */
type SharedKind = Exclude<Floor['kind'], 'exchange'>;

export type FloorViews = { readonly [Kind in SharedKind]: ComponentType<FloorProps<Kind>> };

/** One component per kind, checked by the compiler. Kinds that are not on the market's first screen are loaded lazily. */
export const floorViews: FloorViews = {
  quick: QuickFloor,
  banner: laterFloor(() => import('./banner-floor.tsx').then((found) => found.BannerFloor), 70),
  notice: NoticeFloor,
  duo: DuoFloor,
  goods: laterFloor(() => import('./goods-floor.tsx').then((found) => found.GoodsFloor), 226),
  coupons: laterFloor(() => import('./coupons-floor.tsx').then((found) => found.CouponsFloor), 240),
  seckill: FlashSaleFloor,
  ranking: laterFloor(() => import('./ranking-floor.tsx').then((found) => found.RankingFloor), 270),
  nearby: laterFloor(() => import('./nearby-floor.tsx').then((found) => found.NearbyFloor), 182),
  recommend: laterFloor(() => import('./recommend-floor.tsx').then((found) => found.RecommendFloor), 640),
};
