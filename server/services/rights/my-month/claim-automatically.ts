import type { MonthGroupView } from '#core/contract/content/my-month.shapes.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { autoClaimChannel, autoClaimed, autoClaimPlan } from '#core/rules/rights/my-month/my-month-plan.ts';
import { nextAutoClaim, userFraction } from '#core/rules/rights/my-month/my-month-times.ts';
import { monthStatus, type GroupedRight } from '#core/rules/rights/my-month/my-month.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { ClaimRight } from '../claims/claim-right.ts';
import { forEach } from './for-each.ts';
import { monthGroups } from './month-groups.ts';
import {
  beginOutcome,
  isUnchanged,
  noteOutcome,
  outcomesOf,
  picksOf,
  leaseDue,
  type DueSubscriber,
} from './tables.ts';

const minute = 60_000;
/** Retry after this long when a round crashed or the claim queue was overloaded. */
const leaseMs = 5 * minute;
const maxTries = 5;
/** By then deliveries are settled, so that the message reports their final outcome. */
const reportAfterMs = 15 * minute;

type PlannedClaim = GroupedRight<MonthGroupView>;

/** Claims for the subscribers that are due, through the same queue as every claim; returns how many they were. */
export async function claimAutomatically(deps: Deps, claimRight: ClaimRight): Promise<number> {
  const now = deps.clock.now();
  const due = await leaseDue(deps, 'claim_at', now, new Date(now.getTime() + leaseMs));
  // Concurrently, so that claims of the same right share a batch.
  await forEach(deps, due, 'automatic claiming failed', (who) => claimFor(deps, claimRight, who));
  return due.length;
}

async function claimFor(deps: Deps, claimRight: ClaimRight, who: DueSubscriber): Promise<void> {
  const { db, clock } = deps;
  const { cycle } = claimCycle(clock.now());
  let tried = false;
  for (const claim of await plannedClaims(deps, who, cycle)) {
    // A changed or disabled setting takes effect at once, not after the rest of the list.
    if (!(await isUnchanged(db, who))) return reportLater(deps, who);
    await claimPlanned(deps, claimRight, who, claim, cycle);
    tried = true;
  }
  if (tried && (await plannedClaims(deps, who, cycle)).length > 0) return;
  if (tried) await reportLater(deps, who);
  const now = clock.now();
  const openings = (await automaticRights(deps, who))
    .filter(({ right }) => monthStatus(right, now) === 'later')
    .map(({ right }) => Date.parse(right.opensAt));
  await db
    .updateTable('month_settings')
    .set({ claim_at: new Date(nextAutoClaim(userFraction(who.user_id), openings, now)) })
    .where('user_id', '=', who.user_id)
    .where('saved_at', '=', who.saved_at)
    .where('claim_at', 'is not', null)
    .execute();
}

/** The rights to claim now: the plan, and those an earlier round began without recording the outcome. */
async function plannedClaims(deps: Deps, who: DueSubscriber, cycle: string): Promise<PlannedClaim[]> {
  const now = deps.clock.now();
  const [groups, picks, outcomes] = await Promise.all([
    groupsOf(deps, who),
    picksOf(deps.db, who.user_id),
    outcomesOf(deps.db, who.user_id, cycle),
  ]);
  const outcomeOf = ({ group, right }: PlannedClaim) =>
    outcomes.find(
      (each) => each.subscription_id === group.subscriptionId && each.rights_id === right.rightsId,
    );
  // One try more than the others, to record the outcome of the last one; a claim that always fails ends too.
  const isStarted = (claim: PlannedClaim) => {
    const outcome = outcomeOf(claim);
    return (
      outcome !== undefined && outcome.claim_id === null && outcome.reason === '' && outcome.tries <= maxTries
    );
  };
  const plannedRights = new Set(autoClaimPlan(groups, who.auto_claim, picks, now).map(({ right }) => right));
  return autoClaimed(groups, who.auto_claim, picks).filter(
    (claim) =>
      isStarted(claim) || (plannedRights.has(claim.right) && (outcomeOf(claim)?.tries ?? 0) < maxTries),
  );
}

const groupsOf = (deps: Deps, { user_id: userId, mobile }: DueSubscriber) =>
  monthGroups(deps, { userId, mobile }, deps.clock.now());
const automaticRights = async (deps: Deps, who: DueSubscriber) =>
  autoClaimed(await groupsOf(deps, who), who.auto_claim, await picksOf(deps.db, who.user_id));

async function claimPlanned(
  { db, clock }: Deps,
  claimRight: ClaimRight,
  { user_id: userId, mobile }: DueSubscriber,
  { group, right }: PlannedClaim,
  cycle: string,
): Promise<void> {
  const { productId, groupId, subscriptionId } = group;
  const tried = { userId, cycle, subscriptionId, rightsId: right.rightsId };
  await beginOutcome(db, tried, clock.now());
  try {
    const { claimId } = await claimRight(
      { userId, mobile, sessionId: '' },
      { productId, groupId, subscriptionId, rightsId: right.rightsId, channelId: autoClaimChannel },
    );
    await noteOutcome(db, tried, { claim_id: claimId });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await noteOutcome(db, tried, { reason: error.message });
  }
}

const reportLater = async ({ db, clock }: Deps, { user_id }: DueSubscriber): Promise<void> =>
  void (await db
    .updateTable('month_settings')
    .set({ notify_at: new Date(clock.now().getTime() + reportAfterMs) })
    .where('user_id', '=', user_id)
    .execute());
