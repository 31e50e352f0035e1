import { sql } from 'kysely';
import { firstClaimDay } from '#core/rules/rights/first-claim-day.ts';
import type { Db } from '../../../db/database.ts';

/** The first day the rights of the membership that an order opens can be claimed; the opening is that of its payment, or now. */
export async function orderFirstClaimDay(db: Db, orderNo: string, now: Date): Promise<string | null> {
  const opened = await db
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.order_no', 'l.order_no')
    .innerJoin('product_plans as n', 'n.sku_id', 'l.sku_id')
    .innerJoin('products as p', 'p.product_id', 'n.product_id')
    .leftJoin('subscriptions as s', (join) =>
      join.on(sql`s.subscription_id`, '=', sql`l.order_no || '-' || l.line`),
    )
    .select('s.opened_at')
    .where('l.order_no', '=', orderNo)
    .where('p.starts_next_month', '=', true)
    .where('o.state', 'not in', ['closed', 'refunding', 'refunded'])
    // A renewal extends a membership that is open.
    .where((e) =>
      e.not(
        e.exists(
          e.selectFrom('renewal_periods as r').select('r.order_no').whereRef('r.order_no', '=', 'l.order_no'),
        ),
      ),
    )
    .executeTakeFirst();
  return opened ? firstClaimDay({ openedAt: opened.opened_at ?? now, startsNextMonth: true }) : null;
}
