import type { MonthGroupView } from '#core/contract/content/my-month.shapes.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { autoClaimChannel, autoClaimed, autoClaimPlan } from '#core/rules/rights/my-month-plan.ts';
import { nextAutoClaim, userFraction } from '#core/rules/rights/my-month-times.ts';
import { monthStatus, type GroupedRight } from '#core/rules/rights/my-month.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { ClaimRight } from '../claims/public.ts';
import { forEach } from './for-each.ts';
import { monthGroups } from './month-groups.ts';
import {
  beginOutcome,
  isUnchanged,
  noteOutcome,
  outcomesOf,
  picksOf,
  takeDue,
  type DueSubscriber,
} from './tables.ts';

const minute = 60_000;
/** Retry after this long when a round crashed or the claim queue was overloaded. */
const leaseMs = 5 * minute;
const mostTries = 5;
/** By then deliveries are settled, so that the message reports their final outcome. */
const tellAfterMs = 15 * minute;

type Wish = GroupedRight<MonthGroupView>;

/** Claims for the subscribers that are due, through the same queue as every claim; returns how many they were. */
export async function claimAutomatically(deps: Deps, claimRight: ClaimRight): Promise<number> {
  const now = deps.clock.now();
  const due = await takeDue(deps.db, 'claim_at', now, new Date(now.getTime() + leaseMs));
  // Concurrently, so that claims of the same right share a batch.
  await forEach(deps, due, 'automatic claiming failed', (who) => claimFor(deps, claimRight, who));
  return due.length;
}

async function claimFor(deps: Deps, claimRight: ClaimRight, who: DueSubscriber): Promise<void> {
  const { db, clock } = deps;
  const { cycle } = claimCycle(clock.now());
  let tried = false;
  for (const wish of await wishesOf(deps, who, cycle)) {
    // A changed or disabled setting takes effect at once, not after the rest of the list.
    if (!(await isUnchanged(db, who))) return tellLater(deps, who);
    await claimWish(deps, claimRight, who, wish, cycle);
    tried = true;
  }
  if (tried && (await wishesOf(deps, who, cycle)).length > 0) return;
  if (tried) await tellLater(deps, who);
  const now = clock.now();
  const openings = (await wantedOf(deps, who))
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
async function wishesOf(deps: Deps, who: DueSubscriber, cycle: string): Promise<Wish[]> {
  const now = deps.clock.now();
  const [groups, picks, outcomes] = await Promise.all([
    groupsOf(deps, who),
    picksOf(deps.db, who.user_id),
    outcomesOf(deps.db, who.user_id, cycle),
  ]);
  const outcomeOf = ({ group, right }: Wish) =>
    outcomes.find(
      (each) => each.subscription_id === group.subscriptionId && each.rights_id === right.rightsId,
    );
  // One try more than the others, to record the outcome of the last one; a claim that always fails ends too.
  const isBegun = (wish: Wish) => {
    const outcome = outcomeOf(wish);
    return (
      outcome !== undefined &&
      outcome.claim_id === null &&
      outcome.reason === '' &&
      outcome.tries <= mostTries
    );
  };
  const planned = new Set(autoClaimPlan(groups, who.auto_claim, picks, now).map(({ right }) => right));
  return autoClaimed(groups, who.auto_claim, picks).filter(
    (wish) => isBegun(wish) || (planned.has(wish.right) && (outcomeOf(wish)?.tries ?? 0) < mostTries),
  );
}

const groupsOf = (deps: Deps, { user_id: userId, mobile }: DueSubscriber) =>
  monthGroups(deps, { userId, mobile }, deps.clock.now());
const wantedOf = async (deps: Deps, who: DueSubscriber) =>
  autoClaimed(await groupsOf(deps, who), who.auto_claim, await picksOf(deps.db, who.user_id));

async function claimWish(
  { db, clock }: Deps,
  claimRight: ClaimRight,
  { user_id: userId, mobile }: DueSubscriber,
  { group, right }: Wish,
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

const tellLater = async ({ db, clock }: Deps, { user_id }: DueSubscriber): Promise<void> =>
  void (await db
    .updateTable('month_settings')
    .set({ notify_at: new Date(clock.now().getTime() + tellAfterMs) })
    .where('user_id', '=', user_id)
    .execute());
