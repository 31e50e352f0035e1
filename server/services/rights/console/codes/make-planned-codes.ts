import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '../../../../db/database.ts';
import type { CardCodeBatches } from '../../../../db/schema/card-codes.ts';
import type { Deps } from '../../../../deps.ts';
import type { Work } from '../../../../jobs/service-jobs.ts';
import { dayMs } from '../../../../lifetime.ts';
import { cardCodeHash } from '../../card-code/card-code-hash.ts';
import { codeAt, newCodeSeed } from '../../card-code/code-seed.ts';

type MakeDeps = Pick<Deps, 'db' | 'clock' | 'secret' | 'encryption'>;
const portion = 1_000;

/**
 * Makes the codes of approved batches, a portion in each transaction with the place that it reached: a process that is killed repeats its
 * portion, and the same places give the same codes.
 */
export const makePlannedCodesWork = (deps: MakeDeps): Work => ({
  name: 'make-card-codes',
  everyMs: 2_000,
  dueAt: sql`select to_timestamp(0) where exists (select from card_code_batches where made < planned)`,
  run: () => deps.db.transaction().execute((tx) => makePortion(tx, deps)),
});

async function makePortion(tx: Tx, deps: MakeDeps): Promise<number> {
  const batch = await tx
    .selectFrom('card_code_batches')
    .selectAll()
    .where(({ eb, ref }) => eb('made', '<', ref('planned')))
    .orderBy('created_at')
    .orderBy('batch_id')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!batch) return 0;
  const seed = await seedOf(tx, deps, batch);
  const now = deps.clock.now();
  const count = Math.min(portion, batch.planned - batch.made);
  const hashes = Array.from({ length: count }, (_, at) =>
    cardCodeHash(deps.secret, codeAt(seed, batch.walked + at)),
  );
  const { rows } = await sql`
    insert into card_codes (code_hash, batch_id, created_at)
    select hash, ${batch.batch_id}, ${now} from unnest(${hashes}::bytea[]) as w(hash)
    on conflict (code_hash) do nothing returning code_hash`.execute(tx);
  const made = batch.made + rows.length;
  await tx
    .updateTable('card_code_batches')
    .set({ made, walked: batch.walked + count, ...(made === batch.planned && { made_at: now }) })
    .where('batch_id', '=', batch.batch_id)
    .execute();
  return count;
}

async function seedOf(
  tx: Tx,
  { encryption }: MakeDeps,
  { batch_id, seed_sealed }: Selectable<CardCodeBatches>,
): Promise<string> {
  if (seed_sealed !== null) return encryption.cardCodeSeeds.open(seed_sealed);
  const seed = newCodeSeed();
  await tx
    .updateTable('card_code_batches')
    .set({ seed_sealed: encryption.cardCodeSeeds.seal(seed) })
    .where('batch_id', '=', batch_id)
    .execute();
  return seed;
}

export const codeFileMs = dayMs;

/** Encrypted files of exports are deleted after a day. */
export const sweepCodeFiles = (db: Db, now: Date) =>
  db
    .updateTable('card_code_exports')
    .set({ file: null })
    .where('file', 'is not', null)
    .where('exported_at', '<=', new Date(now.getTime() - codeFileMs))
    .execute();
