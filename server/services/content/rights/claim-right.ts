import { LRUCache } from 'lru-cache';
import type { Claimed } from '#core/contract/content/rights.shapes.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { naturalBatch } from '../../../db/natural-batch.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { idOf, newId } from '../../../http/secrets.ts';
import { isOpenToAll, judge, notFound, type Verdict } from './claim-verdict.ts';
import { crowdTaker, type CrowdTaker } from './crowd-taker.ts';
import { elsewhereAmong, type Homes } from './home-province.ts';
import { claimFacts, offeredRight, type OfferedRow, type WantedRight } from './take-claims.ts';
import {
  takeAtTheirWord,
  takeWarily,
  whoWants,
  type PlacedClaim,
  type Taking,
  type Verdicts,
  type Wish,
} from './take-wishes.ts';

/** With the key of the request, which names the claim, its repetition is known: over the month's end, and after the claim was given back. */
export type ClaimRight = (member: Member, claim: PlacedClaim, key?: string) => Promise<Claimed>;

type Counter = Homes & Pick<Deps, 'clock' | 'claimsDue' | 'rush'>;

interface Engine extends Counter {
  readonly crowds: CrowdTaker;
  /** What rights offered when they were last read, by right and month. Nobody gets anything by it that was changed since: the database compares versions. */
  readonly offers: LRUCache<string, OfferedRow>;
}

/** A crowd of so many goes to the database together; of the rest, nobody waits longer than a person would. */
const most = 512;
const longest = 20_000;
const usualPatienceMs = 5_000;
/** What was seen may have changed when it is taken, because others claim and give back meanwhile: so often it is looked at again. */
const mostLooks = 3;
const rememberedOffers = 1_000;

/**
 * Claims a right once per cycle, however often it is asked for; the answer to a repetition is the first answer.
 * Whoever wants the same right at the same moment is served together, in the order of arrival.
 */
export function claimRights(deps: Counter, patienceMs = usualPatienceMs): ClaimRight {
  const engine: Engine = {
    ...deps,
    crowds: crowdTaker(deps.db),
    offers: new LRUCache({ max: rememberedOffers }),
  };
  const queue = naturalBatch<Wish, Verdict>({
    most,
    longest,
    patienceMs,
    run: (rightInMonth, wishes) => serveTogether(engine, rightInMonth, wishes),
    turnedAway: () => new Refusal('当前领取的人太多，请稍后再试'),
  });
  let month = claimCycle(deps.clock.now());
  return async (member, claim, key) => {
    const at = deps.clock.now();
    if (at.getTime() < month.startsAt || at.getTime() >= month.endsAt) month = claimCycle(at);
    const verdict = await queue(`${month.cycle} ${claim.productId} ${claim.groupId} ${claim.rightsId}`, {
      ...claim,
      claimId: key === undefined ? newId() : idOf(member.userId, key),
      userId: member.userId,
      at,
    });
    if ('refusal' in verdict) throw new Refusal(verdict.refusal);
    return verdict.claimed;
  };
}

/** First for all of them at once; of those who got nothing, the rule is told all there is to know. */
async function serveTogether(
  deps: Engine,
  rightInMonth: string,
  wishes: readonly Wish[],
): Promise<readonly Verdict[]> {
  const [first, last] = [wishes[0], wishes.at(-1)];
  if (!first || !last) return [];
  deps.rush.came(wishes.length);
  const { productId, groupId, rightsId, at: now } = last;
  const { cycle, startsAt } = claimCycle(now);
  const right: WantedRight = { productId, groupId, rightsId, cycle, now };
  const takingOf = (offered: OfferedRow): Taking => ({
    right,
    offered,
    openedBy: offered.starts_next_month ? new Date(startsAt - 1) : now,
  });
  const isOpen = ({ offered, openedBy }: Taking): boolean => isOpenToAll(offered, openedBy, [first.at, now]);

  const remembered = deps.offers.get(rightInMonth);
  const isTried = remembered !== undefined && isOpen(takingOf(remembered));
  const atOnce = isTried ? await takeAtTheirWord(deps, takingOf(remembered), wishes) : undefined;
  if (atOnce) return atOnce;

  const [offered] = await offeredRight(deps.db, right);
  if (!offered) return wishes.map(() => notFound);
  deps.offers.set(rightInMonth, offered);
  const taking = takingOf(offered);
  const taken = isOpen(taking)
    ? ((isTried ? undefined : await takeAtTheirWord(deps, taking, wishes)) ??
      (await takeWarily(deps, taking, wishes)))
    : [];
  let verdicts = filledIn(
    wishes.map(() => undefined),
    taken,
  );
  for (let look = 0; look < mostLooks; look += 1) {
    const unseen = wishes.filter((_wish, place) => !verdicts[place]);
    if (unseen.length === 0) break;
    verdicts = filledIn(verdicts, await lookAt(deps, { ...taking, openedBy: now }, unseen));
  }
  return verdicts.map((verdict) => verdict ?? { refusal: '领取没有成功，请再试一次' });
}

/** Judges each of them by all there is to know, and takes it for whom it is open. */
async function lookAt(deps: Engine, taking: Taking, wishes: readonly Wish[]): Promise<Verdicts> {
  const { right, offered } = taking;
  const [rows, elsewhere] = await Promise.all([
    claimFacts(deps.db, { ...right, ...whoWants(wishes), withLevel: offered.min_level > 0 }),
    offered.province_only
      ? elsewhereAmong(
          deps,
          wishes.map(({ userId }) => userId),
        )
      : nobody,
  ]);
  const judged = wishes.map((wish, place) => {
    const row = rows[place];
    return row
      ? judge(offered, { ...row, out_of_province: elsewhere.has(wish.userId) }, wish, wish.at)
      : notFound;
  });
  const open = wishes.filter((_wish, place) => !judged[place]);
  if (open.length === 0) return judged;
  return filledIn(
    judged,
    (await takeAtTheirWord(deps, taking, open)) ?? (await takeWarily(deps, taking, open)),
  );
}

/** What was missing, in its order. */
function filledIn(verdicts: Verdicts, missing: Verdicts): Verdicts {
  let next = 0;
  return verdicts.map((verdict) => verdict ?? missing[next++]);
}

const nobody: ReadonlySet<string> = new Set();
