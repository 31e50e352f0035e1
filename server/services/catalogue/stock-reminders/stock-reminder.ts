import { sql } from 'kysely';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { stockReminders } from '#core/contract/goods/stock-reminders.ts';
import { maxStockReminders } from '#core/contract/goods/stock-reminders.shapes.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';

type State = DataOf<typeof stockReminders.stockReminder>;

/** Whether the subscriber waits for the sku. */
export async function stockReminder({ db }: Deps, { userId }: Member, skuId: string): Promise<State> {
  const row = await db
    .selectFrom('stock_reminders')
    .select('sku_id')
    .where('user_id', '=', userId)
    .where('sku_id', '=', skuId)
    .executeTakeFirst();
  return { asked: row !== undefined };
}

/** Asks for a message when the sku is in stock again; a repetition changes nothing. */
export async function askStockReminder(
  { db, clock }: Deps,
  { userId }: Member,
  skuId: string,
): Promise<State> {
  const { rows } = await sql<{ outcome: 'asked' | 'full' | 'in-stock' | 'unknown' }>`
    select ask_stock_reminder(${userId}, ${skuId}, ${clock.now()}, ${maxStockReminders}) as outcome`.execute(
    db,
  );
  switch (rows[0]?.outcome) {
    case 'asked':
      return { asked: true };
    case 'full':
      throw new Refusal(`最多设置${maxStockReminders}个到货提醒，请先取消不需要的`);
    case 'in-stock':
      throw new Refusal('已经有货了，可以直接购买');
    case 'unknown':
    case undefined:
      throw new Refusal('商品不存在或已下架');
  }
}

/** Removes the subscriber's own reminder; a repetition is no error. */
export async function cancelStockReminder({ db }: Deps, { userId }: Member, skuId: string): Promise<State> {
  await db.deleteFrom('stock_reminders').where('user_id', '=', userId).where('sku_id', '=', skuId).execute();
  return { asked: false };
}
