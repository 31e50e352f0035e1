import { sql } from 'kysely';
import type { CodeUse } from '#core/rules/order/code-use-texts.ts';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { isOwnedCode } from '../orders/refunded-pieces.ts';

/**
 * Records that a shop took a code, which was then shown. The shop judges its end: a report may come late, and a code is refused once it
 * is refunded. The page that shows it is notified.
 */
export async function useCode(
  { db, clock, live }: Pick<Deps, 'db' | 'clock' | 'live'>,
  codeId: string,
): Promise<CodeUse> {
  // The order's row is locked first, like by a refund: a code is either used or refunded.
  const { rows } = await sql<{ user_id: string }>`
    with own as materialized (
      select o.order_no from orders o join sku_codes c using (order_no) where c.code_id = ${codeId} for update of o
    )
    update sku_codes c set used_at = ${clock.now()}, shown_at = coalesce(c.shown_at, ${clock.now()}) from own o
    where c.code_id = ${codeId} and c.order_no = o.order_no and c.used_at is null
      and ${isOwnedCode}
    returning c.user_id`.execute(db);
  for (const { user_id } of rows) live.notify(user_id);
  return rows.length > 0 ? 'used' : whyNot(db, codeId);
}

/** Of a code that could not be used. One that was refunded unseen is back in stock. */
async function whyNot(db: Db, codeId: string): Promise<CodeUse> {
  const code = await db
    .selectFrom('sku_codes')
    .select(['order_no', 'used_at'])
    .where('code_id', '=', codeId)
    .executeTakeFirst();
  if (!code?.order_no) return 'unknown';
  return code.used_at ? 'used-before' : 'refunded';
}
