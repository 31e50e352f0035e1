import { sql } from 'kysely';
import type { money } from '#core/contract/console/orders/money/money.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import {
  closingRefusals,
  closingRefusalText,
  closingState,
} from '#core/rules/console/money/closing-refusals.ts';
import { dayState } from '#core/rules/console/money/day-state.ts';
import { chinaDay, daysBefore } from '#core/rules/format/china-day.ts';
import { statementOf } from '#core/rules/pay/difference-words.ts';
import type { Deps } from '../../../deps.ts';
import { sourcesToCompare } from '../reconciliation/reconcile-day.ts';
import { closingFacts, type DayFacts } from './closing-facts.ts';

const shownDays = 14;

interface Compared {
  readonly day: string;
  readonly source: string;
  readonly reconciled_at: Date;
  readonly statement_rows: number;
  readonly ours_rows: number | null;
  readonly ours_fen: number | null;
  readonly theirs_fen: number | null;
}
interface Found {
  readonly day: string;
  readonly source: string;
  readonly differences: number;
  readonly open: number;
  readonly repaired: number;
}

/** Fourteen days of every source: whether it was compared, and what is open. */
export async function moneyDays(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { until }: InputOf<typeof money.moneyDays>,
): Promise<DataOf<typeof money.moneyDays>> {
  const last = until ?? daysBefore(chinaDay(clock.now()), 1);
  const days = Array.from({ length: shownDays }, (_, at) => daysBefore(last, shownDays - 1 - at));
  const [names, compared, found, closings] = await Promise.all([
    sourcesToCompare(db),
    sql<Compared>`
      select day, source, reconciled_at, statement_rows, ours_rows, ours_fen, theirs_fen from reconciled_days
      where day = any(${days}::text[]) and source <> 'begin'`.execute(db),
    sql<Found>`
      select day, source, count(*)::integer as differences, count(*) filter (where state = 'open')::integer as open,
        count(*) filter (where state = 'repaired')::integer as repaired
      from money_differences where day = any(${days}::text[]) group by day, source`.execute(db),
    closingFacts(db, days, clock.now()),
  ]);
  const keyOf = (day: string, source: string): string => `${day} ${source}`;
  const byKey = new Map(compared.rows.map((row) => [keyOf(row.day, row.source), row]));
  const foundOf = new Map<string, Omit<Found, 'day' | 'source'>>();
  for (const { day, source, ...each } of found.rows) {
    const key = keyOf(day, statementOf(source));
    const before = foundOf.get(key) ?? { differences: 0, open: 0, repaired: 0 };
    foundOf.set(key, {
      differences: before.differences + each.differences,
      open: before.open + each.open,
      repaired: before.repaired + each.repaired,
    });
  }
  // A supplier that is gone keeps its days.
  const sources = [...new Set([...names, ...[...byKey.values()].map(({ source }) => source)])];
  return {
    days: days.map((day) => dayView(day, closings.get(day))),
    sources: sources.map((source) => ({
      source,
      repaired: days.reduce((sum, day) => sum + (foundOf.get(keyOf(day, source))?.repaired ?? 0), 0),
    })),
    cells: days.flatMap((day) =>
      sources.map((source) => {
        const row = byKey.get(keyOf(day, source));
        const { differences, open } = foundOf.get(keyOf(day, source)) ?? { differences: 0, open: 0 };
        return {
          day,
          source,
          state: dayState({ isCompared: row !== undefined, differences, open }),
          comparedAt: row?.reconciled_at.toISOString() ?? null,
          oursRows: row?.ours_rows ?? null,
          theirsRows: row?.statement_rows ?? null,
          oursFen: row?.ours_fen ?? null,
          theirsFen: row?.theirs_fen ?? null,
          differences,
          open,
        };
      }),
    ),
  };
}

function dayView(day: string, facts: DayFacts | undefined): DataOf<typeof money.moneyDays>['days'][number] {
  if (!facts) throw new Error(`${day} has no facts`);
  return {
    day,
    closing: closingState(facts),
    why: facts.isClosed ? [] : closingRefusals(facts).map(closingRefusalText),
    late: facts.late,
    lateOpen: facts.lateOpen,
  };
}
