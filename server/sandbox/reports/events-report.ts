import type { EventsReport } from '#core/contract/sandbox/reports.shapes.ts';
import { eventKinds, type EventKind } from '#core/rules/tracking/event-kind.ts';
import type { Deps } from '../../deps.ts';
import { recommendationFunnel } from './recommendation-funnel.ts';
import { countsByMinute, funnelCounts, newestEvents, topPages } from './events-tables.ts';

const minuteMs = 60_000;

type Kinds = Readonly<Record<EventKind, number>>;
const noEvents = Object.fromEntries(eventKinds.map((kind) => [kind, 0])) as Kinds;

/** The page events of the last minutes. */
export async function eventsReport({ db, clock, events }: Deps, minutes: number): Promise<EventsReport> {
  const to = clock.now();
  const lastMinute = Math.floor(to.getTime() / minuteMs) * minuteMs;
  const span = { from: new Date(lastMinute - (minutes - 1) * minuteMs - 1), to };
  const [counted, steps, pages, recent, recommended] = await Promise.all([
    countsByMinute(db, span),
    funnelCounts(db, span),
    topPages(db, span),
    newestEvents(db, span),
    recommendationFunnel(db, span),
  ]);
  const byMinute = new Map<number, Kinds>();
  for (const { minute, kind, events: count } of counted)
    byMinute.set(minute.getTime(), { ...(byMinute.get(minute.getTime()) ?? noEvents), [kind]: count });
  const perMinute = Array.from(
    { length: minutes },
    (_, at) => lastMinute - (minutes - 1 - at) * minuteMs,
  ).map((minute) => {
    const kinds = byMinute.get(minute) ?? noEvents;
    return {
      minute: new Date(minute).toISOString(),
      total: Object.values(kinds).reduce((sum, count) => sum + count, 0),
      kinds,
    };
  });
  return {
    now: to.toISOString(),
    minutes,
    total: perMinute.reduce((sum, { total }) => sum + total, 0),
    /** Counts of this process since its start. */
    ingestion: events.counts(),
    perMinute,
    funnel: steps,
    recommended,
    topPages: pages,
    recent: recent.map((row) => ({ ...row, at: row.at.toISOString() })),
  };
}
