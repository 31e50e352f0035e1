import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Sign-ins, refused ones, replays, exports and the operator's acts (V2). */
export const securityLog: Migration = {
  up: async (db) => {
    await sql`
      -- Append-only: functions/keep_security_log.sql refuses every change within six months.
      create table security_log (
        security_log_id bigint generated always as identity primary key,
        at timestamptz not null,
        kind text not null check (kind in ('sign-in', 'refused', 'replay', 'export', 'operator')),
        what text not null,
        user_id text,
        mobile_masked text,
        mobile_lookup text,
        ip text not null,
        times integer not null check (times > 0),
        detail text not null
      );
      create index security_log_by_time on security_log (at desc);
      create index security_log_of_number on security_log (mobile_lookup, at desc) where mobile_lookup is not null;
    `.execute(db);
  },
};
