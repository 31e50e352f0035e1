import type { Selectable } from 'kysely';
import type { Floors, Goods } from '../db/schema/mall.ts';
import { couponCardHome } from './floors/coupon-card-home.ts';
import { cardsFrom, type FloorDraft, type FloorParts } from './floors/draft.ts';
import { marketHome } from './floors/market-home.ts';
import { plusHome } from './floors/plus-home.ts';
import { rightsMallHome } from './floors/rights-mall-home.ts';
import { linksFrom } from './links.ts';
import { projectOfRegion, type HomeRegion } from './project-of-region.ts';

/** The home page of each mall, by the region code it requests. */
const homes: readonly (readonly [HomeRegion, (parts: FloorParts) => readonly FloorDraft[]])[] = [
  ['SUPER_MARKET_HOME', marketHome],
  ['SUPPER_MALL_HOME', rightsMallHome],
  ['EASY_USE_HOME', couponCardHome],
  ['EXCELLENT_PLUS_HOME', plusHome],
];

const floorRow = (
  region: HomeRegion,
  { key, kind, title, ...content }: FloorDraft,
  at: number,
): Selectable<Floors> => ({
  floor_id: `${region}.${key}`,
  region_code: region,
  kind,
  title,
  sort: (at + 1) * 10,
  content,
});

/** The floors of every home page. */
export function demoFloors(goods: readonly Selectable<Goods>[], base: string): readonly Selectable<Floors>[] {
  const card = cardsFrom(goods);
  return homes.flatMap(([region, draft]) =>
    draft({ card, link: linksFrom(projectOfRegion(region), base) }).map((floor, at) =>
      floorRow(region, floor, at),
    ),
  );
}
