import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { codes, type Envelope } from '#core/contract/envelope.ts';
import { idempotencyKeyForm } from '#core/contract/idempotency-key.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { withoutWaitBudget } from '../../db/wait-budget.ts';
import { idempotencyKeys, leaseSeconds, renewEveryMs, type IdempotencyKeys } from './idempotency-keys.ts';
import { Refusal } from '../refusal.ts';

/** How long a repetition waits for the first request's answer. */
const maxWaitMs = 2_000;
const pollMs = 40;
const releaseRetryMs = 500;
export const keyUsedSentence = '请求标识已被使用，请刷新后重试';

/** The idempotency key of a request, if any. */
export function keyIn({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string') return undefined;
  if (!idempotencyKeyForm.test(key)) throw new Refusal('请求标识格式有误');
  return key;
}

export interface Repeatable {
  readonly owner: string;
  readonly key: string;
  readonly call: string;
  readonly input: unknown;
}

export type SavedAnswers = (request: Repeatable, work: () => Promise<Envelope>) => Promise<Envelope>;

const hashOf = (input: unknown): Buffer => createHash('sha256').update(JSON.stringify(input)).digest();

/** Runs the work once per owner and key; a repetition gets the first answer. Errors are not stored. */
export function savedAnswers(db: Db, clock: Clock): SavedAnswers {
  const keys = idempotencyKeys(db);
  return async (request, work) => {
    const requestHash = hashOf(request.input);
    for (const until = performance.now() + maxWaitMs; ; await sleep(pollMs)) {
      const startedAt = clock.now();
      if (await keys.reserve({ ...request, requestHash, startedAt }))
        return answerFirst(db, keys, request, startedAt, work);
      const first = await firstAnswer(db, request, requestHash);
      if (first) return first;
      if (performance.now() > until) throw new Refusal('请求正在处理中，请稍候', codes.broken);
    }
  };
}

async function firstAnswer(
  db: Db,
  { owner, key, call }: Repeatable,
  requestHash: Buffer,
): Promise<Envelope | undefined> {
  const first = await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('owner', '=', owner)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (first && (first.call !== call || !first.request_hash.equals(requestHash)))
    throw new Refusal(keyUsedSentence);
  return first?.answer ? (JSON.parse(first.answer) as Envelope) : undefined;
}

/** Changes the row only with its own start time: a retry may have taken it over meanwhile. */
async function answerFirst(
  db: Db,
  keys: IdempotencyKeys,
  { owner, key }: Repeatable,
  startedAt: Date,
  work: () => Promise<Envelope>,
): Promise<Envelope> {
  // A renewal that fails is made up for by the next one.
  const renew = () =>
    void withoutWaitBudget(() => keys.renew({ owner, key, startedAt })).catch(() => undefined);
  const renewing = setInterval(renew, renewEveryMs).unref();
  try {
    const envelope = await work();
    await keys.saveAnswer({ owner, key, startedAt, answer: JSON.stringify(envelope) });
    return envelope;
  } catch (fault) {
    // An answer whose confirmation was lost is kept: the repetition gets it.
    const release = () =>
      db
        .deleteFrom('idempotency_keys')
        .where('owner', '=', owner)
        .where('idempotency_key', '=', key)
        .where('started_at', '=', startedAt)
        .where('answer', 'is', null)
        .execute();
    await release().catch(() => void withoutWaitBudget(() => releaseLater(release)));
    throw fault;
  } finally {
    clearInterval(renewing);
  }
}

/** Retries in the background while the database is unreachable; a key never released is abandoned after this time anyway. */
async function releaseLater(release: () => Promise<unknown>): Promise<void> {
  for (let left = (leaseSeconds * 1000) / releaseRetryMs; left > 0; left -= 1) {
    await sleep(releaseRetryMs, undefined, { ref: false });
    const isReleased = await release().then(
      () => true,
      () => false,
    );
    if (isReleased) return;
  }
}
