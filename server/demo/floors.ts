import type { Selectable } from 'kysely';
import type { Floors } from '../db/schema/mall.ts';
import type { CollectionGoods, Collections } from '../db/schema/promotions.ts';
import { couponCardHome } from './floors/coupon-card-home.ts';
import type { FloorDraft, FloorParts, ShelfGoods } from './floors/draft.ts';
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

interface FloorRows {
  readonly floor: Selectable<Floors>;
  /** The goods of a goods floor under its own id. */
  readonly collection?: Selectable<Collections>;
  readonly goods: readonly Selectable<CollectionGoods>[];
}

const idAndLook = (goods: ShelfGoods) => (typeof goods === 'string' ? ([goods, undefined] as const) : goods);

function rowsOf(region: HomeRegion, draft: FloorDraft, at: number): FloorRows {
  const { key, kind, title, audience = {}, ...content } = draft;
  const floor_id = `${region}.${key}`;
  const row = {
    floor_id,
    region_code: region,
    kind,
    title,
    sort: (at + 1) * 10,
    areas: [...(audience.areas ?? [])],
    brands: [...(audience.brands ?? [])],
    levels: [...(audience.levels ?? [])],
    hosts: [...(audience.hosts ?? [])],
  };
  if (!('goods' in content)) return { floor: { ...row, collection_id: null, content: content }, goods: [] };
  const { goods, ...rest } = content;
  const picked = goods.map(idAndLook);
  const looks = Object.fromEntries(picked.flatMap(([goodsId, look]) => (look ? [[goodsId, look]] : [])));
  return {
    floor: { ...row, collection_id: floor_id, content: { ...rest, looks } },
    collection: {
      collection_id: floor_id,
      title,
      sub_title: content.subTitle ?? '',
      pic_url: null,
      begins_at: null,
      ends_at: null,
      kind: 'floor',
      rule: null,
      areas: [],
      regions: [],
      sort: row.sort,
    },
    goods: picked.map(([goods_id], place) => ({
      collection_id: floor_id,
      goods_id,
      price_fen: null,
      sku_id: null,
      sort: place + 1,
    })),
  };
}

/** The floors of every home page, with the collections they show. */
export const demoFloors = (base: string): readonly FloorRows[] =>
  homes.flatMap(([region, draft]) =>
    draft({ link: linksFrom(projectOfRegion(region), base) }).map((floor, at) => rowsOf(region, floor, at)),
  );
