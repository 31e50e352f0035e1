import { sql } from 'kysely';
import { z } from 'zod';
import type { goods } from '#core/contract/console/goods.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { isoTime } from '#core/contract/fields.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import { actorOf, appendAudit, propose, type ProposalKind } from '../../operators/public.ts';

type ConsoleDeps = Pick<Deps, 'db' | 'clock'>;
/** The listed_at of goods that are off sale: lists, search, detail and orders leave out what is listed later than now. */
const beyondAllTimes = new Date('9999-01-01T00:00:00Z');

/** Takes goods off sale at once: a wrong price or a missing delivery cannot wait for a second person. Orders that are placed stay. */
export async function unlistGoods(
  { db, clock }: ConsoleDeps,
  { goodsId, reason }: InputOf<typeof goods.unlistGoods>,
  call: OperatorCall,
): Promise<null> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const row = await lockedGoods(tx, goodsId);
    if (row.isStopped) throw new Refusal('这件商品已经下架');
    await tx
      .insertInto('goods_stops')
      .values({
        goods_id: goodsId,
        stopped_at: now,
        stopped_by: call.caller.operatorId,
        reason,
        listed_before: row.listed_at,
      })
      .execute();
    await tx
      .updateTable('goods')
      .set({ listed_at: beyondAllTimes })
      .where('goods_id', '=', goodsId)
      .execute();
    const before = row.listed_at > now ? '待上架' : '在售';
    const changes = [{ field: '状态', before, after: '已下架' }];
    await appendAudit(
      tx,
      actorOf(call),
      { act: '下架商品', objectKind: 'goods', objectKey: goodsId, objectName: row.name, changes, reason },
      now,
    );
  });
  return null;
}

const input = z.object({ goodsId: z.string(), listAt: isoTime.optional() });
type ListingInput = z.output<typeof input>;

/** Putting goods on sale, again or at another time. */
export const goodsListing: ProposalKind<ListingInput> = {
  kind: 'goods.listing',
  act: '上架商品',
  objectKind: 'goods',
  approve: 'goods.approve',
  input,
  needsTotp: () => false,
  async dryRun(tx, { goodsId, listAt }, now) {
    const row = await lockedGoods(tx, goodsId);
    const isOnSale = !row.isStopped && row.listed_at <= now;
    if (isOnSale) throw new Refusal('这件商品正在销售');
    const at = listAt === undefined ? undefined : new Date(listAt);
    const before = row.isStopped ? '已下架' : `${chinaMinute(row.listed_at)} 上架`;
    const after = at !== undefined && at > now ? `${chinaMinute(at)} 上架` : '在售';
    return {
      target: goodsId,
      targetName: row.name,
      baseVersion: `${row.isStopped ? 'stopped' : 'listed'} ${row.listed_at.toISOString()}`,
      changes: before === after ? [] : [{ field: '状态', before, after }],
      effects: [
        after === '在售' ? '同意后几秒内出现在列表、搜索和详情页' : '到时间后自动出现，不用再操作',
        ...(row.price_fen === 0 ? ['售价是 ¥0.00'] : []),
        ...(row.in_stock ? [] : ['目前没有库存']),
      ],
      costFen: null,
    };
  },
  async apply(tx, { goodsId, listAt }, { now }) {
    const at = listAt === undefined ? now : new Date(listAt);
    // What was on sale before keeps its place among new goods.
    await sql`
      update goods g set listed_at = case when ${at}::timestamptz > ${now}::timestamptz then ${at}
        else least(coalesce((select t.listed_before from goods_stops t where t.goods_id = g.goods_id), ${now}), ${now}) end
      where goods_id = ${goodsId}`.execute(tx);
    await tx.deleteFrom('goods_stops').where('goods_id', '=', goodsId).execute();
  },
};

export const proposeListing = (
  deps: ConsoleDeps,
  { reason, ...wanted }: InputOf<typeof goods.proposeListing>,
  call: OperatorCall,
): Promise<DataOf<typeof goods.proposeListing>> =>
  propose(deps, goodsListing, { input: wanted, reason }, call);

async function lockedGoods(tx: Tx, goodsId: string) {
  const row = await tx
    .selectFrom('goods')
    .select(['name', 'listed_at', 'in_stock', 'price_fen'])
    .where('goods_id', '=', goodsId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFound('没有这件商品');
  const stop = await tx
    .selectFrom('goods_stops')
    .select('goods_id')
    .where('goods_id', '=', goodsId)
    .executeTakeFirst();
  return { ...row, isStopped: stop !== undefined };
}
