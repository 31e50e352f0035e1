import type { Claim } from '#core/contract/content/rights.shapes.ts';
import type { Deps } from '../../../deps.ts';
import { repeated, taken, untaken, type Verdict } from './claim-verdict.ts';
import type { CrowdTaker } from './crowd-taker.ts';
import type { OfferedRow, WantedClaims, WantedRight } from './take-claims.ts';

/** A claim that may say where it is made. */
export type PlacedClaim = Claim & { readonly areaNum?: string | undefined };

export interface Wish extends PlacedClaim {
  readonly claimId: string;
  readonly userId: string;
  /** When it came in: what a subscriber waits in the queue never costs them a month or an opening. */
  readonly at: Date;
}

/** What is taken, as it was offered. */
export interface Taking {
  readonly right: WantedRight;
  readonly offered: OfferedRow;
  readonly openedBy: Date;
}

/** One for each wish, or none where more must be known first. */
export type Verdicts = readonly (Verdict | undefined)[];

interface Counter extends Pick<Deps, 'claimsDue'> {
  readonly crowds: CrowdTaker;
}

/** The verdicts when all of them got theirs at once; undefined when nothing was taken. */
export async function takeAtTheirWord(
  { crowds, claimsDue }: Counter,
  taking: Taking,
  wishes: readonly Wish[],
): Promise<readonly Verdict[] | undefined> {
  if (new Set(wishes.map(({ claimId }) => claimId)).size < wishes.length) return undefined;
  if (!(await crowds.atTheirWord(wantedClaims(taking, wishes)))) return undefined;
  claimsDue.ring();
  const claimedAt = taking.right.now.toISOString();
  return wishes.map(({ claimId }) => taken(claimId, claimedAt));
}

/** Who asks twice in one crowd hears the same twice. */
export async function takeWarily(
  { crowds, claimsDue }: Counter,
  taking: Taking,
  wishes: readonly Wish[],
): Promise<Verdicts> {
  const takers = new Map(wishes.toReversed().map((wish) => [wish.claimId, wish]));
  const firsts = wishes.filter((wish) => takers.get(wish.claimId) === wish);
  const rows = await crowds.warily(wantedClaims(taking, firsts));
  if (rows.length < firsts.length) claimsDue.ring();
  const claimedAt = taking.right.now.toISOString();
  const outcomes = new Map(rows.map(({ place, outcome }) => [firsts[place - 1]?.claimId, outcome]));
  return wishes.map((wish) => {
    const outcome = outcomes.get(wish.claimId);
    const verdict = outcome ? untaken(outcome, taking.offered.choose_count) : taken(wish.claimId, claimedAt);
    const first = takers.get(wish.claimId);
    return !verdict || !first || first === wish
      ? verdict
      : repeated(verdict, wish.subscriptionId === first.subscriptionId);
  });
}

export const whoWants = (wishes: readonly Wish[]) => ({
  userIds: wishes.map(({ userId }) => userId),
  subscriptionIds: wishes.map(({ subscriptionId }) => subscriptionId),
  claimIds: wishes.map(({ claimId }) => claimId),
});

const wantedClaims = ({ right, offered, openedBy }: Taking, wishes: readonly Wish[]): WantedClaims => ({
  ...right,
  ...whoWants(wishes),
  openedBy,
  deliverBy: new Date(right.now.getTime() + offered.delivery_limit_seconds * 1000),
  version: offered.version,
  quota: offered.choose_count,
  monthlyStock: offered.monthly_stock,
  channelIds: wishes.map(({ channelId }) => channelId),
  areaNums: told(wishes, ({ areaNum }) => areaNum),
  smsIds: told(wishes, ({ smsId }) => smsId),
  wtAcs: told(wishes, ({ wtAc }) => wtAc),
  wtAcIds: told(wishes, ({ wtAcId }) => wtAcId),
});

const told = (wishes: readonly Wish[], of: (wish: Wish) => string | undefined) =>
  wishes.some((wish) => of(wish) !== undefined) ? wishes.map(of) : undefined;
