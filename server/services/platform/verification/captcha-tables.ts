import type { Db } from '../../../db/database.ts';
import { latestEnd } from '../../../lifetime.ts';

export const captchaLifeMs = 120_000;
export const passLifeMs = 120_000;

export const keepCaptcha = (db: Db, captcha: { captcha_id: string; target_x: number; expires_at: Date }) =>
  db
    .insertInto('captchas')
    .values({ ...captcha, used_at: null })
    .execute();

/** Deletes the puzzle and returns the position of its gap, so that it is solved once at most. */
export const takeCaptcha = (db: Db, captchaId: string, now: Date) =>
  db
    .updateTable('captchas')
    .set({ used_at: now })
    .where('captcha_id', '=', captchaId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestEnd(now, captchaLifeMs))
    .returning('target_x')
    .executeTakeFirst();

export const keepPass = (db: Db, pass: { pass_hash: Buffer; expires_at: Date }) =>
  db
    .insertInto('captcha_passes')
    .values({ ...pass, used_at: null })
    .execute();

/** True for the first use of a valid pass. */
export const spendPass = async (db: Db, passHash: Buffer, now: Date): Promise<boolean> => {
  const spent = await db
    .updateTable('captcha_passes')
    .set({ used_at: now })
    .where('pass_hash', '=', passHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestEnd(now, passLifeMs))
    .returning('pass_hash')
    .executeTakeFirst();
  return spent !== undefined;
};
