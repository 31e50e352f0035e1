import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { naturalBatch, type BatchRules } from '../db/natural-batch.ts';
import { preparedQuery } from '../db/prepared-query.ts';
import { Refusal } from './refusal.ts';

interface NewKey {
  readonly owner: string;
  readonly key: string;
  readonly call: string;
  readonly requestHash: Buffer;
  readonly startedAt: Date;
}

interface KeyAnswer {
  readonly owner: string;
  readonly key: string;
  readonly startedAt: Date;
  readonly answer: string;
}

/** Where the keys of writes stand; a crowd's keys are written down together. */
export interface KeyBook {
  /** True for whoever writes the key down first, or takes it over from a request that died. */
  writeDown(key: NewKey): Promise<boolean>;
  keepAnswer(answer: KeyAnswer): Promise<void>;
}

/** A first request that has been silent for this long is taken to be dead; its retry takes over. */
const abandonedSeconds = 30;
const crowd = {
  most: 512,
  longest: 50_000,
  patienceMs: 10_000,
  turnedAway: () => new Refusal('当前人数太多，请稍后再试'),
} satisfies Partial<BatchRules<never, never>>;
const together = 'saved-answers';
const nameOf = ({ owner, key }: Pick<NewKey, 'owner' | 'key'>): string => `${owner} ${key}`;

export function keyBook(db: Db): KeyBook {
  const firsts = naturalBatch<NewKey, { first: boolean }>({
    ...crowd,
    run: (_key, keys) => writeDown(db, keys),
  });
  const answers = naturalBatch<KeyAnswer, true>({ ...crowd, run: (_key, kept) => keepAnswers(db, kept) });
  return {
    writeDown: async (key) => (await firsts(together, key)).first,
    keepAnswer: async (answer) => void (await answers(together, answer)),
  };
}

interface KeyLists {
  readonly owners: readonly string[];
  readonly keys: readonly string[];
  readonly startedAt: readonly Date[];
}

const listsOf = (keys: readonly Pick<NewKey, 'owner' | 'key' | 'startedAt'>[]): KeyLists => ({
  owners: keys.map(({ owner }) => owner),
  keys: keys.map(({ key }) => key),
  startedAt: keys.map(({ startedAt }) => startedAt),
});

const addKeys = preparedQuery<
  KeyLists & { readonly calls: readonly string[]; readonly hashes: readonly string[] },
  { readonly owner: string; readonly key: string }
>('add-keys', (db, q) => ({
  compile: () =>
    sql<{ owner: string; key: string }>`
    insert into saved_answers (owner, idempotency_key, call, request_hash, answer, started_at)
    select owner, key, call, decode(hash, 'hex'), null, started_at
    from unnest(${q.owners}::text[], ${q.keys}::text[], ${q.calls}::text[], ${q.hashes}::text[], ${q.startedAt}::timestamptz[]) as k(owner, key, call, hash, started_at)
    order by owner, key
    on conflict (owner, idempotency_key) do update set started_at = excluded.started_at
    where saved_answers.answer is null and saved_answers.started_at < excluded.started_at - make_interval(secs => ${sql.lit(abandonedSeconds)})
      and saved_answers.request_hash = excluded.request_hash and saved_answers.call = excluded.call
    returning owner, idempotency_key as key`.compile(db),
}));

const addAnswers = preparedQuery<KeyLists & { readonly answers: readonly string[] }, never>(
  'add-answers',
  (db, q) => ({
    compile: () =>
      sql<never>`
    update saved_answers s set answer = k.answer
    from unnest(${q.owners}::text[], ${q.keys}::text[], ${q.startedAt}::timestamptz[], ${q.answers}::text[]) as k(owner, key, started_at, answer)
    where s.owner = k.owner and s.idempotency_key = k.key and s.started_at = k.started_at`.compile(db),
  }),
);

/** Of one key twice in a batch the earlier one is the first; the database decides about all others. */
async function writeDown(db: Db, keys: readonly NewKey[]): Promise<readonly { first: boolean }[]> {
  const places = new Map<string, number>();
  keys.forEach((key, at) => places.has(nameOf(key)) || places.set(nameOf(key), at));
  const sent = keys.filter((key, at) => places.get(nameOf(key)) === at);
  const rows = await addKeys(db, {
    ...listsOf(sent),
    calls: sent.map(({ call }) => call),
    hashes: sent.map(({ requestHash }) => requestHash.toString('hex')),
  });
  const first = new Set(rows.map(nameOf));
  return keys.map((key, at) => ({ first: places.get(nameOf(key)) === at && first.has(nameOf(key)) }));
}

async function keepAnswers(db: Db, kept: readonly KeyAnswer[]): Promise<readonly true[]> {
  await addAnswers(db, { ...listsOf(kept), answers: kept.map(({ answer }) => answer) });
  return kept.map(() => true);
}
