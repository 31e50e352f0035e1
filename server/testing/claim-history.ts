/** What was done, and when by the clients' common clock: it took effect at some moment in between. */
interface Done {
  readonly begun: number;
  readonly ended: number;
}

export interface KnownClaim {
  readonly owner: string;
  readonly cycle: string;
  readonly claimId: string;
  readonly state: 'delivering' | 'delivered' | 'failed';
}

/** Everything clients heard, in any order. */
export interface ClaimHistory {
  /** Claims somebody was told are theirs. */
  readonly told: readonly (Done & Omit<KnownClaim, 'state'>)[];
  /** What somebody's own list of claims showed. */
  readonly looks: readonly (Done & {
    readonly owner: string;
    readonly claims: readonly Omit<KnownClaim, 'owner'>[];
  })[];
  /** What was left of the right. */
  readonly counts: readonly (Done & { readonly cycle: string; readonly remaining: number })[];
}

/** What is there in the end, and with how many of the right each cycle began. */
export interface InTheEnd {
  readonly claims: readonly KnownClaim[];
  readonly stock: number;
}

/** What cannot have happened if claims hold (F18), as sentences. */
export interface HistoryFaults {
  readonly lost: readonly string[];
  readonly twice: readonly string[];
  readonly untold: readonly string[];
  readonly forgotten: readonly string[];
  readonly miscounted: readonly string[];
}

export const faultsIn = (history: ClaimHistory, end: InTheEnd): HistoryFaults => ({
  lost: lost(history, end),
  twice: twice(end),
  untold: untold(history, end),
  forgotten: forgotten(history),
  miscounted: miscounted(history, end),
});

/** Told of, and not there. */
function lost({ told: acknowledged }: ClaimHistory, { claims }: InTheEnd): string[] {
  const there = new Set(claims.map(named));
  return acknowledged
    .filter((claim) => !there.has(named(claim)))
    .map((claim) => `${named(claim)} was acknowledged and is not there`);
}

/** Two that live, where one is allowed. */
function twice({ claims }: InTheEnd): string[] {
  const live = Map.groupBy(
    claims.filter(({ state }) => state !== 'failed'),
    ({ owner, cycle }) => `${owner} in ${cycle}`,
  );
  return [...live]
    .filter(([, each]) => each.length > 1)
    .map(([whose, each]) => `${whose} has ${each.map(({ claimId }) => claimId).join(' and ')}`);
}

/** There, and nobody was ever told. */
function untold({ told: acknowledged }: ClaimHistory, { claims }: InTheEnd): string[] {
  const heard = new Set(acknowledged.map(named));
  return claims
    .filter((claim) => !heard.has(named(claim)))
    .map((claim) => `${named(claim)} is there and nobody was told`);
}

const named = ({ owner, cycle, claimId }: Pick<KnownClaim, 'owner' | 'cycle' | 'claimId'>): string =>
  `${claimId} of ${owner} in ${cycle}`;
const isSettled = (state: KnownClaim['state']): boolean => state !== 'delivering';

/** Nobody's view goes back in time: what was told or seen is seen by every look that begins later, and what was settled stays as it is. */
function forgotten({ told: acknowledged, looks }: ClaimHistory): string[] {
  const seen = [
    ...acknowledged.map((claim) => ({ ...claim, state: 'delivering' as const })),
    ...looks.flatMap(({ begun, ended, owner, claims }) =>
      claims.map((claim) => ({ begun, ended, owner, ...claim })),
    ),
  ];
  const seenBy = Map.groupBy(seen, ({ owner }) => owner);
  return looks.flatMap((look) => {
    const now = new Map(look.claims.map(({ claimId, state }) => [claimId, state]));
    const before = (seenBy.get(look.owner) ?? []).filter(({ ended }) => ended <= look.begun);
    return before
      .filter(({ claimId, state }) => (isSettled(state) ? now.get(claimId) !== state : !now.has(claimId)))
      .map(
        (claim) => `${named(claim)} was ${claim.state} and later ${now.get(claim.claimId) ?? 'not there'}`,
      );
  });
}

/** Every count lies between what was surely taken before it and what may have been taken by then, and no later one is higher. */
function miscounted({ told: acknowledged, counts }: ClaimHistory, { claims, stock }: InTheEnd): string[] {
  return [...Map.groupBy(counts, ({ cycle }) => cycle)].flatMap(([cycle, ofCycle]) => {
    const takes = [
      ...Map.groupBy(
        acknowledged.filter((claim) => claim.cycle === cycle),
        ({ claimId }) => claimId,
      ).values(),
    ];
    const begins = sorted(takes.map((same) => Math.min(...same.map(({ begun }) => begun))));
    const ends = sorted(takes.map((same) => Math.min(...same.map(({ ended }) => ended))));
    const givenBack = claims.filter((claim) => claim.cycle === cycle && claim.state === 'failed').length;
    const byEnd = ofCycle.toSorted((a, b) => a.ended - b.ended);
    let [lowest, next] = [stock, 0];
    return ofCycle
      .toSorted((a, b) => a.begun - b.begun)
      .flatMap(({ begun, ended, remaining }) => {
        for (let past = byEnd[next]; past && past.ended <= begun; past = byEnd[++next])
          lowest = Math.min(lowest, past.remaining);
        const most = Math.min(lowest, stock - upTo(ends, begun)) + givenBack;
        const least = stock - upTo(begins, ended);
        return remaining > most || remaining < least
          ? [`${remaining} were left in ${cycle}, which had to be ${least} to ${most}`]
          : [];
      });
  });
}

const sorted = (times: readonly number[]): readonly number[] => times.toSorted((a, b) => a - b);

/** How many of the sorted times are not after this one. */
function upTo(times: readonly number[], moment: number): number {
  let [from, to] = [0, times.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((times[middle] ?? 0) <= moment) from = middle + 1;
    else to = middle;
  }
  return from;
}
