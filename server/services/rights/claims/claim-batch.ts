import type { LRUCache } from 'lru-cache';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Deps } from '../../../deps.ts';
import { otherProvinces, type OtherProvince, type ProvinceLookup } from '../rights/home-province.ts';
import { claimFacts, offeredRight, type OfferedRow, type RightInCycle } from './claim-queries.ts';
import { addRepeats, repeatedAnswers } from './claim-repeats.ts';
import type { ClaimRequest } from './claim-request.ts';
import { isOpenToAll, judgeClaim, notFound, type Verdict, type Verdicts } from './claim-verdict.ts';
import {
  claimantColumns,
  insertChecked,
  insertOptimistically,
  type BatchOffer,
  type ClaimBatchWriter,
} from './write-claims.ts';

export interface BatchDeps extends ProvinceLookup, Pick<Deps, 'claimsDue' | 'loadGate'> {
  readonly writer: ClaimBatchWriter;
  /** Offers as last read, by right and month. A stale one grants nothing: the database compares versions. */
  readonly offers: LRUCache<string, OfferedRow>;
}

/** Concurrent claims and give-backs may change a row between lookup and insert: the lookup is retried this often. */
const maxLookups = 3;

/** Fast path: one insert for all. The slow path looks up the facts of each claimant that got nothing. */
export async function claimBatch(
  deps: BatchDeps,
  rightInMonth: string,
  requests: readonly ClaimRequest[],
): Promise<readonly Verdict[]> {
  const [first, last] = [requests[0], requests.at(-1)];
  if (!first || !last) return [];
  deps.loadGate.record(requests.length);
  const { productId, groupId, rightsId, at: now } = last;
  const { cycle, startsAt } = claimCycle(now);
  const right: RightInCycle = { productId, groupId, rightsId, cycle, now };
  const offerOf = (offered: OfferedRow): BatchOffer => ({
    right,
    offered,
    openedBy: offered.starts_next_month ? new Date(startsAt - 1) : now,
  });
  const isOpen = ({ offered, openedBy }: BatchOffer): boolean =>
    isOpenToAll(offered, openedBy, [first.at, now]);

  const cached = deps.offers.get(rightInMonth);
  const isTried = cached !== undefined && isOpen(offerOf(cached));
  const inserted = isTried ? await insertOptimistically(deps, offerOf(cached), requests) : undefined;
  if (inserted) return inserted;

  const [offered] = await offeredRight(deps.db, right);
  if (!offered) return requests.map(() => notFound);
  deps.offers.set(rightInMonth, offered);
  const offer = offerOf(offered);
  const written = isOpen(offer)
    ? ((isTried ? undefined : await insertOptimistically(deps, offer, requests)) ??
      (await insertChecked(deps, offer, requests)))
    : [];
  let verdicts = fillGaps(
    requests.map(() => undefined),
    written,
  );
  for (let lookup = 0; lookup < maxLookups; lookup += 1) {
    const undecided = requests.filter((_request, place) => !verdicts[place]);
    if (undecided.length === 0) break;
    verdicts = fillGaps(verdicts, await judgeAndInsert(deps, { ...offer, openedBy: now }, undecided));
  }
  return verdicts.map((verdict) => verdict ?? { refusal: '领取没有成功，请再试一次' });
}

/** Judges each request by the claimant's own facts and inserts those that may be claimed. */
async function judgeAndInsert(
  deps: BatchDeps,
  offer: BatchOffer,
  requests: readonly ClaimRequest[],
): Promise<Verdicts> {
  const { right, offered } = offer;
  const [claimants, repeated, provinces] = await Promise.all([
    claimFacts(deps.db, { ...right, ...claimantColumns(requests), withLevel: offered.min_level > 0 }),
    repeatedAnswers(deps.db, requests),
    offered.province_only
      ? otherProvinces(
          deps,
          requests.map(({ userId }) => userId),
        )
      : noUsers,
  ]);
  const judged = requests.map((request, place) => {
    const claimant = claimants[place];
    const answered = repeated.get(request.claimId);
    if (answered) return answered(request);
    return claimant
      ? judgeClaim(offered, { ...claimant, province: provinces.get(request.userId) }, request, request.at)
      : notFound;
  });
  await addRepeats(deps.db, right, requests, judged);
  const claimable = requests.filter((_request, place) => !judged[place]);
  if (claimable.length === 0) return judged;
  return fillGaps(
    judged,
    (await insertOptimistically(deps, offer, claimable)) ?? (await insertChecked(deps, offer, claimable)),
  );
}

/** Replaces each undefined verdict by the next of `missing`, in order. */
function fillGaps(verdicts: Verdicts, missing: Verdicts): Verdicts {
  let next = 0;
  return verdicts.map((verdict) => verdict ?? missing[next++]);
}

const noUsers: ReadonlyMap<string, OtherProvince> = new Map();
