import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import type { ClaimRepeats } from '../../../db/schema/claims.ts';
import { before, dayMs } from '../../../lifetime.ts';
import type { RightInCycle } from './claim-queries.ts';
import type { ClaimRequest } from './claim-request.ts';
import { existingClaim, repetitionOf, type Verdict, type Verdicts } from './claim-verdict.ts';

/** A key that was answered with another key's claim keeps this answer; without its row, a repetition after the month's end would claim anew. */
type RepeatRow = Omit<ClaimRepeats, 'answered_at'>;

const repeatsOf = preparedQuery<{ readonly requestIds: readonly string[] }, RepeatRow>(
  'claim-repeats-of',
  (db, { requestIds }) => ({
    compile: () =>
      sql<RepeatRow>`
    select request_id, claim_id, subscription_id, rights_id, recv_status, claimed_at
    from claim_repeats where request_id = any(${requestIds}::text[])`.compile(db),
  }),
);

/** The answers to requests that were answered with another request's claim before, by claim id. */
export async function repeatedAnswers(
  db: Db,
  requests: readonly ClaimRequest[],
): Promise<ReadonlyMap<string, (request: ClaimRequest) => Verdict>> {
  const requestIds = requests.flatMap(({ hasKey, claimId }) => (hasKey ? [claimId] : []));
  if (requestIds.length === 0) return new Map();
  const rows = await repeatsOf(db, { requestIds });
  return new Map(
    rows.map((row) => [
      row.request_id,
      ({ subscriptionId, rightsId }) =>
        repetitionOf(
          existingClaim(row.claim_id, row.recv_status === 2 ? 2 : 1, row.claimed_at.toISOString()),
          row.subscription_id === subscriptionId && row.rights_id === rightsId,
        ),
    ]),
  );
}

const addRows = preparedQuery<
  {
    readonly requestIds: readonly string[];
    readonly claimIds: readonly string[];
    readonly subscriptionIds: readonly string[];
    readonly rightsId: string;
    readonly recvStatuses: readonly number[];
    readonly claimedAt: readonly string[];
    readonly now: Date;
  },
  never
>('add-claim-repeats', (db, q) => ({
  compile: () =>
    sql<never>`
    insert into claim_repeats (request_id, claim_id, subscription_id, rights_id, recv_status, claimed_at, answered_at)
    select request_id, claim_id, subscription_id, ${q.rightsId}, recv_status, claimed_at, ${q.now}
    from unnest(${q.requestIds}::text[], ${q.claimIds}::text[], ${q.subscriptionIds}::text[], ${q.recvStatuses}::smallint[], ${q.claimedAt}::timestamptz[])
      as r(request_id, claim_id, subscription_id, recv_status, claimed_at)
    order by request_id on conflict do nothing`.compile(db),
}));

/** Stores which requests are answered with another request's claim. */
export async function addRepeats(
  db: Db,
  { rightsId, now }: RightInCycle,
  requests: readonly ClaimRequest[],
  verdicts: Verdicts,
): Promise<void> {
  const repeats = requests.flatMap(({ hasKey, claimId, subscriptionId }, place) => {
    const verdict = verdicts[place];
    return hasKey && verdict && 'claimed' in verdict && verdict.claimed.claimId !== claimId
      ? [{ requestId: claimId, subscriptionId, ...verdict.claimed }]
      : [];
  });
  if (repeats.length === 0) return;
  await addRows(db, {
    requestIds: repeats.map(({ requestId }) => requestId),
    claimIds: repeats.map(({ claimId }) => claimId),
    subscriptionIds: repeats.map(({ subscriptionId }) => subscriptionId),
    rightsId,
    recvStatuses: repeats.map(({ recvStatus }) => recvStatus),
    claimedAt: repeats.map(({ claimedAt }) => claimedAt),
    now,
  });
}

/** No page repeats a request for so long. */
export const sweepRepeats = (db: Db, now: Date): Promise<unknown> =>
  db
    .deleteFrom('claim_repeats')
    .where('answered_at', '<', before(now, 90 * dayMs))
    .execute();
