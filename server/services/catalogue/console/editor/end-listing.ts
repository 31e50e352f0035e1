import { sql } from 'kysely';
import type { goodsEditor } from '#core/contract/console/goods-editor.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { Refusal } from '../../../../http/refusal.ts';
import type { Work } from '../../../../jobs/service-jobs.ts';
import { actorOf, appendAudit } from '../../../operators/public.ts';
import { putOffSale } from '../listing.ts';
import { lockedGoods } from '../locked-goods.ts';

type ConsoleDeps = Pick<Deps, 'db' | 'clock'>;

/** When goods go off sale by themselves. One person may set it or bring it forward; later than before is a proposal of listing. */
export async function endListing(
  { db, clock }: ConsoleDeps,
  { goodsId, endsAt, reason }: InputOf<typeof goodsEditor.endListing>,
  call: OperatorCall,
): Promise<null> {
  const [now, at] = [clock.now(), new Date(endsAt)];
  await db.transaction().execute(async (tx) => {
    const goods = await lockedGoods(tx, goodsId);
    if (goods.isDraft || goods.isStopped) throw new Refusal('这件商品不在售');
    if (at <= now) throw new Refusal('下架时间已经过了，可以直接下架');
    if (goods.listed_at >= at) throw new Refusal('下架时间要晚于上架时间');
    if (goods.endsAt !== null && at >= goods.endsAt)
      throw new Refusal('延后下架要另一人同意，请用“上架”重新提交');
    await tx
      .insertInto('goods_listing_ends')
      .values({ goods_id: goodsId, ends_at: at, set_by: call.caller.operatorId })
      .onConflict((row) =>
        row.column('goods_id').doUpdateSet({ ends_at: at, set_by: call.caller.operatorId }),
      )
      .execute();
    const before = goods.endsAt === null ? '' : chinaMinute(goods.endsAt);
    const changes = [{ field: '自动下架', before, after: chinaMinute(at) }];
    await appendAudit(
      tx,
      actorOf(call),
      { act: '定时下架', objectKind: 'goods', objectKey: goodsId, objectName: goods.name, changes, reason },
      now,
    );
  });
  return null;
}

/** Takes goods off sale whose time has come. The rows are the queue, so a restart loses nothing. */
export const endListingsWork = ({ db, clock }: ConsoleDeps): Work => ({
  name: 'end-listings',
  everyMs: 1_000,
  dueAt: sql`select min(ends_at) from goods_listing_ends`,
  run: () => {
    const now = clock.now();
    return db.transaction().execute(async (tx) => {
      const due = await tx
        .selectFrom('goods_listing_ends')
        .selectAll()
        .where('ends_at', '<=', now)
        .orderBy('ends_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!due) return 0;
      const goods = await lockedGoods(tx, due.goods_id);
      const reason = '到了自动下架的时间';
      if (!goods.isStopped && !goods.isDraft)
        await putOffSale(tx, goods, { by: due.set_by, actor: noActor, reason, now });
      await tx.deleteFrom('goods_listing_ends').where('goods_id', '=', due.goods_id).execute();
      return 1;
    });
  },
});

const noActor = { operatorId: null, name: null, network: '' };
