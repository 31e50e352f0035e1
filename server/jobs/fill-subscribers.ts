import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db/database.ts';
import type { RecurringJob } from './service-jobs.ts';

/** Blocks of one transaction, some thousands of rows. */
const portionBlocks = 64;
const portionsOfRound = 50;

/** Gives rows of before 0204 their subscriber, a portion in each transaction with the place that it reached. A trigger does the same for new ones. */
export async function fillSubscribers(db: Db, clock: Clock): Promise<void> {
  for (let portion = 0; portion < portionsOfRound; portion += 1)
    if (!(await db.transaction().execute((tx) => fillPortion(tx, clock.now())))) return;
}

/** False when there is nothing left, or another process is at it. */
async function fillPortion(tx: Tx, now: Date): Promise<boolean> {
  const fill = await tx
    .selectFrom('subscriber_fills')
    .selectAll()
    .where('filled_at', 'is', null)
    .orderBy('table_name')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!fill) return false;
  const { table_name: name, next_block: from } = fill;
  const { rows } = await sql<{ blocks: number }>`
    select pg_relation_size(${name}::regclass) / current_setting('block_size')::integer as blocks`.execute(
    tx,
  );
  const until = from + portionBlocks;
  // The trigger finds the subscriber.
  await sql`
    update ${sql.table(name)} set subscriber_id = null
    where subscriber_id is null and ctid >= ${`(${from},0)`}::tid and ctid < ${`(${until},0)`}::tid`.execute(
    tx,
  );
  await tx
    .updateTable('subscriber_fills')
    .set({ next_block: until, ...(until >= (rows[0]?.blocks ?? 0) && { filled_at: now }) })
    .where('table_name', '=', name)
    .execute();
  return true;
}

export const fillSubscribersJob = (db: Db, clock: Clock): RecurringJob => ({
  name: 'fill-subscribers',
  everyMs: 60_000,
  run: () => fillSubscribers(db, clock),
});
