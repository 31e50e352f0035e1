import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { eventually } from '../eventually.ts';

type Rows = Readonly<Record<string, string | null | undefined>>;

/** A fingerprint of every table but those that work in the background. */
export async function everyRow(db: Db): Promise<Rows> {
  const tables = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public' and tablename !~ '^(recurring_jobs|background_jobs|metric_|upstream_minutes|upstream_states|activity_minutes|activity_days|report_|ledger_day|alerts|day_funnels|funnel_|renewal_cohorts|reconciled_days|recommended_goods|opening_tickets|ticket_checks|subscriber_fills|security_log|sandbox_|.*events?)' order by 1`.execute(
    db,
  );
  const rows = tables.rows.map(
    async ({ name }) =>
      [
        name,
        (
          await sql<{
            mark: string | null;
          }>`select md5(string_agg(t::text, '' order by t::text)) as mark from ${sql.table(name)} t`.execute(
            db,
          )
        ).rows[0]?.mark,
      ] as const,
  );
  return Object.fromEntries(await Promise.all(rows));
}

export const changedTables = (before: Rows, after: Rows): readonly string[] =>
  Object.keys(after).filter((name) => after[name] !== before[name]);

/** The rows once the first round of the background work has changed the last one. */
export async function settledRows(db: Db): Promise<Rows> {
  let rows = await everyRow(db);
  await eventually(
    async () => {
      const before = rows;
      rows = await everyRow(db);
      return changedTables(before, rows);
    },
    (changed) => changed.length === 0,
  );
  return rows;
}
