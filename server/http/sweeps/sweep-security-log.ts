import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Deletes entries older than six months. The machine's clock bounds it, because a sandbox's clock may be ahead. */
export const sweepSecurityLog = (db: Db, now: Date): Promise<unknown> =>
  db
    .deleteFrom('security_log')
    .where('at', '<', sql<Date>`least(${now}::timestamptz, now()) - interval '6 months'`)
    .execute();
