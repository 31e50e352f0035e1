import type { Selectable } from 'kysely';
import { membershipLevels } from '#core/rules/membership/membership-levels.ts';
import { welfarePromotion } from '#core/rules/membership/welfare-levels.ts';
import type { CollectionGoods, Collections } from '../../db/schema/promotions.ts';
import { localFloors, ruledCollections, welfare } from '../data/collections.ts';
import type { DemoGoodsId } from '../data/goods.ts';

type Row = Selectable<Collections>;

export const collectionRow = (fields: Pick<Row, 'collection_id' | 'title' | 'sort'> & Partial<Row>): Row => ({
  sub_title: '',
  pic_url: null,
  begins_at: null,
  ends_at: null,
  kind: 'floor',
  rule: null,
  areas: [],
  regions: [],
  ...fields,
});

export const goodsOfCollection = (
  collection_id: string,
  goods: readonly DemoGoodsId[],
): Selectable<CollectionGoods>[] =>
  goods.map((goods_id, at) => ({ collection_id, goods_id, price_fen: null, sku_id: null, sort: at + 1 }));

const localId = (city: string): string => `local-${city}`;

/** What each level may buy, goods picked by rule, and one floor of local specialties for each city of the province. */
export const demoCollections: readonly Row[] = [
  ...membershipLevels.map(({ vipTypeLevel, vipTypeName }) =>
    collectionRow({
      collection_id: welfarePromotion(vipTypeLevel),
      title: `${vipTypeName}福利`,
      sub_title: `${vipTypeName}及以上可享`,
      kind: 'promotion',
      // After the promotions for everyone, of which the first is recommended.
      sort: 100 + vipTypeLevel,
    }),
  ),
  ...ruledCollections.map(([collection_id, kind, title, sub_title, pic_url, rule, sort]) =>
    collectionRow({ collection_id, kind, title, sub_title, pic_url, rule, sort }),
  ),
  ...Object.entries(localFloors).map(([city, { name, text }], at) =>
    collectionRow({
      collection_id: localId(city),
      title: `${name}风物`,
      sub_title: text,
      rule: { categories: ['local'], city, sort: 'sales', limit: 12 },
      areas: [city],
      sort: 100 + at,
    }),
  ),
];

export const demoCollectionGoods: readonly Selectable<CollectionGoods>[] = [
  ...Object.entries(welfare).flatMap(([level, goods]) =>
    goods.map(([goods_id, price_fen], at) => ({
      collection_id: welfarePromotion(Number(level)),
      goods_id,
      price_fen,
      sku_id: `${goods_id}.1`,
      sort: at + 1,
    })),
  ),
  ...Object.entries(localFloors).flatMap(([city, { own }]) => goodsOfCollection(localId(city), own)),
];
