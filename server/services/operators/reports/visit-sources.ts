import { sql } from 'kysely';
import type { EventCounts, FunnelCounts } from '#core/contract/console/reports/reports.shapes.ts';
import { funnelStepNames } from '#core/rules/console/figures/funnel-steps.ts';
import type { EventKind } from '#core/rules/tracking/event-kind.ts';
import { eventKindNames } from '#core/rules/tracking/event-kind-names.ts';
import { loggedPageTitle } from '#core/rules/tracking/logged-pages.ts';
import type { ReportSource } from './read-report.ts';
import { foldedUntil, placeNames } from './sources.ts';

export const funnelDays: ReportSource<keyof FunnelCounts, 'city' | 'host'> = {
  table: 'day_funnels',
  groups: { city: 'city', host: 'host' },
  counts: Object.fromEntries(
    funnelStepNames.map((step) => [step, sql`sum(visitors) filter (where step = ${sql.lit(step)})`]),
  ) as ReportSource<keyof FunnelCounts, 'city' | 'host'>['counts'],
  countedUntil: async (db) =>
    (await db.selectFrom('funnel_progress').select('counted_until').executeTakeFirst())?.counted_until,
  namesOf: async (_db, group, keys) => placeNames(group, keys),
};

const eventsOf = (kind: EventKind) => sql`sum(events) filter (where event = ${sql.lit(kind)})`;

export const eventDays: ReportSource<keyof EventCounts, 'event' | 'page' | 'host'> = {
  table: 'event_days',
  groups: { event: 'event', page: 'page', host: 'host' },
  counts: {
    events: sql`sum(events)`,
    views: eventsOf('pageview'),
    taps: eventsOf('clk'),
    impressions: eventsOf('imp'),
  },
  countedUntil: (db) => foldedUntil(db, 'events'),
  async namesOf(_db, group, keys) {
    if (group === 'host') return placeNames(group, keys);
    const names: Readonly<Record<string, string>> = eventKindNames;
    return new Map(keys.map((key) => [key, group === 'page' ? loggedPageTitle(key) : (names[key] ?? key)]));
  },
};
