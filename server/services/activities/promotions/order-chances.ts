import { sql } from 'kysely';
import { chinaDay } from '#core/rules/format/china-day.ts';
import type { Tx } from '../../../db/database.ts';
import { addOrderChances } from '../lottery/chances.ts';

/** Gives the chances of a lottery that a paid order brings, for today. */
export async function grantOrderChances(
  tx: Tx,
  { orderNo, userId }: { readonly orderNo: string; readonly userId: string },
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ lottery_id: string; chances: number }>`
    select p.terms->>'lotteryId' as lottery_id, (p.terms->>'chances')::integer as chances
    from promotion_uses u join promotions p using (promotion_id)
    where u.order_no = ${orderNo} and u.released_at is null and p.kind = 'chances'
    order by 1`.execute(tx);
  for (const { lottery_id, chances } of rows)
    await addOrderChances(tx, { lotteryId: lottery_id, userId, day: chinaDay(now) }, orderNo, chances);
}

/** Locks the chances of an order: none is drawn while its refund is decided. */
export async function lockOrderChances(tx: Tx, orderNo: string): Promise<void> {
  await sql`select from lottery_chances where order_no = ${orderNo} order by chance_id for update`.execute(
    tx,
  );
}

/** Takes back chances that were not drawn, of orders whose line that brought them is refunded. */
export async function takeBackChances(tx: Tx, orderNos: readonly string[]): Promise<void> {
  await sql`
    delete from lottery_chances h where h.order_no = any(${orderNos}::text[])
      and not exists (select from promotion_uses u join promotions p using (promotion_id)
        where u.order_no = h.order_no and u.released_at is null and p.kind = 'chances')
      and not exists (select from lottery_draws d where d.chance_id = h.chance_id)`.execute(tx);
}
