import { sql } from 'kysely';
import { openDatabase } from './database.ts';

/** Limits that the database itself keeps, in milliseconds. */
const limitsOf = (timeoutMs: number): Readonly<Record<string, number>> => ({
  statement_timeout: timeoutMs,
  lock_timeout: Math.round((timeoutMs * 2) / 3),
  idle_in_transaction_session_timeout: Math.round((timeoutMs * 5) / 3),
});

/**
 * Sets the limits of our role in this database, so that every new connection has them, also one that a pooler opens and shares
 * (docs/decisions/0167). The connection that carries this gets them at once: behind a pooler it goes on to serve others.
 */
export async function setRoleLimits(url: string, timeoutMs: number): Promise<void> {
  const { db, close } = openDatabase({ url, pool: 1, preparesStatements: false });
  try {
    await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext('role limits'))`.execute(tx);
      const { rows } = await sql<{ role: string; database: string; settings: string[] }>`
        select current_user as role, current_database() as database, coalesce(
          (select setconfig from pg_db_role_setting
           where setdatabase = (select oid from pg_database where datname = current_database())
             and setrole = (select oid from pg_roles where rolname = current_user)), '{}') as settings`.execute(
        tx,
      );
      for (const { role, database, settings } of rows)
        for (const [name, ms] of Object.entries(limitsOf(timeoutMs))) {
          if (!settings.includes(`${name}=${ms}`))
            await sql`alter role ${sql.id(role)} in database ${sql.id(database)} set ${sql.id(name)} = ${sql.lit(ms)}`.execute(
              tx,
            );
          await sql`set ${sql.id(name)} = ${sql.lit(ms)}`.execute(tx);
        }
    });
  } finally {
    await close();
  }
}
