import type { MonthSettings } from '#core/contract/content/my-month.shapes.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { picksOf } from './tables.ts';

/** The subscriber's settings; everything is off by default. */
export async function monthSettings(db: Db | Tx, userId: string): Promise<MonthSettings> {
  const [row, picks] = await Promise.all([
    db
      .selectFrom('month_settings')
      .select(['auto_claim', 'remind_day', 'claim_at'])
      .where('user_id', '=', userId)
      .executeTakeFirst(),
    picksOf(db, userId),
  ]);
  return {
    autoClaim: row?.auto_claim ?? 'off',
    picks,
    remindDay: row?.remind_day ?? null,
    claimsNextAt: row?.claim_at?.toISOString() ?? null,
  };
}
