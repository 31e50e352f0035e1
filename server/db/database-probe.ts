import { sql } from 'kysely';
import { appliedMigrationsText, contractingOf, type AppliedMigration } from './applied-migrations.ts';
import { openDatabase } from './database.ts';
import { isUndefinedTable } from './sql-state.ts';
import { withWaitBudget } from './wait-budget.ts';

/** Two tries fit into a second. */
const maxTryMs = 400;

export type DatabaseState =
  /** It has every migration of this release, and of newer ones none that contracts. */
  'usable' | 'no answer' | 'schema gone' | { readonly contractedBy: readonly string[] };

export interface DatabaseProbe {
  /** How the database is now; concurrent callers share one question. */
  state(): Promise<DatabaseState>;
  close(): Promise<void>;
}

/**
 * Asks the database for its migrations: with the parameters and through the pooler of calls, but over a connection of its own, so
 * that busy ones do not count. When that one fails, a new one is tried once.
 */
export function databaseProbe(url: string, known: ReadonlySet<string>): DatabaseProbe {
  const { db, close } = openDatabase({
    url,
    pool: 2, // one that is still connecting does not hold up the next try
    limits: { maxQueryMs: maxTryMs, maxConnectMs: maxTryMs, maxCallMs: maxTryMs },
  });
  let pending: Promise<DatabaseState> | undefined;
  const probe = async (): Promise<DatabaseState> => {
    try {
      const { rows } = await withWaitBudget(() =>
        sql.raw<AppliedMigration>(appliedMigrationsText).execute(db),
      );
      return stateOf(rows, known);
    } catch (error) {
      return isUndefinedTable(error) ? 'schema gone' : 'no answer';
    }
  };
  return {
    state: () =>
      (pending ??= probe()
        .then((state) => (state === 'no answer' ? probe() : state))
        .finally(() => (pending = undefined))),
    async close() {
      await pending;
      await close();
    },
  };
}

function stateOf(applied: readonly AppliedMigration[], known: ReadonlySet<string>): DatabaseState {
  const contractedBy = contractingOf(applied, known);
  if (contractedBy.length > 0) return { contractedBy };
  const names = new Set(applied.map(({ name }) => name));
  return [...known].every((name) => names.has(name)) ? 'usable' : 'schema gone';
}
