import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { isOwnedCode } from '../orders/refunded-pieces.ts';

/** Shows a code of one of the subscriber's own orders. Where its terms say so, the first time ends its refund. */
export async function showCode(
  { db, clock, encryption }: Deps,
  { userId }: Member,
  { orderNo, codeId }: { readonly orderNo: string; readonly codeId: string },
): Promise<{ readonly code: string }> {
  // The order's row is locked first, like by a refund: a code is either shown or refunded.
  const { rows } = await sql<{ code_sealed: string }>`
    with own as materialized (
      select order_no from orders where order_no = ${orderNo} and user_id = ${userId} for update
    )
    update sku_codes c set shown_at = coalesce(c.shown_at, ${clock.now()}) from own o
    where c.code_id = ${codeId} and c.order_no = o.order_no
      and ${isOwnedCode}
    returning c.code_sealed`.execute(db);
  const [code] = rows;
  if (!code) throw new Refusal('没有找到该券码');
  return { code: encryption.goodsCodes.open(code.code_sealed) };
}
