import { sql } from 'kysely';
import type { upstreamConsole } from '#core/contract/console/operations/upstreams.ts';
import type { ProcessState, UpstreamRow } from '#core/contract/console/operations/upstreams.shapes.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { answerTime } from '#core/rules/console/figures/answer-bounds.ts';
import {
  failureText,
  fixedUpstreams,
  supplierOf,
  supplierUpstream,
  upstreamText,
} from '#core/rules/console/operations/upstreams.ts';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { supplierNames } from '../../platform/public.ts';
import { silentShownMs } from '../../../http/figures/write-upstreams.ts';
import { noProbeOf } from './probes.ts';

const minuteMs = 60_000;
const shownMinutes = 60;
const silentMs = 2 * minuteMs;
const worstFirst = ['open', 'half-open', 'closed'] as const;

/** Every upstream that is set, with what the processes report of it, and its last hour. */
export async function upstreamList({
  db,
  clock,
  missing,
}: Pick<Deps, 'db' | 'clock' | 'missing'>): Promise<DataOf<(typeof upstreamConsole)['upstreams']>> {
  const now = clock.now();
  const first = Math.floor(now.getTime() / minuteMs - shownMinutes + 1) * minuteMs;
  const [states, minutes, opened, names, supplierTexts] = await Promise.all([
    db
      .selectFrom('upstream_states')
      .selectAll()
      .where('seen_at', '>', new Date(now.getTime() - silentShownMs))
      .orderBy('process')
      .execute(),
    readMinutes(db, new Date(first), now),
    db
      .selectFrom('opened_upstreams as f')
      .innerJoin('operators as o', 'o.operator_id', 'f.opened_by')
      .selectAll('f')
      .select('o.name')
      .where('f.ends_at', '>', now)
      .execute(),
    suppliersOf(db),
    supplierNames(db),
  ]);
  const upstreams = new Set([
    // Pictures may be files of the machine.
    ...fixedUpstreams.filter((each) => each !== 'pictures'),
    ...[...states, ...minutes, ...opened].map(({ upstream }) => upstream),
  ]);
  for (const supplier of names) upstreams.add(supplierUpstream(supplier));
  const isMissing = (upstream: string): boolean =>
    [...missing].some((name) => name === (supplierOf(upstream) === undefined ? upstream : 'suppliers'));
  const rows = [...upstreams]
    .filter((each) => !isMissing(each))
    .map((upstream): UpstreamRow => {
      const own = states.filter((each) => each.upstream === upstream);
      const counts = minutes.filter((each) => each.upstream === upstream);
      const processes = own.map(({ process, state, since, seen_at }): ProcessState => ({
        process: shownProcess(process),
        state,
        since: since.toISOString(),
        seenAt: seen_at.toISOString(),
        isSilent: now.getTime() - seen_at.getTime() > silentMs,
      }));
      const reporting = new Set(processes.filter(({ isSilent }) => !isSilent).map(({ state }) => state));
      const failed = own.reduce<(typeof own)[number] | undefined>(
        (last, each) => ((each.last_failed_at ?? 0) > (last?.last_failed_at ?? 0) ? each : last),
        undefined,
      );
      const forced = opened.find((each) => each.upstream === upstream);
      return {
        upstream,
        ...upstreamText(upstream, supplierTexts),
        state: worstFirst.find((each) => reporting.has(each)) ?? null,
        processes,
        answered: sum(counts, 'answered'),
        failed: sum(counts, 'failed'),
        notSent: sum(counts, 'notSent'),
        p99: p99Of(counts),
        lastFailure:
          failed?.last_failure != null && failed.last_failed_at !== null
            ? { reason: failureText(failed.last_failure), at: failed.last_failed_at.toISOString() }
            : null,
        forced: forced
          ? {
              until: forced.ends_at.toISOString(),
              reason: forced.reason,
              by: forced.name,
              at: forced.opened_at.toISOString(),
            }
          : null,
        noProbe: noProbeOf(upstream) ?? null,
        steps: Array.from({ length: shownMinutes }, (_, nth) => {
          const at = first + nth * minuteMs;
          const step = counts.filter(({ minute }) => minute.getTime() === at);
          return {
            at: new Date(at).toISOString(),
            answered: sum(step, 'answered'),
            failed: sum(step, 'failed'),
            p99: p99Of(step),
          };
        }),
      };
    });
  return { readAt: now.toISOString(), rows: rows.toSorted(byTrouble) };
}

/** What is not as it should be stands first, then what failed most. */
const byTrouble = (a: UpstreamRow, b: UpstreamRow): number =>
  rank(a) - rank(b) || b.failed - a.failed || (a.upstream < b.upstream ? -1 : 1);
const rank = ({ forced, state }: UpstreamRow): number =>
  forced ? 0 : state === null ? worstFirst.length + 1 : worstFirst.indexOf(state) + 1;

interface Minute {
  readonly minute: Date;
  readonly upstream: string;
  readonly answered: number;
  readonly failed: number;
  readonly notSent: number;
  readonly times: Readonly<Record<string, number>>;
}

/** The rows of the processes together. */
async function readMinutes(db: Db, from: Date, until: Date): Promise<readonly Minute[]> {
  const { rows } = await sql<Minute>`
    select m.minute, m.upstream, sum(m.answered)::bigint as answered, sum(m.failed)::bigint as failed,
      sum(m.not_sent)::bigint as "notSent",
      (select coalesce(jsonb_object_agg(bound, requests), '{}') from (
        select t.key as bound, sum(t.value::bigint) as requests
        from upstream_minutes o, jsonb_each_text(o.times) t
        where o.minute = m.minute and o.upstream = m.upstream group by t.key
      ) as added) as times
    from upstream_minutes m where m.minute >= ${from} and m.minute <= ${until}
    group by m.minute, m.upstream`.execute(db);
  return rows;
}

const sum = (of: readonly Minute[], count: 'answered' | 'failed' | 'notSent'): number =>
  of.reduce((all, each) => all + each[count], 0);

function p99Of(of: readonly Minute[]): number | null {
  const times = new Map<string, number>();
  for (const each of of)
    for (const [bound, requests] of Object.entries(each.times))
      times.set(bound, (times.get(bound) ?? 0) + requests);
  return answerTime(times, 0.99) ?? null;
}

/** Suppliers of rights; processes know each from its first call on. */
export async function suppliersOf(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('rights')
    .select('supplier')
    .distinct()
    .where('supplier', '<>', '')
    .execute();
  return rows.map(({ supplier }) => supplier);
}

/** The machine and the process; what makes its rows its own after a restart is left out. */
const shownProcess = (process: string): string => process.split(':').slice(0, 2).join(' · ');
