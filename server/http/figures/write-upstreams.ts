import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { UpstreamCounts } from './upstream-counts.ts';

/** Writes what this process sees of its upstreams: that it lives, the states of its breakers, and its counts of the last minutes. */
export async function writeUpstreams(
  db: Db,
  circuits: UpstreamCounts,
  { process, now }: { readonly process: string; readonly now: Date },
): Promise<void> {
  const [states, counts] = [circuits.states(), circuits.take()];
  await sql`
    with reported as (
      insert into upstream_states (process, upstream, state, since, seen_at, last_failure, last_failed_at)
      select ${process}, upstream, state, ${now}, ${now}, last_failure, last_failed_at from unnest(
        ${states.map(({ upstream }) => upstream)}::text[], ${states.map(({ state }) => state)}::text[],
        ${states.map(({ lastFailure }) => lastFailure)}::text[],
        ${states.map(({ lastFailedAt }) => lastFailedAt)}::timestamptz[]
      ) as n (upstream, state, last_failure, last_failed_at)
      on conflict (upstream, process) do update set
        since = case when upstream_states.state = excluded.state then upstream_states.since else excluded.since end,
        state = excluded.state, seen_at = excluded.seen_at,
        last_failure = excluded.last_failure, last_failed_at = excluded.last_failed_at
    )
    insert into upstream_minutes (minute, upstream, process, answered, failed, not_sent, times)
    select minute, upstream, ${process}, answered, failed, not_sent, times::jsonb from unnest(
      ${counts.map(({ minute }) => minute)}::timestamptz[], ${counts.map(({ upstream }) => upstream)}::text[],
      ${counts.map(({ answered }) => answered)}::bigint[], ${counts.map(({ failed }) => failed)}::bigint[],
      ${counts.map(({ notSent }) => notSent)}::bigint[],
      ${counts.map(({ times }) => JSON.stringify(times))}::text[]
    ) as n (minute, upstream, answered, failed, not_sent, times)
    on conflict (minute, upstream, process) do update set
      answered = excluded.answered, failed = excluded.failed, not_sent = excluded.not_sent, times = excluded.times
      where (upstream_minutes.answered, upstream_minutes.failed, upstream_minutes.not_sent)
        <> (excluded.answered, excluded.failed, excluded.not_sent)`.execute(db);
}

/** A process that stops in order is not silent afterwards. */
export const forgetProcess = (db: Db, process: string): Promise<unknown> =>
  db.deleteFrom('upstream_states').where('process', '=', process).execute();

const minuteRetentionMs = 3 * 86_400_000;
/** A killed process is shown as silent for so long. */
export const silentShownMs = 3_600_000;
export async function sweepUpstreams(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('upstream_minutes')
    .where('minute', '<', new Date(now.getTime() - minuteRetentionMs))
    .execute();
  await db
    .deleteFrom('upstream_states')
    .where('seen_at', '<', new Date(now.getTime() - minuteRetentionMs))
    .execute();
}
