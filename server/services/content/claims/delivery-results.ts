import { sql, type RawBuilder } from 'kysely';
import { coalesce } from '../../../db/coalesce.ts';
import type { Deps } from '../../../deps.ts';

interface Result {
  readonly claimId: string;
}

interface LeasedResult extends Result {
  /** The end of the lease the supplier was called under: after its loss the next try is not changed. */
  readonly leaseUntil: Date;
  readonly nextTryAt: Date;
}

interface RefusedResult extends Result {
  readonly reason: string;
  /** Shown to the subscriber. */
  readonly note: string;
  /** Why it is unknown whether the supplier revoked the order; null where it is known. */
  readonly toReconcile: string | null;
}

/** Stores one result; false when the claim was settled or leased by another instance before. */
type Store<Of extends Result> = (result: Of) => Promise<boolean>;

export interface DeliveryResults {
  readonly delivered: Store<Result & { readonly content: string }>;
  readonly refused: Store<RefusedResult>;
  readonly unanswered: Store<LeasedResult & { readonly reason: string }>;
  /** The supplier was not called: the claim becomes due as it was. */
  readonly requeue: Store<LeasedResult>;
}

const texts = (values: readonly (string | null)[]) => sql`${values}::text[]`;
const times = (values: readonly Date[]) => sql`${values}::timestamptz[]`;
const idsOf = (results: readonly Result[]) => texts(results.map(({ claimId }) => claimId));
const leaseOf = (results: readonly LeasedResult[]) =>
  sql`${times(results.map(({ leaseUntil }) => leaseUntil))}, ${times(results.map(({ nextTryAt }) => nextTryAt))}`;

/** Stores the suppliers' answers, coalesced into batches. An event is inserted only for a row that changed. */
export function deliveryResults({ db, clock }: Pick<Deps, 'db' | 'clock'>): DeliveryResults {
  const batched = <Of extends Result>(
    write: (results: readonly Of[], now: Date) => RawBuilder<{ claim_id: string }>,
  ): Store<Of> => {
    const store = coalesce<Of, boolean>({
      maxBatch: 512,
      maxQueue: Infinity,
      maxWaitMs: Infinity,
      run: async (_key, results) => {
        const { rows } = await write(results, clock.now()).execute(db);
        const written = new Set(rows.map(({ claim_id }) => claim_id));
        return results.map(({ claimId }) => written.has(claimId));
      },
      onOverload: () => new Error('a delivery result was not stored'),
    });
    return (one) => store('', one);
  };
  return {
    delivered: batched(
      (results, now) => sql`
      with done as (
        update claims c set state = 'delivered', settled_at = ${now}, note = n.content from unnest(${idsOf(results)}, ${texts(results.map(({ content }) => content))}) as n(id, content)
        where c.claim_id = n.id and c.state = 'delivering' returning c.claim_id)
      insert into claim_events (claim_id, at, event) select claim_id, ${now}, 'delivered' from done returning claim_id`,
    ),
    refused: batched(
      (results, now) => sql`
      select claim_id from fail_claims(${idsOf(results)}, ${texts(results.map(({ reason }) => reason))}, ${texts(results.map(({ note }) => note))},
        ${texts(results.map(({ toReconcile }) => toReconcile))}, ${now}) as g(claim_id)`,
    ),
    unanswered: batched(
      (results, now) => sql`
      with later as (
        update claims c set next_try_at = n.next_try_at from unnest(${idsOf(results)}, ${leaseOf(results)}, ${texts(results.map(({ reason }) => reason))}) as n(id, lease_until, next_try_at, reason)
        where c.claim_id = n.id and c.state = 'delivering' and c.next_try_at = n.lease_until returning c.claim_id, n.reason)
      insert into claim_events (claim_id, at, event, detail) select claim_id, ${now}, 'unanswered', reason from later returning claim_id`,
    ),
    requeue: batched(
      (results) => sql`
      update claims c set tries = c.tries - 1, next_try_at = n.next_try_at from unnest(${idsOf(results)}, ${leaseOf(results)}) as n(id, lease_until, next_try_at)
      where c.claim_id = n.id and c.state = 'delivering' and c.next_try_at = n.lease_until returning c.claim_id`,
    ),
  };
}
