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
import { claimFacts, takeClaims, type CrowdRow, type TakeOutcome } from './take-claims.ts';

export type ClaimRight = (member: Member, claim: Claim) => Promise<Claimed>;

type Engine = Pick<Deps, 'db' | 'clock' | 'claimsDue'>;

interface Wish extends Claim {
  readonly claimId: string;
  readonly userId: string;
  /** When it came in: what a subscriber waits in the queue never costs them a month or an opening. */
  readonly at: Date;
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
export function claimRights(deps: Engine): ClaimRight {
  const queue = naturalBatch<Wish, Verdict>({
    most,
    longest,
    patienceMs,
    run: (_rightInCycle, wishes) => serveTogether(deps, wishes),
    turnedAway: () => new Refusal('当前领取的人太多，请稍后再试'),
  });
  return async (member, claim) => {
    const at = deps.clock.now();
    const verdict = await queue(`${claimCycle(at).cycle} ${claim.productId} ${claim.groupId} ${claim.rightsId}`, { ...claim, claimId: newId(), userId: member.userId, at });
    if ('refusal' in verdict) throw new Refusal(verdict.refusal);
    return verdict.claimed;
  };
}

async function serveTogether({ db, claimsDue }: Engine, wishes: readonly Wish[]): Promise<readonly Verdict[]> {
  const last = wishes.at(-1);
  if (!last) return [];
  const { productId, groupId, rightsId, at: now } = last;
  const right = { productId, groupId, rightsId, cycle: claimCycle(now).cycle, now };
  const rows = await claimFacts(db, { ...right, ...whoWants(wishes) });
  const rowOf = new Map(rows.map((row) => [row.place, row]));
  const verdicts = wishes.map((wish, place) => judge(rowOf.get(place + 1), wish.at));
  const [facts] = rows;
  const open = wishes.filter((_wish, place) => verdicts[place] === undefined);
  if (!facts || open.length === 0) return verdicts.map((verdict) => verdict ?? notFound);

  const outcomes = await takeClaims(db, {
    ...right,
    ...whoWants(open),
    deliverBy: new Date(now.getTime() + facts.delivery_limit_seconds * 1000),
    quota: facts.choose_count,
    monthlyStock: facts.monthly_stock,
    claimIds: open.map(({ claimId }) => claimId),
    channelIds: open.map(({ channelId }) => channelId),
    smsIds: open.map(({ smsId }) => smsId),
    wtAcs: open.map(({ wtAc }) => wtAc),
    wtAcIds: open.map(({ wtAcId }) => wtAcId),
  });
  if (outcomes.some(({ outcome }) => outcome === 'taken')) claimsDue.ring();
  const decided = new Map(open.map((wish, place) => [wish, verdictOf(outcomes[place], wish, facts.choose_count, now)]));
  return wishes.map((wish, place) => verdicts[place] ?? decided.get(wish) ?? notFound);
}

const whoWants = (wishes: readonly Wish[]) => ({ userIds: wishes.map(({ userId }) => userId), subscriptionIds: wishes.map(({ subscriptionId }) => subscriptionId) });

const notFound: Verdict = { refusal: '没有找到该权益' };

/** What the rule says before anybody is asked to take; undefined where it may be taken. */
function judge(row: CrowdRow | undefined, now: Date): Verdict | undefined {
  if (!row) return notFound;
  if (row.claim_id && row.claimed_at && row.claim_state) return { claimed: claimedAnswer(row.claim_id, row.claim_state, row.claimed_at) };
  const { recvStatus: status, recvReason } = recvStatus(rightFacts(row, now), now);
  return status === 0 ? undefined : { refusal: recvReason || '该权益暂不可领' };
}

function verdictOf(outcome: TakeOutcome | undefined, { claimId }: Wish, quota: number, now: Date): Verdict {
  if (!outcome) throw new Error('take_claims left somebody without an answer');
  switch (outcome.outcome) {
    case 'taken':
      return { claimed: claimedAnswer(claimId, 'delivering', now) };
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
