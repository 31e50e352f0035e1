import type { Claim, Claimed } from '#core/contract/content/rights.shapes.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { naturalBatch } from '../../../db/natural-batch.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { idOf, newId } from '../../../http/secrets.ts';
import { isOpenToAll, judge, notFound, repeated, taken, untaken, type Verdict } from './claim-verdict.ts';
import { crowdTaker } from './crowd-taker.ts';
import { elsewhereAmong, type Homes } from './home-province.ts';
import { claimFacts, offeredRight, type OfferedRow, type WantedRight } from './take-claims.ts';

/** A claim that may say where it is made. */
export type PlacedClaim = Claim & { readonly areaNum?: string | undefined };

/** With the key of the request, which names the claim, its repetition is known: over the month's end, and after the claim was given back. */
export type ClaimRight = (member: Member, claim: PlacedClaim, key?: string) => Promise<Claimed>;

type Counter = Homes & Pick<Deps, 'clock' | 'claimsDue' | 'rush'>;
type Engine = Counter & { readonly takeClaims: ReturnType<typeof crowdTaker> };

interface Wish extends PlacedClaim {
  readonly claimId: string;
  readonly userId: string;
  /** When it came in: what a subscriber waits in the queue never costs them a month or an opening. */
  readonly at: Date;
}

/** A crowd of so many goes to the database together; of the rest, nobody waits longer than a person would. */
const most = 512;
const longest = 20_000;
const usualPatienceMs = 5_000;
/** What was seen may have changed when it is taken, because others claim and give back meanwhile: so often it is looked at again. */
const mostLooks = 3;

/**
 * Claims a right once per cycle, however often it is asked for; the answer to a repetition is the first answer.
 * Whoever wants the same right at the same moment is served together, in the order of arrival.
 */
export function claimRights(deps: Counter, patienceMs = usualPatienceMs): ClaimRight {
  const engine: Engine = { ...deps, takeClaims: crowdTaker(deps.db) };
  const queue = naturalBatch<Wish, Verdict>({
    most,
    longest,
    patienceMs,
    run: (_rightInCycle, wishes) => serveTogether(engine, wishes),
    turnedAway: () => new Refusal('当前领取的人太多，请稍后再试'),
  });
  let month = claimCycle(deps.clock.now());
  return async (member, claim, key) => {
    const at = deps.clock.now();
    if (at.getTime() < month.startsAt || at.getTime() >= month.endsAt) month = claimCycle(at);
    const verdict = await queue(`${month.cycle} ${claim.productId} ${claim.groupId} ${claim.rightsId}`, { ...claim, claimId: key === undefined ? newId() : idOf(member.userId, key), userId: member.userId, at });
    if ('refusal' in verdict) throw new Refusal(verdict.refusal);
    return verdict.claimed;
  };
}

/** First for all of them at once; of those who got nothing, the rule is told all there is to know. */
async function serveTogether(deps: Engine, wishes: readonly Wish[]): Promise<readonly Verdict[]> {
  const [first, last] = [wishes[0], wishes.at(-1)];
  if (!first || !last) return [];
  deps.rush.came(wishes.length);
  const { productId, groupId, rightsId, at: now } = last;
  const { cycle, startsAt } = claimCycle(now);
  const right: WantedRight = { productId, groupId, rightsId, cycle, now };
  const [offered] = await offeredRight(deps.db, right);
  if (!offered) return wishes.map(() => notFound);

  const openedBy = offered.starts_next_month ? new Date(startsAt - 1) : now;
  const verdicts: (Verdict | undefined)[] = isOpenToAll(offered, openedBy, [first.at, now]) ? await take(deps, { right, offered, openedBy }, wishes) : [];
  for (let look = 0; look < mostLooks; look += 1) {
    const unseen = [...wishes.entries()].filter(([place]) => !verdicts[place]);
    if (unseen.length === 0) break;
    const theirs = unseen.map(([, wish]) => wish);
    const [rows, elsewhere] = await Promise.all([
      claimFacts(deps.db, { ...right, ...whoWants(theirs), withLevel: offered.min_level > 0 }),
      offered.province_only ? elsewhereAmong(deps, theirs.map(({ userId }) => userId)) : nobody,
    ]);
    const open: (readonly [place: number, wish: Wish])[] = [];
    for (const [at, [place, wish]] of unseen.entries()) {
      const row = rows[at];
      const verdict = row ? judge(offered, { ...row, out_of_province: elsewhere.has(wish.userId) }, wish, wish.at) : notFound;
      if (verdict) verdicts[place] = verdict;
      else open.push([place, wish]);
    }
    const outcomes = await take(deps, { right, offered, openedBy: now }, open.map(([, wish]) => wish));
    for (const [at, [place]] of open.entries()) verdicts[place] = outcomes[at];
  }
  return wishes.map((_wish, place) => verdicts[place] ?? { refusal: '领取没有成功，请再试一次' });
}

const nobody: ReadonlySet<string> = new Set();

interface Taking {
  readonly right: WantedRight;
  readonly offered: OfferedRow;
  readonly openedBy: Date;
}

/** A verdict for each of them, or none where more must be known first. */
async function take({ takeClaims, claimsDue }: Engine, { right, offered, openedBy }: Taking, wishes: readonly Wish[]): Promise<(Verdict | undefined)[]> {
  if (wishes.length === 0) return [];
  const firsts = new Map<string, number>();
  for (const [place, { claimId }] of wishes.entries()) if (!firsts.has(claimId)) firsts.set(claimId, place);
  const takers = firsts.size === wishes.length ? wishes : Array.from(firsts.values(), (place) => wishes[place] as Wish);
  const rows = await takeClaims({
    ...right,
    ...whoWants(takers),
    openedBy,
    deliverBy: new Date(right.now.getTime() + offered.delivery_limit_seconds * 1000),
    quota: offered.choose_count,
    monthlyStock: offered.monthly_stock,
    channelIds: takers.map(({ channelId }) => channelId),
    areaNums: told(takers, ({ areaNum }) => areaNum),
    smsIds: told(takers, ({ smsId }) => smsId),
    wtAcs: told(takers, ({ wtAc }) => wtAc),
    wtAcIds: told(takers, ({ wtAcId }) => wtAcId),
  });
  if (rows.length < takers.length) claimsDue.ring();
  const claimedAt = right.now.toISOString();
  const verdicts: (Verdict | undefined)[] = takers.map(({ claimId }) => taken(claimId, claimedAt));
  for (const { place, outcome } of rows) verdicts[place - 1] = untaken(outcome, offered.choose_count);
  return takers === wishes ? verdicts : withRepetitions(wishes, takers, verdicts);
}

/** Who asks twice in one crowd hears the same twice. */
function withRepetitions(wishes: readonly Wish[], takers: readonly Wish[], verdicts: readonly (Verdict | undefined)[]): (Verdict | undefined)[] {
  const firsts = new Map(takers.map((wish, place) => [wish.claimId, { wish, verdict: verdicts[place] }]));
  return wishes.map((wish) => {
    const first = firsts.get(wish.claimId);
    return !first?.verdict || first.wish === wish ? first?.verdict : repeated(first.verdict, wish.subscriptionId === first.wish.subscriptionId);
  });
}

const told = (wishes: readonly Wish[], of: (wish: Wish) => string | undefined) => (wishes.some((wish) => of(wish) !== undefined) ? wishes.map(of) : undefined);

const whoWants = (wishes: readonly Wish[]) => ({
  userIds: wishes.map(({ userId }) => userId),
  subscriptionIds: wishes.map(({ subscriptionId }) => subscriptionId),
  claimIds: wishes.map(({ claimId }) => claimId),
});
