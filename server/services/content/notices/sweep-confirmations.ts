import type { Db } from '../../../db/database.ts';
import { before, dayMs } from '../../../lifetime.ts';

/** Deletes the confirmations of notices that ended a month ago. */
export const sweepConfirmations = (db: Db, now: Date): Promise<unknown> =>
  db
    .deleteFrom('preheat_confirmations')
    .where(
      'notice_id',
      'in',
      db
        .selectFrom('preheat_notices')
        .select('notice_id')
        .where('ends_at', '<', before(now, 30 * dayMs)),
    )
    .execute();
