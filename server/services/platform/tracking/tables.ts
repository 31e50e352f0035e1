import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Inserts a batch in one statement, which also looks up the users by their tokens. */
export async function storeEvents(db: Db, rows: readonly string[]): Promise<void> {
  await sql`
    insert into events (at, kind, user_id, path_id, page_id, action_type, record)
    select e.at, e.kind,
      (select s.user_id from sessions s where s.access_hash = decode(e.token, 'hex') and s.access_expires_at > e.at and (s.ended_at is null or s.ended_at > e.at)),
      e.path_id, e.page_id, e.action_type, e.record
    from json_to_recordset(${`[${rows.join(',')}]`}::json)
      as e (at timestamptz, kind text, token text, path_id text, page_id text, action_type integer, record jsonb)
  `.execute(db);
}

const checkViolation = '23514';

/** True when the table has no partition for the day of a row. */
export const isMissingDay = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === checkViolation;
