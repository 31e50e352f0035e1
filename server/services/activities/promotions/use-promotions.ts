import { sql } from 'kysely';
import type { PromotionUse } from '#core/rules/pricing/order-price.ts';
import type { Tx } from '../../../db/database.ts';
import { takeBackChances } from './order-chances.ts';
import { Refusal } from '../../../http/refusal.ts';

export interface UsedByOrder {
  readonly orderNo: string;
  readonly userId: string;
  readonly uses: readonly PromotionUse[];
}

/** Writes what orders took of promotions and counts it against their budgets; refuses when one was spent or switched off meanwhile. */
export async function usePromotions(
  tx: Tx,
  orders: readonly UsedByOrder[],
  now: Date,
): Promise<Refusal | undefined> {
  const uses = orders.flatMap(({ orderNo, userId, uses: own }) =>
    own.map(({ line, promotionId, pieces, savedFen }) => ({
      order_no: orderNo,
      line: line + 1,
      promotion_id: promotionId,
      user_id: userId,
      pieces,
      saved_fen: savedFen,
      used_at: now,
    })),
  );
  if (uses.length === 0) return undefined;
  const spent = new Map<string, number>();
  for (const { promotion_id, saved_fen } of uses)
    spent.set(promotion_id, (spent.get(promotion_id) ?? 0) + saved_fen);
  // Rows with a budget first, all in the order of their ids, so that orders do not block each other in turn.
  const ids = [...spent.keys()];
  const limited = await sql<{ promotion_id: string }>`
    select promotion_id from promotions where promotion_id = any(${ids}::text[]) and is_on and budget_fen is not null
    order by promotion_id for no key update`.execute(tx);
  const others = await sql`
    select promotion_id from promotions where promotion_id = any(${ids}::text[]) and is_on and budget_fen is null
    order by promotion_id for share`.execute(tx);
  if (limited.rows.length + others.rows.length < ids.length) return promotionOver();
  const budgets = limited.rows.map(({ promotion_id }) => promotion_id);
  if (budgets.length > 0) {
    const { rows } = await sql`
      update promotions p set spent_fen = p.spent_fen + w.fen
      from unnest(${budgets}::text[], ${budgets.map((id) => spent.get(id) ?? 0)}::integer[]) as w(promotion_id, fen)
      where p.promotion_id = w.promotion_id and p.spent_fen + w.fen <= p.budget_fen
      returning p.promotion_id`.execute(tx);
    if (rows.length < budgets.length) return promotionOver();
  }
  await tx.insertInto('promotion_uses').values(uses).execute();
  return undefined;
}

const promotionOver = () => new Refusal('活动优惠刚刚用完，请重新确认价格');

/** Gives back what lines took of promotions, or all lines of the orders; each once. */
export async function releasePromotions(
  tx: Tx,
  orderNos: readonly string[],
  now: Date,
  lines?: readonly number[],
): Promise<void> {
  await sql`
    with freed as (
      update promotion_uses set released_at = ${now}
      where order_no = any(${orderNos}::text[]) and released_at is null
        and (${lines ?? null}::smallint[] is null or line = any(${lines ?? null}::smallint[]))
      returning promotion_id, saved_fen
    ), sums as (
      select promotion_id, sum(saved_fen)::integer as fen from freed group by promotion_id
    ), locked as (
      select p.promotion_id from promotions p join sums using (promotion_id)
      where p.budget_fen is not null order by p.promotion_id for no key update of p
    )
    update promotions p set spent_fen = p.spent_fen - s.fen from sums s join locked using (promotion_id)
    where p.promotion_id = s.promotion_id`.execute(tx);
  await takeBackChances(tx, orderNos);
}
