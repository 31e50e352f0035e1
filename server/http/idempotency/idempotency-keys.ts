import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { coalesce, type CoalesceOptions } from '../../db/coalesce.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { Refusal } from '../refusal.ts';

interface NewKey {
  readonly owner: string;
  readonly key: string;
  readonly call: string;
  readonly requestHash: Buffer;
  readonly startedAt: Date;
}

type KeyLease = Pick<NewKey, 'owner' | 'key' | 'startedAt'>;

interface KeyAnswer extends KeyLease {
  readonly answer: string;
}

/** The idempotency keys of writes, stored in batches. */
export interface IdempotencyKeys {
  /** True for the first request with this key, and for a retry that takes over an abandoned one. */
  reserve(key: NewKey): Promise<boolean>;
  /** Extends the lease of a key whose request is still at work. */
  renew(key: KeyLease): Promise<void>;
  saveAnswer(answer: KeyAnswer): Promise<void>;
}

/** A first request that has not renewed its key for this long is abandoned; its retry takes over. In the database's time. */
export const leaseSeconds = 8;
/** Three renewals may fail. */
export const renewEveryMs = 2_000;
const batching = {
  maxBatch: 512,
  maxQueue: 50_000,
  maxWaitMs: 10_000,
  onOverload: () => new Refusal('当前人数太多，请稍后再试'),
} satisfies Partial<CoalesceOptions<never, never>>;
const lease = sql`now() + make_interval(secs => ${sql.lit(leaseSeconds)})`;
const queue = 'saved-answers';
const nameOf = ({ owner, key }: Pick<NewKey, 'owner' | 'key'>): string => `${owner} ${key}`;

export function idempotencyKeys(db: Db): IdempotencyKeys {
  const reservations = coalesce<NewKey, { first: boolean }>({
    ...batching,
    run: (_key, keys) => reserveAll(db, keys),
  });
  const answers = coalesce<KeyAnswer, true>({ ...batching, run: (_key, saving) => saveAnswers(db, saving) });
  const renewals = coalesce<KeyLease, true>({ ...batching, run: (_key, renewing) => renewAll(db, renewing) });
  return {
    renew: async (key) => void (await renewals(queue, key)),
    reserve: async (key) => (await reservations(queue, key)).first,
    saveAnswer: async (answer) => void (await answers(queue, answer)),
  };
}

interface KeyColumns {
  readonly owners: readonly string[];
  readonly keys: readonly string[];
  readonly startedAt: readonly Date[];
}

const columnsOf = (keys: readonly KeyLease[]): KeyColumns => ({
  owners: keys.map(({ owner }) => owner),
  keys: keys.map(({ key }) => key),
  startedAt: keys.map(({ startedAt }) => startedAt),
});

const addKeys = preparedQuery<
  KeyColumns & { readonly calls: readonly string[]; readonly hashes: readonly string[] },
  { readonly owner: string; readonly key: string }
>('add-keys', (db, q) => ({
  compile: () =>
    sql<{ owner: string; key: string }>`
    insert into idempotency_keys (owner, idempotency_key, call, request_hash, answer, started_at, leased_until)
    select owner, key, call, decode(hash, 'hex'), null, started_at, ${lease}
    from unnest(${q.owners}::text[], ${q.keys}::text[], ${q.calls}::text[], ${q.hashes}::text[], ${q.startedAt}::timestamptz[]) as k(owner, key, call, hash, started_at)
    order by owner, key
    on conflict (owner, idempotency_key) do update
      set started_at = excluded.started_at, reserved_at = excluded.reserved_at, backend_pid = excluded.backend_pid,
        leased_until = excluded.leased_until
    where idempotency_keys.answer is null
      and idempotency_keys.request_hash = excluded.request_hash and idempotency_keys.call = excluded.call
      and idempotency_keys.leased_until < now()
    returning owner, idempotency_key as key`.compile(db),
}));

const renewLeases = preparedQuery<KeyColumns, never>('renew-leases', (db, q) => ({
  compile: () =>
    sql<never>`
    update idempotency_keys s set leased_until = ${lease}
    from unnest(${q.owners}::text[], ${q.keys}::text[], ${q.startedAt}::timestamptz[]) as k(owner, key, started_at)
    where s.owner = k.owner and s.idempotency_key = k.key and s.started_at = k.started_at and s.answer is null`.compile(
      db,
    ),
}));

const addAnswers = preparedQuery<KeyColumns & { readonly answers: readonly string[] }, never>(
  'add-answers',
  (db, q) => ({
    compile: () =>
      sql<never>`
    update idempotency_keys s set answer = k.answer
    from unnest(${q.owners}::text[], ${q.keys}::text[], ${q.startedAt}::timestamptz[], ${q.answers}::text[]) as k(owner, key, started_at, answer)
    where s.owner = k.owner and s.idempotency_key = k.key and s.started_at = k.started_at`.compile(db),
  }),
);

/** Of a key that occurs twice in a batch the earlier request is the first; the database decides about all others. */
async function reserveAll(db: Db, keys: readonly NewKey[]): Promise<readonly { first: boolean }[]> {
  const places = new Map<string, number>();
  keys.forEach((key, at) => places.has(nameOf(key)) || places.set(nameOf(key), at));
  const sent = keys.filter((key, at) => places.get(nameOf(key)) === at);
  const rows = await addKeys(db, {
    ...columnsOf(sent),
    calls: sent.map(({ call }) => call),
    hashes: sent.map(({ requestHash }) => requestHash.toString('hex')),
  });
  const first = new Set(rows.map(nameOf));
  return keys.map((key, at) => ({ first: places.get(nameOf(key)) === at && first.has(nameOf(key)) }));
}

async function renewAll(db: Db, renewing: readonly KeyLease[]): Promise<readonly true[]> {
  await renewLeases(db, columnsOf(renewing));
  return renewing.map(() => true);
}

async function saveAnswers(db: Db, saving: readonly KeyAnswer[]): Promise<readonly true[]> {
  await addAnswers(db, { ...columnsOf(saving), answers: saving.map(({ answer }) => answer) });
  return saving.map(() => true);
}
