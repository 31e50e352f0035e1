import type { Claim, Claimed } from '#core/contract/content/rights.shapes.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { recvStatus } from '#core/rules/rights/recv-status.ts';
import { naturalBatch } from '../../../db/natural-batch.ts';
import type { ClaimState } from '../../../db/schema/rights.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { newId } from '../../../http/secrets.ts';
import { rightFacts } from './right-facts.ts';
import { rightOfMany, type RightRow } from './tables.ts';
import { takeClaims, type TakeOutcome } from './take-claims.ts';

export type ClaimRight = (member: Member, claim: Claim) => Promise<Claimed>;

interface Wish extends Claim {
  readonly claimId: string;
  readonly userId: string;
}

type Verdict = { readonly claimed: Claimed } | { readonly refusal: string };

/** A crowd of so many goes to the database together; of the rest, nobody waits longer than a person would. */
const most = 512;
const longest = 20_000;
const patienceMs = 5_000;

/**
 * Claims a right once per cycle, however often it is asked for; the answer to a repetition is the first answer.
 * Whoever wants the same right at the same moment is served together, in the order of arrival.
 */
export function claimRights(deps: Deps): ClaimRight {
  const queue = naturalBatch<Wish, Verdict>({
    most,
    longest,
    patienceMs,
    run: (_right, wishes) => serveTogether(deps, wishes),
    turnedAway: () => new Refusal('当前领取的人太多，请稍后再试'),
  });
  return async (member, claim) => {
    const verdict = await queue(`${claim.productId} ${claim.groupId} ${claim.rightsId}`, { ...claim, claimId: newId(), userId: member.userId });
    if ('refusal' in verdict) throw new Refusal(verdict.refusal);
    return verdict.claimed;
  };
}

async function serveTogether({ db, clock, claimsDue }: Deps, wishes: readonly Wish[]): Promise<readonly Verdict[]> {
  const [first] = wishes;
  if (!first) return [];
  const now = clock.now();
  const { cycle } = claimCycle(now);
  const { productId, groupId, rightsId } = first;
  const rows = await rightOfMany(db, { productId, groupId, rightsId, cycle, now, userIds: wishes.map(({ userId }) => userId), subscriptionIds: wishes.map(({ subscriptionId }) => subscriptionId) });
  const rowOf = new Map(rows.map((row) => [row.place, row]));
  const verdicts = wishes.map((_wish, at) => judge(rowOf.get(at + 1), now));
  const [right] = rows;
  const open = wishes.filter((_wish, at) => verdicts[at] === undefined);
  if (!right || open.length === 0) return verdicts.map((verdict) => verdict ?? { refusal: '没有找到该权益' });

  const deliverBy = new Date(now.getTime() + right.delivery_limit_seconds * 1000);
  const taken = await takeClaims(db, { productId, groupId, rightsId, cycle, now, deliverBy, quota: right.choose_count, monthlyStock: right.monthly_stock }, open);
  if (taken.some(({ outcome }) => outcome === 'taken')) claimsDue.ring();
  const outcomes = taken.values();
  return verdicts.map((verdict) => verdict ?? verdictOf(outcomes.next().value, right));
}

/** What the rule says before anybody is asked to take; undefined where it may be taken. */
function judge(row: RightRow | undefined, now: Date): Verdict | undefined {
  if (!row) return { refusal: '没有找到该权益' };
  if (row.claim_id && row.claimed_at && row.claim_state) return { claimed: claimedAnswer(row.claim_id, row.claim_state, row.claimed_at) };
  const { recvStatus: status, recvReason } = recvStatus(rightFacts(row, now), now);
  return status === 0 ? undefined : { refusal: recvReason || '该权益暂不可领' };
}

function verdictOf(outcome: TakeOutcome | undefined, { choose_count: quota }: RightRow): Verdict {
  if (!outcome) throw new Error('take_claims left somebody without an answer');
  switch (outcome.outcome) {
    case 'taken':
    case 'already':
      return outcome.claim_id === null ? { refusal: '领取没有成功，请再试一次' } : { claimed: claimedAnswer(outcome.claim_id, outcome.state, outcome.claimed_at) };
    case 'quota-used':
      return { refusal: `本组每月可选${quota}项，本月已选满` };
    case 'sold-out':
      return { refusal: '手慢了，本月名额已领完，下月1日再来' };
  }
}

const claimedAnswer = (claimId: string, state: ClaimState, claimedAt: Date): Claimed => ({
  claimId,
  recvStatus: state === 'delivered' ? 2 : 1,
  message: state === 'delivered' ? '领取成功' : '领取成功，正在为您发放',
  claimedAt: claimedAt.toISOString(),
});
