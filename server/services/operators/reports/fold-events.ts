import { sql } from 'kysely';
import { pageOfLoggedName } from '#core/rules/tracking/logged-pages.ts';
import type { Tx } from '../../../db/database.ts';
import { chinaDate, during } from './fold-origins.ts';
import type { Slice } from './fold-position.ts';

const pages = JSON.stringify(pageOfLoggedName);

/** Adds the events of a slice by their kind, page and app. What pages name freely is counted as no page, so that the rows stay few. */
export async function foldEvents(tx: Tx, slice: Slice): Promise<number> {
  const { rows } = await sql<{ folded: number | null }>`
    with counted as (
      select ${chinaDate(sql`at`)} as day, kind, coalesce(${pages}::jsonb ->> page_id, '') as page,
        coalesce(record->>'host', '') as host, count(*) as events
      from events where ${during(sql`at`, slice)} group by 1, 2, 3, 4
    ), written as (
      insert into event_days as d (day, event, page, host, events)
      select day, kind, page, host, events from counted
      on conflict (day, event, page, host) do update set events = d.events + excluded.events
    )
    select sum(events)::integer as folded from counted`.execute(tx);
  return rows[0]?.folded ?? 0;
}
