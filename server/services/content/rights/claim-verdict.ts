import type { Claim, Claimed } from '#core/contract/content/rights.shapes.ts';
import { recvStatus } from '#core/rules/rights/recv-status.ts';
import type { ClaimState } from '../../../db/schema/rights.ts';
import { keyUsedSentence } from '../../../http/idempotency.ts';
import { rightFacts } from './right-facts.ts';
import type { OfferedRow, Untaken, WisherRow } from './take-claims.ts';

export type Verdict = { readonly claimed: Claimed } | { readonly refusal: string };

export const notFound: Verdict = { refusal: '没有找到该权益' };

/** Nobody suits a right better than who opened its product in time, has claimed nothing and asks where no level is asked for; nobody's home is known yet. */
const idealWisher = (openedBy: Date): WisherRow => ({
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

/** Whether a right is there for everybody who opened its product in time: then the database may be asked for it at once. */
export const isOpenToAll = (right: OfferedRow, openedBy: Date, moments: readonly Date[]): boolean =>
  moments.every(
    (at) =>
      recvStatus(
        rightFacts({ ...right, ...idealWisher(openedBy), out_of_province: right.province_only }, at),
        at,
      ).recvStatus === 0,
  );

/** What the rule says before anybody is asked to take; undefined where it may be taken. */
export function judge(
  right: OfferedRow,
  wisher: WisherRow & { readonly out_of_province: boolean },
  { subscriptionId, rightsId }: Claim,
  at: Date,
): Verdict | undefined {
  const { first_claim_id, first_claimed_at, claim_id, claim_state, claimed_at } = wisher;
  if (first_claim_id && first_claimed_at) {
    return repeated(
      taken(first_claim_id, first_claimed_at.toISOString()),
      wisher.first_subscription_id === subscriptionId && wisher.first_rights_id === rightsId,
    );
  }
  if (wisher.subscription_id === null) return notFound;
  if (claim_id && claim_state && claimed_at) return held(claim_id, claim_state, claimed_at.toISOString());
  const { recvStatus: status, recvReason } = recvStatus(rightFacts({ ...right, ...wisher }, at), at);
  return status === 0 ? undefined : { refusal: recvReason || '该权益暂不可领' };
}

/** Whoever asks again with their key gets the first answer, unless they ask for something else. */
export const repeated = (first: Verdict, isSame: boolean): Verdict =>
  isSame ? first : { refusal: keyUsedSentence };

/** The first answer, and the answer to every repetition of it. */
export const taken = (claimId: string, claimedAt: string): Verdict => ({
  claimed: { claimId, recvStatus: 1, message: '领取成功，正在为您发放', claimedAt },
});

const held = (claimId: string, state: ClaimState, claimedAt: string): Verdict =>
  state === 'delivered'
    ? { claimed: { claimId, recvStatus: 2, message: '领取成功', claimedAt } }
    : taken(claimId, claimedAt);

/** Undefined while more must be known. */
export function untaken(outcome: Untaken['outcome'], quota: number): Verdict | undefined {
  switch (outcome) {
    case 'quota-used':
      return { refusal: `本组每月可选${quota}项，本月已选满` };
    case 'sold-out':
      return { refusal: '手慢了，本月名额已领完，下月1日再来' };
    case 'unseen':
      return undefined;
  }
}
