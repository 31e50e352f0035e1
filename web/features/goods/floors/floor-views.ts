import type { ComponentType } from 'react';
import type { Floor } from '#core/contract/goods/floors.shapes.ts';
import { BannerFloor } from './banner-floor.tsx';
import { DuoFloor } from './duo-floor.tsx';
import type { FloorProps } from './floor-props.ts';
import { GoodsFloor } from './goods-floor.tsx';
import { laterFloor } from './later-floor.tsx';
import { NoticeFloor } from './notice-floor.tsx';
import { QuickFloor } from './quick-floor.tsx';
import { SeckillFloor } from './seckill-floor.tsx';

/** One component per kind, checked by the compiler. Kinds that are never on a first screen are loaded lazily. */
export const floorViews: { readonly [Kind in Floor['kind']]: ComponentType<FloorProps<Kind>> } = {
  quick: QuickFloor,
  banner: BannerFloor,
  notice: NoticeFloor,
  duo: DuoFloor,
  goods: GoodsFloor,
  coupons: laterFloor(() => import('./coupons-floor.tsx').then((found) => found.CouponsFloor), 240),
  seckill: SeckillFloor,
  ranking: laterFloor(() => import('./ranking-floor.tsx').then((found) => found.RankingFloor), 270),
  nearby: laterFloor(() => import('./nearby-floor.tsx').then((found) => found.NearbyFloor), 182),
  recommend: laterFloor(() => import('./recommend-floor.tsx').then((found) => found.RecommendFloor), 640),
};
