import type { HalfPrice } from '#core/contract/activity/flash-sales.shapes.ts';
import type { Deps } from '../../../deps.ts';
import { flashSaleGoods } from './flash-sale.ts';

/** 五折购: the goods that are sold at half price now. */
export async function halfPrice({ db, clock }: Deps): Promise<HalfPrice | null> {
  const now = clock.now();
  const session = await db
    .selectFrom('seckill_sessions')
    .selectAll()
    .where('kind', '=', 'half')
    .where('is_on', '=', true)
    .where('begins_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('begins_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!session) return null;
  return {
    sessionId: session.session_id,
    serverNow: now.toISOString(),
    endsAt: session.ends_at.toISOString(),
    rightType: session.right_type,
    quotaPerMonth: session.quota_per_month,
    goods: await flashSaleGoods(db, session, { now }),
  };
}
