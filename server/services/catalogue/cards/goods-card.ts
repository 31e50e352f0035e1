import type { Selectable } from 'kysely';
import type { GoodsCard } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { physicalGoods } from '#core/rules/goods/goods-detail-link.ts';
import { promotionTag, promotionText } from '#core/rules/pricing/promotion-text.ts';
import { currentPromotions, runningPromotions, type Promotion } from '#core/rules/pricing/promotion.ts';
import type { Goods } from '../../../db/schema/mall.ts';
import type { CardContext, CardFlashSale } from './card-context.ts';

/** The columns of goods that an item of a list is made of. */
export const goodsCardColumns = [
  'goods_id',
  'sku_id',
  'name',
  'sku_name',
  'sub_title',
  'pic_url',
  'goods_url',
  'kind',
  'price_fen',
  'member_price_fen',
  'original_price_fen',
  'flow_mb',
  'sold',
  'in_stock',
  'tags',
  'promotions',
] as const satisfies readonly (keyof Goods)[];

export type GoodsCardRow = Pick<Selectable<Goods>, (typeof goodsCardColumns)[number]>;

/** goodsTypeId of all goods that are not physical (§3). */
const virtualGoods = 1;

/** 12,345 sold reads 已售1.2万; small numbers are written in full. */
export const soldText = (sold: number): string =>
  sold >= 10_000 ? `已售${Math.floor(sold / 1000) / 10}万` : `已售${sold}`;

const tones: Readonly<Record<string, GoodsCard['tags'][number]['tone']>> = {
  会员价: 'vip',
  爆款: 'hot',
  本地: 'local',
};

/** A flash sale as a price that runs until its end, for those who may buy from it. */
const flashSalePrice = ({
  activity_id,
  sku_id,
  price_fen,
  right_type,
  min_level,
  ends_at,
}: CardFlashSale): Promotion => ({
  kind: 'price',
  promotionId: activity_id,
  title: '秒杀价',
  skuId: sku_id,
  priceFen: price_fen,
  levels: min_level === 0 ? [] : [1, 2, 3, 4].filter((level) => level >= min_level),
  ...(right_type !== null && { rightType: right_type }),
  cities: [],
  beginsAt: null,
  endsAt: ends_at.getTime(),
  perPerson: null,
  period: 'all',
  hasBudget: false,
});

/** An item of any list of goods. Its promotions are those that run; their words are made of their terms. */
export function goodsCard(row: GoodsCardRow, { now, cityCode, flashSales }: CardContext): GoodsCard {
  const flashSale = flashSales?.get(row.goods_id);
  const running = runningPromotions(row.promotions, { now: now.getTime(), cityCode });
  const find = <Kind extends Promotion['kind']>(kind: Kind) =>
    running.find((each): each is Extract<Promotion, { kind: Kind }> => each.kind === kind);
  const [gift, chances, nth] = [find('gift'), find('chances'), find('nth')];
  const prices = [
    ...currentPromotions(row.promotions, now.getTime()).filter(({ kind }) => kind === 'price'),
    ...(flashSale ? [flashSalePrice(flashSale)] : []),
  ];
  const tiers = [find('pieces'), find('orders')].flatMap((each) => (each ? promotionTag(each) : []));
  return {
    goodsId: row.goods_id,
    goodsName: row.name,
    skuId: row.sku_id,
    skuName: row.sku_name,
    goodsTypeId: row.kind === 'physical' ? physicalGoods : virtualGoods,
    isExternalGoods: row.kind === 'external' ? 1 : 0,
    goodsUrl: row.goods_url,
    giveFlag: gift ? 1 : 0,
    activityMap: {
      ...(chances && { DrawActivity: { getDesc: promotionText(chances) } }),
      ...(nth && { oneActivity: { actslogn: promotionText(nth) } }),
    },
    priceFen: row.price_fen,
    memberPriceFen: row.member_price_fen,
    originalPriceFen: row.original_price_fen,
    picUrl: row.pic_url,
    ...(prices.length > 0 && { promotions: prices }),
    giftText: gift ? promotionText(gift) : null,
    tags: [...tiers, ...row.tags].map((text) => ({ text, tone: tones[text] ?? 'plain' })),
    soldText: soldText(row.sold),
    soldPercent: null,
    lackStockFlag: row.in_stock ? 0 : 1,
  };
}
