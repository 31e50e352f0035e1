import { LRUCache } from 'lru-cache';
import type { Claimed } from '#core/contract/content/rights.shapes.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { coalesce, type CoalesceOptions } from '../../../db/coalesce.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { idOf, newId } from '../../../http/secrets.ts';
import type { ProvinceLookup } from '../rights/home-province.ts';
import { claimBatch, type BatchDeps } from './claim-batch.ts';
import type { ClaimRequest, LocatedClaim } from './claim-request.ts';
import type { Verdict } from './claim-verdict.ts';
import { claimBatchWriter } from './write-claims.ts';

/** The request's idempotency key names the claim: its repetition is recognised after the month's end and after a give-back. */
export type ClaimRight = (member: Member, claim: LocatedClaim, key?: string) => Promise<Claimed>;

type QueueLimits = Pick<CoalesceOptions<never, never>, 'maxWaitMs' | 'maxHoldMs'>;

const maxBatch = 512;
const maxQueue = 20_000;
const defaultLimits: QueueLimits = { maxWaitMs: 5_000 };
const maxCachedOffers = 1_000;

/**
 * Claims a right once per cycle; a repetition gets the first answer. Concurrent requests for the same right are
 * coalesced into batches in the order of arrival.
 *
 * The path of a claim: this queue → `claim-batch.ts` → judged in `claim-verdict.ts` → written in `write-claims.ts`
 * → delivered in `deliver-claims.ts`.
 */
export function claimRights(
  deps: ProvinceLookup & Pick<Deps, 'clock' | 'claimsDue' | 'loadGate'>,
  limits = defaultLimits,
): ClaimRight {
  const batchDeps: BatchDeps = {
    ...deps,
    writer: claimBatchWriter(deps.db),
    offers: new LRUCache({ max: maxCachedOffers }),
  };
  const queue = coalesce<ClaimRequest, Verdict>({
    maxBatch,
    maxQueue,
    ...limits,
    run: (rightInMonth, requests) => claimBatch(batchDeps, rightInMonth, requests),
    onOverload: () => new Refusal('当前领取的人太多，请稍后再试'),
  });
  let month = claimCycle(deps.clock.now());
  return async (member, { madeAt, ...claim }, key) => {
    const at = madeAt ?? deps.clock.now();
    if (at.getTime() < month.startsAt || at.getTime() >= month.endsAt) month = claimCycle(at);
    const verdict = await queue(`${month.cycle} ${claim.productId} ${claim.groupId} ${claim.rightsId}`, {
      ...claim,
      claimId: key === undefined ? newId() : idOf(member.userId, key),
      hasKey: key !== undefined,
      userId: member.userId,
      at,
    });
    if ('refusal' in verdict) throw new Refusal(verdict.refusal);
    return verdict.claimed;
  };
}
