import { chinaDay, daysBefore } from '#core/rules/format/china-day.ts';
import { chinaTime } from '#core/rules/format/china-time.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { RecurringJob } from '../../../jobs/service-jobs.ts';
import { addDifferences } from '../differences/differences.ts';
import { reconcileChannel, reconciledChannels, type Compared } from './reconcile-channel.ts';
import { reconcileSupplier, suppliersToQuery } from './reconcile-supplier.ts';

/** Channels have their statement of a day ready by ten o'clock of the next. */
const readyHour = 10;
/** A source that gives no statement is requested again for this many days. */
const longestDays = 7;

export interface DayReconciled {
  /** New differences. */
  readonly found: number;
  /** Sources without a statement so far. */
  readonly waiting: readonly string[];
}

type ReconcileDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'payChannels' | 'supplierAccounts'>;

/** Compares one past day with every channel's and supplier's statement. Done again it adds only what is new. */
export async function reconcileDay(deps: ReconcileDeps, day: string): Promise<DayReconciled> {
  let found = 0;
  const waiting: string[] = [];
  for (const [source, compare] of await sourcesOf(deps, day)) {
    const compared = await compare();
    if (compared)
      found += await deps.db.transaction().execute((tx) => store(deps, tx, { day, source, compared }));
    else waiting.push(source);
  }
  return reported(deps, day, { found, waiting });
}

/** The same for an operator: what every source gave is stored in one transaction, with the entry of the act. */
export async function reconcileDayAtOnce(
  deps: ReconcileDeps,
  day: string,
  onStored: (tx: Tx, outcome: DayReconciled) => Promise<void>,
): Promise<DayReconciled> {
  const given: SourceCompared[] = [];
  const waiting: string[] = [];
  for (const [source, compare] of await sourcesOf(deps, day)) {
    const compared = await compare();
    if (compared) given.push({ day, source, compared });
    else waiting.push(source);
  }
  const outcome = await deps.db.transaction().execute(async (tx) => {
    let found = 0;
    for (const each of given) found += await store(deps, tx, each);
    await onStored(tx, { found, waiting });
    return { found, waiting };
  });
  return reported(deps, day, outcome);
}

function reported({ log }: ReconcileDeps, day: string, outcome: DayReconciled): DayReconciled {
  if (outcome.found > 0) log.error({ day, found: outcome.found }, 'the ledger differs from a statement');
  return outcome;
}

type Source = readonly [source: string, compare: () => Promise<Compared | undefined>];

/** Every channel, then every supplier. */
export const sourcesToCompare = async (db: Db | Tx): Promise<readonly string[]> => [
  ...reconciledChannels,
  ...(await suppliersToQuery(db)).map((supplier) => `supplier ${supplier}`),
];

async function sourcesOf(deps: ReconcileDeps, day: string): Promise<readonly Source[]> {
  const channels = reconciledChannels.map((channel): Source => [
    channel,
    () => reconcileChannel(deps, channel, day),
  ]);
  const suppliers = (await suppliersToQuery(deps.db)).map((supplier): Source => [
    `supplier ${supplier}`,
    () => reconcileSupplier(deps, supplier, day),
  ]);
  return [...channels, ...suppliers];
}

interface SourceCompared {
  readonly day: string;
  readonly source: string;
  readonly compared: Compared;
}

async function store(
  { clock }: ReconcileDeps,
  tx: Tx,
  { day, source, compared: { rows, oursRows, oursFen, theirsFen, differences } }: SourceCompared,
): Promise<number> {
  const now = clock.now();
  const found = await addDifferences(tx, differences, now);
  const done = {
    statement_rows: rows,
    reconciled_at: now,
    ours_rows: oursRows,
    ours_fen: oursFen,
    theirs_fen: theirsFen,
  };
  await tx
    .insertInto('reconciled_days')
    .values({ day, source, ...done })
    .onConflict((c) => c.columns(['day', 'source']).doUpdateSet(done))
    .execute();
  return found;
}

/** Compares the days that are over and not compared yet, from the day on which the product was first started. */
export const reconcileJob = (deps: ReconcileDeps): RecurringJob => ({
  name: 'reconcile',
  everyMs: 3_600_000,
  async run() {
    const now = deps.clock.now();
    const today = chinaDay(now);
    const begin = await firstDay(deps, daysBefore(today, 1));
    const newest = daysBefore(today, chinaTime(now).hour < readyHour ? 2 : 1);
    const done = await deps.db
      .selectFrom('reconciled_days')
      .select(['day', 'source'])
      .where('day', '>', begin)
      .where('day', '>=', daysBefore(today, longestDays))
      .execute();
    const sources = await sourcesToCompare(deps.db);
    for (let day = newest; day > begin && day >= daysBefore(today, longestDays); day = daysBefore(day, 1)) {
      const known = new Set(done.filter((each) => each.day === day).map(({ source }) => source));
      if (sources.some((source) => !known.has(source))) await reconcileDay(deps, day);
    }
  },
});

const nothingCompared = { statement_rows: 0, ours_rows: null, ours_fen: null, theirs_fen: null };

async function firstDay({ db, clock }: ReconcileDeps, yesterday: string): Promise<string> {
  const first = await db
    .selectFrom('reconciled_days')
    .select('day')
    .where('source', '=', 'begin')
    .executeTakeFirst();
  if (first) return first.day;
  await db
    .insertInto('reconciled_days')
    .values({ day: yesterday, source: 'begin', ...nothingCompared, reconciled_at: clock.now() })
    .onConflict((c) => c.doNothing())
    .execute();
  return yesterday;
}
