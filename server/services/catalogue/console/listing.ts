import { sql } from 'kysely';
import { z } from 'zod';
import type { goods } from '#core/contract/console/goods.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { isoTime } from '#core/contract/fields.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { Refusal } from '../../../http/refusal.ts';
import { idOf } from '../../../http/secrets.ts';
import {
  actorOf,
  appendAudit,
  propose,
  type Actor,
  type DryRun,
  type ProposalKind,
} from '../../operators/public.ts';
import { checkListing } from './listing-check.ts';
import { beyondAllTimes, lockedGoods, namedSkus, skusVersionOf, type LockedGoods } from './locked-goods.ts';
import { lockedPrices, priceVersionOf } from './locked-prices.ts';
import { yuan } from './price-texts.ts';

type ConsoleDeps = Pick<Deps, 'db' | 'clock'>;

/** Takes goods off sale at once: a wrong price or a missing delivery cannot wait for a second person. Orders that are placed stay. */
export async function unlistGoods(
  { db, clock }: ConsoleDeps,
  { goodsId, reason }: InputOf<typeof goods.unlistGoods>,
  call: OperatorCall,
): Promise<null> {
  await db.transaction().execute(async (tx) => {
    const row = await lockedGoods(tx, goodsId);
    if (row.isDraft) throw new Refusal('这件商品还没有上架');
    if (row.isStopped) throw new Refusal('这件商品已经下架');
    await putOffSale(tx, row, {
      by: call.caller.operatorId,
      actor: actorOf(call),
      reason,
      now: clock.now(),
    });
  });
  return null;
}

interface Stop {
  readonly by: string;
  readonly actor: Actor;
  readonly reason: string;
  readonly now: Date;
}

/** Goods that are locked and listed go off sale. */
export async function putOffSale(
  tx: Tx,
  { goods_id: goodsId, name, listed_at }: LockedGoods,
  { by, actor, reason, now }: Stop,
): Promise<void> {
  await tx
    .insertInto('goods_stops')
    .values({ goods_id: goodsId, stopped_at: now, stopped_by: by, reason, listed_before: listed_at })
    .execute();
  await tx.updateTable('goods').set({ listed_at: beyondAllTimes }).where('goods_id', '=', goodsId).execute();
  await tx.deleteFrom('goods_listing_ends').where('goods_id', '=', goodsId).execute();
  const changes = [{ field: '状态', before: listed_at > now ? '待上架' : '在售', after: '已下架' }];
  await appendAudit(
    tx,
    actor,
    { act: '下架商品', objectKind: 'goods', objectKey: goodsId, objectName: name, changes, reason },
    now,
  );
}

const input = z.object({ goodsId: z.string(), listAt: isoTime.optional(), endAt: isoTime.optional() });
type ListingInput = z.output<typeof input>;

/** Putting goods on sale: for the first time, again, at another time or for longer. */
export const goodsListing: ProposalKind<ListingInput> = {
  kind: 'goods.listing',
  act: '上架商品',
  objectKind: 'goods',
  approve: 'goods.approve',
  input,
  needsTotp: () => false,
  dryRun: runListing,
  async apply(tx, { goodsId, listAt, endAt }, { now, proposedBy }) {
    const at = listAt === undefined ? now : new Date(listAt);
    // What was on sale before keeps its place among new goods; a draft has none.
    await sql`
      update goods g set listed_at = case when ${at}::timestamptz > ${now}::timestamptz then ${at}
        when exists (select from goods_drafts d where d.goods_id = g.goods_id) then ${now}
        else least(coalesce((select t.listed_before from goods_stops t where t.goods_id = g.goods_id), g.listed_at), ${now}) end
      where goods_id = ${goodsId}`.execute(tx);
    await tx.deleteFrom('goods_stops').where('goods_id', '=', goodsId).execute();
    await tx.deleteFrom('goods_drafts').where('goods_id', '=', goodsId).execute();
    await tx.deleteFrom('goods_listing_ends').where('goods_id', '=', goodsId).execute();
    if (endAt !== undefined)
      await tx
        .insertInto('goods_listing_ends')
        .values({ goods_id: goodsId, ends_at: new Date(endAt), set_by: proposedBy })
        .execute();
  },
};

async function runListing(tx: Tx, { goodsId, listAt, endAt }: ListingInput, now: Date): Promise<DryRun> {
  const row = await lockedGoods(tx, goodsId);
  const [at, end] = [listAt, endAt].map((each) => (each === undefined ? undefined : new Date(each)));
  const isOnSale = !row.isStopped && row.listed_at <= now;
  const endOf = (time: Date | null | undefined): string => (time ? chinaMinute(time) : '');
  if (isOnSale && endOf(row.endsAt) === endOf(end)) throw new Refusal('这件商品正在销售');
  if (isOnSale && at !== undefined && at > now) throw new Refusal('这件商品正在销售，不能再定上架时间');
  if (end !== undefined && end <= (at !== undefined && at > now ? at : now))
    throw new Refusal('下架时间要晚于上架时间');
  const { faults } = await checkListing(tx, goodsId, now);
  if (faults.length > 0) throw new Refusal(`还不能上架：${faults.map(({ text }) => text).join('；')}`);
  const before = stateText(row, now);
  const after = at !== undefined && at > now ? `${chinaMinute(at)} 上架` : '在售';
  const prices = await lockedPrices(
    tx,
    row.skus.map(({ sku_id }) => sku_id),
    now,
  );
  const isSold = (skuId: string) =>
    row.skus.some(({ sku_id, stopped_at }) => sku_id === skuId && stopped_at === null);
  return {
    target: goodsId,
    targetName: row.name,
    // The operator who agrees has seen these prices and skus.
    baseVersion: idOf(
      before,
      row.listed_at.toISOString(),
      endOf(row.endsAt),
      priceVersionOf(prices),
      skusVersionOf(namedSkus(row)),
    ),
    changes: [
      ...(before === after ? [] : [{ field: '状态', before, after }]),
      ...(endOf(row.endsAt) === endOf(end)
        ? []
        : [{ field: '自动下架', before: endOf(row.endsAt), after: endOf(end) }]),
    ],
    effects: [
      after === '在售' ? '同意后几秒内出现在列表、搜索和详情页' : '到时间后自动出现，不用再操作',
      ...prices
        .filter(({ skuId }) => isSold(skuId))
        .map(
          ({ skuName, priceFen, memberPriceFen }) =>
            `${skuName} ${yuan(priceFen)}${memberPriceFen === null ? '' : `，会员价 ${yuan(memberPriceFen)}`}`,
        ),
    ],
    costFen: null,
  };
}

function stateText({ isDraft, isStopped, listed_at }: LockedGoods, now: Date): string {
  if (isDraft) return '草稿';
  if (isStopped) return '已下架';
  return listed_at > now ? `${chinaMinute(listed_at)} 上架` : '在售';
}

export const proposeListing = (
  deps: ConsoleDeps,
  { reason, ...wanted }: InputOf<typeof goods.proposeListing>,
  call: OperatorCall,
): Promise<DataOf<typeof goods.proposeListing>> =>
  propose(deps, goodsListing, { input: wanted, reason }, call);
