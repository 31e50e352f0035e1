import { sql } from 'kysely';
import type { ClosingFacts } from '#core/rules/console/money/closing-refusals.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { sourcesToCompare } from '../reconciliation/reconcile-day.ts';

/** Late differences belong to another day, and are counted for the closed one as well. */
export interface DayFacts extends ClosingFacts {
  readonly late: number;
  readonly lateOpen: number;
}

interface Row {
  readonly day: string;
  readonly is_closed: boolean;
  readonly compared: readonly string[];
  readonly open: number;
  readonly late: number;
  readonly late_open: number;
}

/** What decides whether each of the days can be closed. */
export async function closingFacts(
  db: Db | Tx,
  days: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, DayFacts>> {
  const sources = await sourcesToCompare(db);
  const { rows } = await sql<Row>`
    select day, exists (select from day_closings c where c.day = d.day) as is_closed,
      array(select source from reconciled_days r where r.day = d.day) as compared,
      (select count(*)::integer from money_differences m where m.day = d.day and m.state = 'open') as open,
      (select count(*)::integer from money_differences m where m.statement_day = d.day) as late,
      (select count(*)::integer from money_differences m where m.statement_day = d.day and m.state = 'open') as late_open
    from unnest(${days}::text[]) d (day)`.execute(db);
  const today = chinaDay(now);
  return new Map(
    rows.map(({ day, is_closed, compared, open, late, late_open }) => [
      day,
      {
        isOver: day < today,
        isClosed: is_closed,
        sources,
        compared,
        open,
        late,
        lateOpen: late_open,
      },
    ]),
  );
}
