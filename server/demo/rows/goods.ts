import type { Selectable } from 'kysely';
import { sellingPointPictures } from '#core/rules/goods/card/picture-views.ts';
import type { GoodsSections } from '../../db/schema/console-goods.ts';
import type { Goods, GoodsKind, Skus } from '../../db/schema/mall.ts';
import { goodsGroups, recommendedFirst } from '../data/goods.ts';
import type { GoodsGroup, GoodsRow } from '../data/goods-row.ts';
import {
  goodsTexts,
  ownDays,
  ownParameters,
  sellingPoints,
  textsByDelivery,
  textsOfArticle,
  type GoodsTexts,
} from '../data/goods-texts.ts';
import type { Link } from '../links.ts';

const groups: readonly GoodsGroup[] = Object.values(goodsGroups);
const all = groups.flatMap(({ defaults, rows }) =>
  Object.entries(rows).map(([goodsId, row]) => ({ goodsId, row: { ...defaults, ...row } })),
);

/** The place of each goods in 为你推荐. */
function placesOf(): ReadonlyMap<string, number> {
  const first = new Map<string, number>(recommendedFirst.map((goodsId, at) => [goodsId, at]));
  const seen = new Map<string, number>();
  const turns = all
    .filter(({ goodsId }) => !first.has(goodsId))
    .map(({ goodsId, row: { category } }) => {
      const root = category.replace(/\..*/, '');
      const turn = (seen.get(root) ?? 0) + 1;
      seen.set(root, turn);
      return { goodsId, turn };
    })
    .toSorted((a, b) => a.turn - b.turn);
  return new Map([...first, ...turns.map(({ goodsId }, at) => [goodsId, first.size + at] as const)]);
}

const kindOf = ({ opens, kind = 'virtual' }: GoodsRow): GoodsKind => (opens ? 'external' : kind);

const textsOf = (goodsId: string, row: GoodsRow): GoodsTexts => {
  const byCategory = textsByDelivery[kindOf(row)];
  const [root = ''] = row.category.split('.');
  return goodsTexts[
    textsOfArticle[goodsId] ?? byCategory[row.category] ?? byCategory[root] ?? byCategory['']
  ];
};

interface Section extends Pick<Selectable<GoodsSections>, 'kind' | 'title' | 'blocks'> {
  readonly pics?: readonly string[];
}

const paragraph = (text: string) => ({ kind: 'paragraph', text }) as const;
const skusText = ({ skus }: GoodsRow) => skus.map(([name]) => name).join('、');

/** What an article is: its selling points, or its one text with the pictures of its kind. */
function aboutOf(goodsId: string, row: GoodsRow): readonly Section[] {
  const points = sellingPoints[goodsId];
  if (points)
    return points.map(([title, text, pic]) => ({
      kind: 'about',
      title,
      blocks: [paragraph(text)],
      pics: [pic],
    }));
  const pics = sellingPointPictures(row.pic, kindOf(row), (row.supplier ?? null) !== null);
  return [{ kind: 'about', title: '商品介绍', blocks: [paragraph(row.about)], pics }];
}

/** The sections of the detail pages: what it is, its parameters, how it is used and comes, and what to know before. */
function sectionsOf(goodsId: string, row: GoodsRow): readonly Section[] {
  const { steps, parameters, arrival, notices, refund } = textsOf(goodsId, row);
  const rows = [...(ownParameters[goodsId] ?? []), ['规格', skusText(row)] as const, ...parameters];
  return [
    ...aboutOf(goodsId, row),
    {
      kind: 'parameters',
      title: '规格参数',
      blocks: [{ kind: 'parameters', rows: rows.map(([name, value]) => ({ name, value })) }],
    },
    { kind: 'usage', title: steps.title, blocks: [{ kind: 'list', items: steps.list }] },
    { kind: 'delivery', title: arrival[0], blocks: [paragraph(arrival[1])] },
    ...notices.map(([title, text]): Section => ({ kind: 'notice', title, blocks: [paragraph(text)] })),
    ...(refund === ''
      ? []
      : [{ kind: 'refund', title: '退款说明', blocks: [paragraph(refund)] } satisfies Section]),
  ];
}

export const demoSections: readonly Selectable<GoodsSections>[] = all.flatMap(({ goodsId, row }) =>
  sectionsOf(goodsId, row).map(({ pics = [], ...section }, at) => ({
    goods_id: goodsId,
    place: at + 1,
    ...section,
    pics: [...pics],
  })),
);

/** `promotions` is written by the database, `sold_30_days` by a job; sections are rows, and the others are not read any more. */
type DemoGoods = Omit<
  Selectable<Goods>,
  'promotions' | 'sold_30_days' | 'sections' | 'give_flag' | 'activity' | 'multi_order' | 'drawing_url'
>;

/** The goods of the malls. */
export const demoGoods = (link: Link): readonly DemoGoods[] => {
  const places = placesOf();
  return all.map(({ goodsId, row }) => {
    const place = places.get(goodsId) ?? 0;
    const kind = kindOf(row);
    const [[skuName, price, original, member]] = row.skus;
    return {
      goods_id: goodsId,
      sku_id: `${goodsId}.1`,
      name: row.name,
      sku_name: skuName,
      pic_url: row.pic,
      goods_url: row.opens ? link(row.opens) : null,
      price_fen: price,
      member_price_fen: member ?? null,
      original_price_fen: original,
      sold: row.sold,
      tags: [...(row.tags ?? [])],
      sort: (place + 1) * 10,
      category_id: row.category,
      coupon_types: [...(row.coupons ?? [])],
      flow_mb: row.flowGb ? row.flowGb * 1024 : null,
      kind,
      sub_title: row.subTitle,
      pics: [...new Set([row.pic, ...row.skus.flatMap(([, , , , more]) => more?.pic ?? [])])],
      in_stock: row.skus.some(([, , , , more]) => more?.stock !== 0),
      areas: [...(row.areas ?? [])],
      supplier: row.supplier ?? null,
      videos_id: row.video ?? null,
      guarantees: [...textsOf(goodsId, row).guarantees],
      prompts: [...textsOf(goodsId, row).prompts],
      limit_per_order: row.limit ?? 5,
      freight_fen: row.freight ?? 0,
      code_terms: textsOf(goodsId, row).codes?.terms ?? 'until-shown',
      valid_days: ownDays[goodsId] ?? textsOf(goodsId, row).codes?.days ?? null,
      listed_at: new Date(Date.UTC(2025, 0, 1 + place)),
    };
  });
};

/** The skus of the goods, `${goodsId}.1` first. */
export const demoSkus: readonly Omit<Selectable<Skus>, 'stopped_at'>[] = all.flatMap(({ goodsId, row }) =>
  row.skus.map(([name, price, original, member, more], at) => ({
    sku_id: `${goodsId}.${at + 1}`,
    goods_id: goodsId,
    name,
    pic_url: more?.pic ?? row.pic,
    price_fen: price,
    member_price_fen: member ?? null,
    original_price_fen: original,
    stock_left: more?.stock ?? null,
    sort: at + 1,
  })),
);

/** Ids of the skus that are shipped. */
export const shippedSkus: readonly string[] = all.flatMap(({ goodsId, row }) =>
  row.kind === 'physical' ? row.skus.map((_, at) => `${goodsId}.${at + 1}`) : [],
);
