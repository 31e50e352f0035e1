import type { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { Refusal } from '../../../http/refusal.ts';
import { actorOf, appendAudit } from '../../operators/public.ts';
import { lockedActivity } from './activities/activity-kinds.ts';

/** Ends the claims of an activity at once, by one person: claims read its row under a lock. Claimed coupons stay. */
export async function stopCouponActivity(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { activityId, reason }: InputOf<typeof couponConsole.stopCouponActivity>,
  call: OperatorCall,
): Promise<null> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const { title, is_on } = await lockedActivity(tx, activityId);
    if (!is_on) throw new Refusal('已经停止了');
    await tx
      .updateTable('coupon_activities')
      .set({ is_on: false, stopped_at: now })
      .where('activity_id', '=', activityId)
      .execute();
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '停止领券',
        objectKind: 'coupon',
        objectKey: activityId,
        objectName: title,
        changes: [{ field: '状态', before: '可领', after: '已停止' }],
        reason,
      },
      now,
    );
  });
  return null;
}
