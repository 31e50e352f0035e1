import type { Selectable } from 'kysely';
import type { Goods, GoodsKind, GoodsSection, Skus } from '../db/schema/mall.ts';
import { cinemaGoods } from './goods/cinema.ts';
import { dataGoods } from './goods/data.ts';
import { deliveryTexts } from './goods/delivery-texts.ts';
import { digitalGoods } from './goods/digital.ts';
import { drinksGoods } from './goods/drinks.ts';
import type { GoodsFacts } from './goods/facts.ts';
import { foodGoods } from './goods/food.ts';
import { healthGoods } from './goods/health.ts';
import { lifeGoods } from './goods/life.ts';
import { localGoods } from './goods/local.ts';
import { musicGoods } from './goods/music.ts';
import { readingGoods } from './goods/reading.ts';
import { recommendedFirst } from './goods/recommended.ts';
import { travelGoods } from './goods/travel.ts';
import { videoGoods } from './goods/video.ts';
import type { Link } from './links.ts';

const catalogue = {
  ...videoGoods,
  ...musicGoods,
  ...readingGoods,
  ...dataGoods,
  ...foodGoods,
  ...drinksGoods,
  ...travelGoods,
  ...cinemaGoods,
  ...lifeGoods,
  ...digitalGoods,
  ...localGoods,
  ...healthGoods,
};

export type DemoGoodsId = keyof typeof catalogue;

const rootOf = ({ category }: GoodsFacts): string => category.replace(/\..*/, '');

/** The place of each goods in 为你推荐. */
function placesOf(all: readonly (readonly [string, GoodsFacts])[]): ReadonlyMap<string, number> {
  const first = new Map<string, number>(recommendedFirst.map((goodsId, at) => [goodsId, at]));
  const seen = new Map<string, number>();
  const turns = all
    .filter(([goodsId]) => !first.has(goodsId))
    .map(([goodsId, facts]) => {
      const turn = (seen.get(rootOf(facts)) ?? 0) + 1;
      seen.set(rootOf(facts), turn);
      return { goodsId, turn };
    })
    .toSorted((a, b) => a.turn - b.turn);
  return new Map([...first, ...turns.map(({ goodsId }, at) => [goodsId, first.size + at] as const)]);
}

const sectionsOf = (facts: GoodsFacts, kind: GoodsKind): GoodsSection[] => [
  { title: '商品介绍', paragraphs: [facts.about], pics: [facts.pic] },
  { title: '使用说明', paragraphs: [...deliveryTexts[kind].usage], pics: [] },
  { title: '退款说明', paragraphs: [...deliveryTexts[kind].refund], pics: [] },
];

/** `promotions` is written by the database; the others are not read any more. */
type DemoGoods = Omit<Selectable<Goods>, 'promotions' | 'give_flag' | 'activity' | 'multi_order'>;

/** The goods of the malls. */
export const demoGoods = (link: Link): readonly DemoGoods[] => {
  const all = Object.entries<GoodsFacts>(catalogue);
  const places = placesOf(all);
  return all.map(([goodsId, facts]) => {
    const place = places.get(goodsId) ?? 0;
    const kind = facts.opens ? 'external' : (facts.kind ?? 'virtual');
    return {
      goods_id: goodsId,
      sku_id: `${goodsId}.1`,
      name: facts.name,
      sku_name: facts.sku,
      pic_url: facts.pic,
      goods_url: facts.opens ? link(facts.opens) : null,
      price_fen: facts.price,
      member_price_fen: facts.member ?? null,
      original_price_fen: facts.original,
      sold: facts.sold,
      tags: [...(facts.tags ?? [])],
      sort: (place + 1) * 10,
      category_id: facts.category,
      coupon_types: [...(facts.coupons ?? [])],
      flow_mb: facts.flowGb ? facts.flowGb * 1024 : null,
      kind,
      sub_title: facts.subTitle,
      pics: [
        ...new Set([facts.pic, ...(facts.more ?? []).flatMap(({ pic }) => pic ?? []), ...(facts.pics ?? [])]),
      ],
      in_stock: [facts, ...(facts.more ?? [])].some(({ stock }) => stock !== 0),
      areas: [...(facts.areas ?? [])],
      supplier: facts.supplier ?? null,
      videos_id: facts.video ?? null,
      guarantees: [...deliveryTexts[kind].guarantees],
      sections: sectionsOf(facts, kind),
      prompts: [...deliveryTexts[kind].prompts],
      limit_per_order: facts.limit ?? 5,
      freight_fen: facts.freight ?? 0,
      listed_at: new Date(Date.UTC(2025, 0, 1 + place)),
    };
  });
};

/** The skus of the goods, `${goodsId}.1` first. */
export const demoSkus: readonly Selectable<Skus>[] = Object.entries<GoodsFacts>(catalogue).flatMap(
  ([goodsId, facts]) =>
    [facts, ...(facts.more ?? [])].map(({ sku, price, original, member, stock, pic }, at) => ({
      sku_id: `${goodsId}.${at + 1}`,
      goods_id: goodsId,
      name: sku,
      pic_url: pic ?? facts.pic,
      price_fen: price,
      member_price_fen: member ?? null,
      original_price_fen: original,
      stock_left: stock ?? null,
      sort: at + 1,
    })),
);

/** Ids of the skus that are shipped. */
export const shippedSkus: readonly string[] = Object.entries<GoodsFacts>(catalogue).flatMap(
  ([goodsId, facts]) =>
    facts.kind === 'physical' ? [facts, ...(facts.more ?? [])].map((_, at) => `${goodsId}.${at + 1}`) : [],
);
