import { sql } from 'kysely';
import type { FlashSaleCurve } from '#core/contract/console/activities/activities.shapes.ts';
import type { Db } from '../../../db/database.ts';
import { NotFound } from '../../../http/refusal.ts';

const minuteMs = 60_000;
const longestMs = 24 * 60 * minuteMs;
const maxPoints = 120;

interface Minute {
  readonly at: Date;
  readonly taken: number;
}

/** Pieces reserved by time: the whole session, of a longer one the last 24 hours. */
export async function flashSaleCurve(db: Db, sessionId: string, now: Date): Promise<FlashSaleCurve> {
  const session = await db
    .selectFrom('seckill_sessions')
    .select(['begins_at', 'ends_at'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  if (!session) throw new NotFound('没有这场活动');
  const until = Math.min(now.getTime(), session.ends_at.getTime());
  const from = Math.max(session.begins_at.getTime(), until - longestMs);
  if (until <= from) return { stepMs: minuteMs, points: [], peak: null };
  const { rows } = await sql<Minute>`
    select date_trunc('minute', reserved_at) as at, sum(quantity)::integer as taken
    from sale_reservations
    where session_id = ${sessionId} and reserved_at >= ${new Date(from)} and reserved_at <= ${new Date(until)}
      and state <> 'released'
    group by 1 order by 1`.execute(db);
  return { ...pointsOf(rows, from, until), peak: peakOf(rows) };
}

function pointsOf(
  minutes: readonly Minute[],
  from: number,
  until: number,
): Pick<FlashSaleCurve, 'stepMs' | 'points'> {
  const stepMs = Math.ceil((until - from) / minuteMs / maxPoints) * minuteMs;
  const first = Math.floor(from / minuteMs) * minuteMs;
  const steps = Math.floor((until - first) / stepMs) + 1;
  const taken = Array.from({ length: steps }, () => 0);
  for (const each of minutes) {
    const step = Math.floor((each.at.getTime() - first) / stepMs);
    taken[step] = (taken[step] ?? 0) + each.taken;
  }
  let sum = 0;
  const points = taken.map((pieces, step) => {
    sum += pieces;
    return { at: new Date(first + step * stepMs).toISOString(), taken: pieces, sum };
  });
  return { stepMs, points };
}

function peakOf(minutes: readonly Minute[]): FlashSaleCurve['peak'] {
  const [first, ...others] = minutes;
  if (!first) return null;
  const peak = others.reduce((best, each) => (each.taken > best.taken ? each : best), first);
  return { at: peak.at.toISOString(), perMinute: peak.taken };
}
