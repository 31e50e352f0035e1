import type { Db } from '../../db/database.ts';

/** The position of the newest gap, for tests in a browser. */
export async function newestCaptcha(db: Db): Promise<{ readonly x: number | null }> {
  const newest = await db
    .selectFrom('captchas')
    .select('target_x')
    .where('used_at', 'is', null)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { x: newest?.target_x ?? null };
}
