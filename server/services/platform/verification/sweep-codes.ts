import type { Db } from '../../../db/database.ts';
import { before, dayMs, hourMs } from '../../../lifetime.ts';

/** Deletes expired captchas, and SMS codes that no daily limit counts any more. */
export async function sweepCodes(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('captchas').where('expires_at', '<', before(now, hourMs)).execute();
  await db.deleteFrom('captcha_passes').where('expires_at', '<', before(now, hourMs)).execute();
  await db
    .deleteFrom('sms_codes')
    .where('sent_at', '<', before(now, 2 * dayMs))
    .execute();
}
