import type { Claim, Claimed } from '#core/contract/content/rights.shapes.ts';
import { unverifiedNumber } from '#core/rules/membership/province-eligibility.ts';
import { recvStatus } from '#core/rules/rights/recv-status.ts';
import { keyUsedSentence } from '../../../http/idempotency/idempotency.ts';
import { rightFacts } from '../rights/right-facts.ts';
import type { OtherProvince } from '../rights/home-province.ts';
import type { ClaimantRow, OfferedRow, RejectedClaim } from './claim-queries.ts';

export type Verdict = { readonly claimed: Claimed } | { readonly refusal: string };

/** One for each request; undefined where a lookup of the claimant is needed first. */
export type Verdicts = readonly (Verdict | undefined)[];

export const notFound: Verdict = { refusal: '没有找到该权益' };

/** Meets every condition that depends on the claimant, except a level. */
const eligibleClaimant = (openedBy: Date): ClaimantRow => ({
  subscription_id: '',
  opened_at: openedBy,
  group_used: 0,
  level: 0,
  claim_id: null,
  claim_state: null,
  claimed_at: null,
  first_claim_id: null,
  first_claimed_at: null,
  first_subscription_id: null,
  first_rights_id: null,
});

/** Whether the right is open to every subscriber that opened its product in time: then the optimistic insert needs no lookup. */
export const isOpenToAll = (right: OfferedRow, openedBy: Date, moments: readonly Date[]): boolean =>
  moments.every(
    (at) =>
      recvStatus(
        rightFacts({ ...right, ...eligibleClaimant(openedBy), out_of_province: right.province_only }, at),
        at,
      ).recvStatus === 0,
  );

/** Undefined where the right may be claimed. */
export function judgeClaim(
  right: OfferedRow,
  claimant: ClaimantRow & { readonly province: OtherProvince | undefined },
  { subscriptionId, rightsId }: Claim,
  at: Date,
): Verdict | undefined {
  const { first_claim_id, first_claimed_at, claim_id, claim_state, claimed_at } = claimant;
  if (first_claim_id && first_claimed_at) {
    return repetitionOf(
      claimAccepted(first_claim_id, first_claimed_at.toISOString()),
      claimant.first_subscription_id === subscriptionId && claimant.first_rights_id === rightsId,
    );
  }
  if (claimant.subscription_id === null) return notFound;
  if (claim_id && claim_state && claimed_at)
    return existingClaim(claim_id, claim_state === 'delivered' ? 2 : 1, claimed_at.toISOString());
  const facts = rightFacts({ ...right, ...claimant, out_of_province: claimant.province === 'elsewhere' }, at);
  const { recvStatus: status, recvReason } = recvStatus(facts, at);
  if (status !== 0) return { refusal: recvReason || '该权益暂不可领' };
  return claimant.province === 'unverified' ? { refusal: unverifiedNumber } : undefined;
}

/** A repeated key gets the first answer, unless the request is for another right or subscription. */
export const repetitionOf = (first: Verdict, isSame: boolean): Verdict =>
  isSame ? first : { refusal: keyUsedSentence };

/** The first answer, and the answer to every repetition of it. */
export const claimAccepted = (claimId: string, claimedAt: string): Verdict => ({
  claimed: { claimId, recvStatus: 1, message: '领取成功，正在为您发放', claimedAt },
});

export const existingClaim = (claimId: string, status: 1 | 2, claimedAt: string): Verdict =>
  status === 2
    ? { claimed: { claimId, recvStatus: status, message: '领取成功', claimedAt } }
    : claimAccepted(claimId, claimedAt);

/** Undefined where a lookup of the claimant is needed to give the reason. */
export function claimRejected(outcome: RejectedClaim['outcome'], quota: number): Verdict | undefined {
  switch (outcome) {
    case 'quota-used':
      return { refusal: `本月已选满${quota}项` };
    case 'sold-out':
      return { refusal: '手慢了，本月名额已领完，下月1日再来' };
    case 'needs-lookup':
      return undefined;
  }
}
