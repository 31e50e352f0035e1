import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { forgetWhereabouts } from '../services/common/public.ts';
import type { RecurringJob } from './recurring.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Throws away what has served its purpose: spent captchas, codes older than the daily limit, answers nobody will ask for again. */
export const sweep = (db: Db, clock: Clock): RecurringJob => ({
  name: 'sweep',
  everyMs: 10 * 60_000,
  async run() {
    const before = (ms: number) => new Date(clock.now().getTime() - ms);
    await db.deleteFrom('captchas').where('expires_at', '<', before(hour)).execute();
    await db.deleteFrom('captcha_passes').where('expires_at', '<', before(hour)).execute();
    await db
      .deleteFrom('sms_codes')
      .where('sent_at', '<', before(2 * day))
      .execute();
    for (const table of ['used_proofs', 'open_id_handles', 'hand_over_tokens', 'sandbox_proofs'] as const)
      await db.deleteFrom(table).where('expires_at', '<', before(hour)).execute();
    await db.deleteFrom('login_keys').where('expires_at', '<', before(day)).execute();
    await db
      .deleteFrom('saved_answers')
      .where('started_at', '<', before(2 * day))
      .execute();
    await db.deleteFrom('card_code_misses').where('missed_at', '<', before(day)).execute();
    await db
      .deleteFrom('preheat_confirmations')
      .where(
        'notice_id',
        'in',
        db
          .selectFrom('preheat_notices')
          .select('notice_id')
          .where('ends_at', '<', before(30 * day)),
      )
      .execute();
    // An outcome is read in its own month; told or not, nobody asks for it a season later.
    await db
      .deleteFrom('month_outcomes')
      .where('tried_at', '<', before(90 * day))
      .execute();
    await forgetWhereabouts(db, clock);
    await db
      .deleteFrom('sessions')
      .where('refresh_expires_at', '<', before(30 * day))
      .execute();
  },
});
