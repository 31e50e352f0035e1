import { sql } from 'kysely';
import type { ExchangeGoods } from '#core/contract/goods/easy-use.shapes.ts';
import type { GoodsPage } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Db } from '../../../db/database.ts';
import type { PageInput } from '../../../db/paged.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { goodsCard, goodsCardColumns, type GoodsCardRow } from '../../catalogue/public.ts';
import { cardRights, ownedCard, offeredCard, type CardRight } from './tables.ts';

/** Every right of the card costs one ticket: a ticket is one of the month's choices. */
const ticketCost = 1;

interface ExchangeInput extends PageInput {
  readonly goodsChannelId?: string | undefined;
  /** Leaves out what is not sold in the city. */
  readonly cityCode?: string | undefined;
  readonly order: 'card' | 'sales';
}

type ExchangePage = Omit<GoodsPage, 'list'> & { list: ExchangeGoods[] };

/** What the tickets of the visitor's card are exchanged for; without a card, of the one on offer. */
export async function exchangeGoods(
  { db, clock }: Deps,
  { goodsChannelId, cityCode, order, pageNum, pageSize }: ExchangeInput,
  caller: Member | undefined,
): Promise<ExchangePage> {
  const now = clock.now();
  const owned = caller && (await ownedCard(db, caller.userId, now));
  const productId = owned?.product_id ?? (await offeredCard(db))?.product_id;
  if (productId === undefined) return { list: [], total: 0, hasNext: false };
  const rights = await cardRights(db, {
    productId,
    cycle: claimCycle(now).cycle,
    subscriptionId: owned?.subscription_id,
  });
  const goods = await goodsOf(
    db,
    rights.flatMap(({ goods_id }) => goods_id ?? []),
    goodsChannelId,
  );
  const cards = rights
    .filter(({ goods_id }) => goodsChannelId === undefined || goods.get(goods_id ?? '')?.in_channel === true)
    .map((right) => ({ right, row: goods.get(right.goods_id ?? '') }))
    .filter(({ row }) => isSoldIn(row, cityCode));
  if (order === 'sales') cards.sort((a, b) => (b.row?.sold ?? 0) - (a.row?.sold ?? 0));
  const skip = (pageNum - 1) * pageSize;
  const list = cards
    .slice(skip, skip + pageSize)
    .map(({ right, row }) => exchangeCard(right, row, productId, now));
  return { list, total: cards.length, hasNext: skip + list.length < cards.length };
}

interface SoldAs extends GoodsCardRow {
  readonly in_channel: boolean;
  readonly areas: readonly string[];
}

/** Rights that are not sold as goods are delivered everywhere. */
const isSoldIn = (row: SoldAs | undefined, cityCode: string | undefined): boolean =>
  !row || cityCode === undefined || row.areas.length === 0 || row.areas.includes(cityCode);

const soldAs = preparedQuery<{ goodsIds: readonly string[]; channel: string }, SoldAs>(
  'exchange-goods',
  (db, { goodsIds, channel }) =>
    db
      .selectFrom('goods as g')
      .select(goodsCardColumns.map((column) => `g.${column}` as const))
      .select('g.areas')
      .select((e) =>
        e
          .exists(
            e
              .selectFrom('collection_goods as c')
              .select('c.goods_id')
              .whereRef('c.goods_id', '=', 'g.goods_id')
              .where('c.collection_id', '=', channel),
          )
          .$castTo<boolean>()
          .as('in_channel'),
      )
      .where(sql<boolean>`g.goods_id = any(${goodsIds}::text[])`),
);

async function goodsOf(db: Db, goodsIds: readonly string[], channel: string | undefined) {
  const rows = goodsIds.length === 0 ? [] : await soldAs(db, { goodsIds, channel: channel ?? '' });
  return new Map(rows.map((row) => [row.goods_id, row]));
}

/** The right under its own name and picture; prices are those of the goods it is also sold as. */
function exchangeCard(
  right: CardRight,
  row: SoldAs | undefined,
  productId: string,
  now: Date,
): ExchangeGoods {
  // Promotions are for buying, not for exchanging.
  const sold = row ? goodsCard({ ...row, promotions: [] }, { now }) : undefined;
  return {
    goodsTypeId: 1,
    isExternalGoods: 0,
    goodsUrl: null,
    giveFlag: 0,
    activityMap: {},
    skuName: '',
    priceFen: right.worth_fen ?? 0,
    memberPriceFen: null,
    originalPriceFen: null,
    giftText: null,
    soldText: '',
    soldPercent: null,
    ...sold,
    tags: [],
    goodsId: right.goods_id ?? right.rights_id,
    skuId: exchangeSku(right),
    goodsName: right.show_name,
    picUrl: right.pic_url,
    lackStockFlag: right.in_stock ? 0 : 1,
    productId,
    rightsId: right.rights_id,
    rightsName: right.show_name,
    ticketCost,
  };
}

/** The id under which a right is chosen for the automatic exchange. */
export const exchangeSku = ({ sku_id, rights_id }: Pick<CardRight, 'sku_id' | 'rights_id'>): string =>
  sku_id ?? rights_id;
