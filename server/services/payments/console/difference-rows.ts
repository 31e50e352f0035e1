import { sql } from 'kysely';
import type { ConsoleDifference } from '#core/contract/console/orders/money/money.shapes.ts';

/** The proposals about a difference; their target is its number. */
export const decisionKinds = { repair: 'money.repair', ignore: 'money.ignore' } as const;

const isDecided = sql<boolean>`(d.repair_due_at is not null or exists (
  select from proposals p where p.state = 'waiting' and p.target = d.difference_id::text
    and p.kind in (${sql.lit(decisionKinds.repair)}, ${sql.lit(decisionKinds.ignore)})))`;

/** Differences that nobody decided about yet, and those under way, have one state in the table. */
export const shownState = sql<ConsoleDifference['state']>`
  case when d.state <> 'open' then d.state when ${isDecided} then 'waiting' else 'open' end`;

export const inState = (state: ConsoleDifference['state']) =>
  state === 'open' || state === 'waiting'
    ? sql<boolean>`d.state = 'open' and ${state === 'open' ? sql`not` : sql``} ${isDecided}`
    : sql<boolean>`d.state = ${sql.lit(state)}`;

export const differenceColumns = sql`d.difference_id, d.day, d.source, d.kind, d.reference, d.ours, d.theirs, d.repair,
  d.found_at, d.statement_day, ${shownState} as shown_state`;

export interface ShownDifference {
  readonly difference_id: number;
  readonly day: string;
  readonly source: string;
  readonly kind: ConsoleDifference['kind'];
  readonly reference: string;
  readonly ours: number;
  readonly theirs: number;
  readonly repair: ConsoleDifference['repair'];
  readonly found_at: Date;
  readonly statement_day: string | null;
  readonly shown_state: ConsoleDifference['state'];
}

export const differenceView = ({
  difference_id,
  found_at,
  shown_state,
  statement_day,
  day,
  source,
  kind,
  reference,
  ours,
  theirs,
  repair,
}: ShownDifference): ConsoleDifference => ({
  differenceId: difference_id,
  day,
  source,
  kind,
  reference,
  ours,
  theirs,
  repair,
  state: shown_state,
  closedDay: statement_day,
  foundAt: found_at.toISOString(),
});
