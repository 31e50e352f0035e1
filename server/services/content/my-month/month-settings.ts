import type { MonthSettings } from '#core/contract/content/my-month.shapes.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { picksOf } from './tables.ts';

/** What a subscriber has set; nothing is done for who never did. */
export async function monthSettings(db: Db | Tx, userId: string): Promise<MonthSettings> {
  const [row, picks] = await Promise.all([
    db
      .selectFrom('month_settings')
      .select(['auto_claim', 'remind_day', 'claims_at'])
      .where('user_id', '=', userId)
      .executeTakeFirst(),
    picksOf(db, userId),
  ]);
  return {
    autoClaim: row?.auto_claim ?? 'off',
    picks,
    remindDay: row?.remind_day ?? null,
    claimsNextAt: row?.claims_at?.toISOString() ?? null,
  };
}
