import { sql } from 'kysely';
import type { ActivityBoard } from '#core/contract/activity/board.shapes.ts';
import { welfarePromotion } from '#core/rules/membership/welfare-levels.ts';
import { membershipLevels } from '#core/rules/membership/membership-levels.ts';
import { isListed } from '../../../db/is-listed.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { promotionUses } from '../../catalogue/public.ts';
import { offerCounts } from '../../coupons/public.ts';
import { halfPriceCount } from '../flash-sales/half-price-count.ts';

interface GoodsNumbers {
  readonly goods: number;
  readonly lowest: number | null;
}

/** 五折购: how many goods, from which price, and how many the caller may still buy. */
export async function boardHalfPrice(
  deps: Deps,
  caller: Member | undefined,
): Promise<ActivityBoard['halfPrice']> {
  const { db, clock } = deps;
  const now = clock.now();
  const [{ rows }, left] = await Promise.all([
    sql<GoodsNumbers>`
      select count(*)::integer as goods, min(k.price_fen) as lowest
      from seckill_sessions s join seckill_goods k using (session_id) join goods g using (goods_id)
      where s.kind = 'half' and s.is_on and s.stopped_at is null and s.begins_at <= ${now} and s.ends_at > ${now}
        and k.stopped_at is null and k.sold < k.total and ${isListed(now)}`.execute(db),
    caller && halfPriceCount(deps, caller),
  ]);
  return offered(rows, left === undefined ? null : { left });
}

const welfarePromotions = membershipLevels.map(({ vipTypeLevel }) => welfarePromotion(vipTypeLevel));

/** 福利好物: how many goods have a price for members, from which price, and how many the caller bought this month. */
export async function boardWelfare(
  { db, clock }: Deps,
  caller: Member | undefined,
): Promise<ActivityBoard['welfare']> {
  const now = clock.now();
  const [{ rows }, uses] = await Promise.all([
    sql<GoodsNumbers>`
      select count(distinct g.goods_id)::integer as goods, min(c.price_fen) as lowest
      from promotions p join collection_goods c using (collection_id) join goods g using (goods_id)
      where p.promotion_id = any(${welfarePromotions}::text[]) and p.is_on and p.stopped_at is null
        and (p.begins_at is null or p.begins_at <= ${now}) and (p.ends_at is null or p.ends_at > ${now})
        and ${isListed(now)}`.execute(db),
    caller && promotionUses(db, caller.userId, now),
  ]);
  const used = uses
    ?.filter(({ promotionId }) => welfarePromotions.includes(promotionId))
    .reduce((sum, each) => sum + each.used, 0);
  return offered(rows, used === undefined ? null : { used });
}

function offered<Mine>([row]: readonly GoodsNumbers[], mine: Mine) {
  return row && row.goods > 0 && row.lowest !== null
    ? { goods: row.goods, lowestFen: row.lowest, mine }
    : null;
}

/** The coupon centre: how many coupons the visitor can claim, and how many the caller has claimed. */
export async function boardCoupons(
  deps: Deps,
  caller: Member | undefined,
): Promise<ActivityBoard['coupons']> {
  const { claimable, claimed, all } = await offerCounts(deps, caller);
  return all === 0 ? null : { claimable, mine: caller ? { claimed } : null };
}
