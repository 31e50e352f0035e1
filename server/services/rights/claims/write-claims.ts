import type { Db } from '../../../db/database.ts';
import { isClaimConflict } from '../../../db/sql-state.ts';
import type { Deps } from '../../../deps.ts';
import {
  claimBatchAllOrNothing,
  claimBatchChecked,
  type ClaimBatchInsert,
  type OfferedRow,
  type RejectedClaim,
  type RightInCycle,
  type SparseColumn,
} from './claim-queries.ts';
import type { ClaimRequest } from './claim-request.ts';
import { claimAccepted, claimRejected, repetitionOf, type Verdict, type Verdicts } from './claim-verdict.ts';

/** The right of a batch, as it was offered. */
export interface BatchOffer {
  readonly right: RightInCycle;
  readonly offered: OfferedRow;
  readonly openedBy: Date;
}

interface WriteDeps extends Pick<Deps, 'claimsDue'> {
  readonly writer: ClaimBatchWriter;
}

/** Inserts the whole batch without looking anything up; undefined when that failed and nothing was inserted. */
export async function insertOptimistically(
  { writer, claimsDue }: WriteDeps,
  offer: BatchOffer,
  requests: readonly ClaimRequest[],
): Promise<readonly Verdict[] | undefined> {
  if (new Set(requests.map(({ claimId }) => claimId)).size < requests.length) return undefined;
  if (!(await writer.allOrNothing(batchInsert(offer, requests)))) return undefined;
  claimsDue.notify();
  const claimedAt = offer.right.now.toISOString();
  return requests.map(({ claimId }) => claimAccepted(claimId, claimedAt));
}

/** Inserts what the database accepts. A claim requested twice in one batch is inserted once and answered twice. */
export async function insertChecked(
  { writer, claimsDue }: WriteDeps,
  offer: BatchOffer,
  requests: readonly ClaimRequest[],
): Promise<Verdicts> {
  const firstById = new Map(requests.toReversed().map((request) => [request.claimId, request]));
  const firsts = requests.filter((request) => firstById.get(request.claimId) === request);
  const rejected = await writer.checked(batchInsert(offer, firsts));
  if (rejected.length < firsts.length) claimsDue.notify();
  const claimedAt = offer.right.now.toISOString();
  const outcomes = new Map(rejected.map(({ place, outcome }) => [firsts[place - 1]?.claimId, outcome]));
  return requests.map((request) => {
    const outcome = outcomes.get(request.claimId);
    const verdict = outcome
      ? claimRejected(outcome, offer.offered.choose_count)
      : claimAccepted(request.claimId, claimedAt);
    const first = firstById.get(request.claimId);
    return !verdict || !first || first === request
      ? verdict
      : repetitionOf(verdict, request.subscriptionId === first.subscriptionId);
  });
}

export interface ClaimBatchWriter {
  /** Whether the whole batch was inserted. If not, nothing has changed. */
  allOrNothing(batch: ClaimBatchInsert): Promise<boolean>;
  /** The claims that were not inserted. */
  checked(batch: ClaimBatchInsert): Promise<readonly RejectedClaim[]>;
}

/** After a conflict, this many batches of the same right go straight to the checked insert. */
const checkedBatchesAfterConflict = 16;

/** The optimistic insert is a third cheaper than the checked one, and most batches have no conflict. */
export function claimBatchWriter(
  db: Db,
  queries = { claimBatchChecked, claimBatchAllOrNothing },
): ClaimBatchWriter {
  const checkedBatchesLeft = new Map<string, number>();
  return {
    async allOrNothing(batch) {
      const left = checkedBatchesLeft.get(batch.rightsId);
      if (left !== undefined) {
        if (left > 1) checkedBatchesLeft.set(batch.rightsId, left - 1);
        else checkedBatchesLeft.delete(batch.rightsId);
        return false;
      }
      try {
        await queries.claimBatchAllOrNothing(db, bySubscription(batch));
        return true;
      } catch (error) {
        if (!isClaimConflict(error)) throw error;
        checkedBatchesLeft.set(batch.rightsId, checkedBatchesAfterConflict);
        return false;
      }
    },
    checked: (batch) => queries.claimBatchChecked(db, batch),
  };
}

export const claimantColumns = (requests: readonly ClaimRequest[]) => ({
  userIds: requests.map(({ userId }) => userId),
  subscriptionIds: requests.map(({ subscriptionId }) => subscriptionId),
  claimIds: requests.map(({ claimId }) => claimId),
});

const batchInsert = (
  { right, offered, openedBy }: BatchOffer,
  requests: readonly ClaimRequest[],
): ClaimBatchInsert => ({
  ...right,
  ...claimantColumns(requests),
  openedBy,
  deliverBy: new Date(right.now.getTime() + offered.delivery_limit_seconds * 1000),
  version: offered.version,
  quota: offered.choose_count,
  monthlyStock: offered.monthly_stock,
  channelIds: requests.map(({ channelId }) => channelId),
  areaNums: sparseColumn(requests, ({ areaNum }) => areaNum),
  smsIds: sparseColumn(requests, ({ smsId }) => smsId),
  wtAcs: sparseColumn(requests, ({ wtAc }) => wtAc),
  wtAcIds: sparseColumn(requests, ({ wtAcId }) => wtAcId),
  pChannelIds: sparseColumn(requests, ({ pChannelId }) => pChannelId),
  channelAreaNums: sparseColumn(requests, ({ channelAreaNum }) => channelAreaNum),
});

const sparseColumn = (
  requests: readonly ClaimRequest[],
  of: (request: ClaimRequest) => string | undefined,
): SparseColumn => (requests.some((request) => of(request) !== undefined) ? requests.map(of) : undefined);

/** The batch in the byte order of its subscriptions, which is the lock order of the database: two batches cannot deadlock. */
function bySubscription(batch: ClaimBatchInsert): ClaimBatchInsert {
  const { subscriptionIds } = batch;
  const order = subscriptionIds.map((id, place) => ({ id, place })).sort((a, b) => (a.id < b.id ? -1 : 1));
  const sorted = <T>(column: readonly T[]): readonly T[] => order.map(({ place }) => column[place] as T); // all columns are equally long
  return {
    ...batch,
    claimIds: sorted(batch.claimIds),
    userIds: sorted(batch.userIds),
    subscriptionIds: sorted(subscriptionIds),
    channelIds: sorted(batch.channelIds),
    areaNums: batch.areaNums && sorted(batch.areaNums),
    smsIds: batch.smsIds && sorted(batch.smsIds),
    wtAcs: batch.wtAcs && sorted(batch.wtAcs),
    wtAcIds: batch.wtAcIds && sorted(batch.wtAcIds),
    pChannelIds: batch.pChannelIds && sorted(batch.pChannelIds),
    channelAreaNums: batch.channelAreaNums && sorted(batch.channelAreaNums),
  };
}
