import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';

/** Records that a shop took a code, which was then shown; false when it is not sold, refunded or used already. The page that shows it is notified. */
export async function useCode(
  { db, clock, live }: Pick<Deps, 'db' | 'clock' | 'live'>,
  codeId: string,
): Promise<boolean> {
  // The order's row is locked first, like by a refund: a code is either used or refunded.
  const { rows } = await sql<{ user_id: string }>`
    with own as materialized (
      select o.order_no from orders o join sku_codes c using (order_no) where c.code_id = ${codeId} for update of o
    )
    update sku_codes c set used_at = ${clock.now()}, shown_at = coalesce(c.shown_at, ${clock.now()}) from own o
    where c.code_id = ${codeId} and c.order_no = o.order_no and c.used_at is null
      and not exists (select from order_refund_lines f where f.order_no = c.order_no and f.line = c.line)
    returning c.user_id`.execute(db);
  for (const { user_id } of rows) live.notify(user_id);
  return rows.length > 0;
}
