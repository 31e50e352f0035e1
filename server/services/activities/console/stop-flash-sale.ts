import type { activities } from '#core/contract/console/activities/activities.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import { actorOf, appendAudit } from '../../operators/public.ts';
import { informEntrants } from './every/inform-entrants.ts';
import { lockedFlashSale } from './locked-flash-sale.ts';

/**
 * Stops a session or one of its goods at once, by one person. Reservations read these rows under a lock, so that none is made after the
 * commit; what is reserved stays and can be paid.
 */
export async function stopFlashSale(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { sessionId, goodsId, reason }: InputOf<typeof activities.stopFlashSale>,
  call: OperatorCall,
): Promise<null> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const { session, goods } = await lockedFlashSale(tx, sessionId);
    const one = goods.find((each) => each.goods_id === goodsId);
    if (goodsId !== undefined && !one) throw new NotFound('这场活动没有这件商品');
    if ((one ?? session).stopped_at) throw new Refusal('已经停止了');
    if (session.ends_at <= now) throw new Refusal('活动已经结束');
    if (one)
      await tx
        .updateTable('seckill_goods')
        .set({ stopped_at: now })
        .where('activity_id', '=', one.activity_id)
        .execute();
    else
      await tx
        .updateTable('seckill_sessions')
        .set({ stopped_at: now })
        .where('session_id', '=', sessionId)
        .execute();
    if (!one && session.mode === 'draw') await informEntrants(tx, sessionId, session.name, now);
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: one ? '停止活动商品' : '停止活动',
        objectKind: 'flash-sale',
        objectKey: sessionId,
        objectName: one ? `${session.name} ${one.name}` : session.name,
        changes: [{ field: one ? `${one.name}：状态` : '状态', before: '在售', after: '已停止' }],
        reason,
      },
      now,
    );
  });
  return null;
}
