/** An operation with its start and end on the clients' common clock; it took effect in between. */
interface Done {
  readonly startedAt: number;
  readonly ended: number;
}

export interface KnownClaim {
  readonly owner: string;
  readonly cycle: string;
  readonly claimId: string;
  readonly state: 'delivering' | 'delivered' | 'failed';
}

/** All answers to the clients, in any order. */
export interface ClaimHistory {
  /** Claims that were confirmed to a client. */
  readonly confirmed: readonly (Done & Omit<KnownClaim, 'state'>)[];
  /** Reads of a client's own list of claims. */
  readonly looks: readonly (Done & {
    readonly owner: string;
    readonly claims: readonly Omit<KnownClaim, 'owner'>[];
  })[];
  /** Reads of the right's stock. */
  readonly counts: readonly (Done & { readonly cycle: string; readonly remaining: number })[];
}

/** The final rows, and the initial stock of each cycle. */
export interface InTheEnd {
  readonly claims: readonly KnownClaim[];
  readonly stock: number;
}

/** Violations of the claim guarantees (F18), as sentences. */
export interface HistoryFaults {
  readonly lost: readonly string[];
  readonly twice: readonly string[];
  readonly unconfirmed: readonly string[];
  readonly forgotten: readonly string[];
  readonly miscounted: readonly string[];
}

export const faultsIn = (history: ClaimHistory, end: InTheEnd): HistoryFaults => ({
  lost: lost(history, end),
  twice: twice(end),
  unconfirmed: unconfirmed(history, end),
  forgotten: forgotten(history),
  miscounted: miscounted(history, end),
});

/** Confirmed, but missing in the end. */
function lost({ confirmed: acknowledged }: ClaimHistory, { claims }: InTheEnd): string[] {
  const there = new Set(claims.map(named));
  return acknowledged
    .filter((claim) => !there.has(named(claim)))
    .map((claim) => `${named(claim)} was acknowledged and is not there`);
}

/** Two valid claims where one is allowed. */
function twice({ claims }: InTheEnd): string[] {
  const live = Map.groupBy(
    claims.filter(({ state }) => state !== 'failed'),
    ({ owner, cycle }) => `${owner} in ${cycle}`,
  );
  return [...live]
    .filter(([, each]) => each.length > 1)
    .map(([whose, each]) => `${whose} has ${each.map(({ claimId }) => claimId).join(' and ')}`);
}

/** Present, but never confirmed. */
function unconfirmed({ confirmed: acknowledged }: ClaimHistory, { claims }: InTheEnd): string[] {
  const known = new Set(acknowledged.map(named));
  return claims
    .filter((claim) => !known.has(named(claim)))
    .map((claim) => `${named(claim)} is present but was never confirmed`);
}

const named = ({ owner, cycle, claimId }: Pick<KnownClaim, 'owner' | 'cycle' | 'claimId'>): string =>
  `${claimId} of ${owner} in ${cycle}`;
const isSettled = (state: KnownClaim['state']): boolean => state !== 'delivering';

/** Monotonic reads: a confirmed or listed claim is in every later read, and a settled one does not change. */
function forgotten({ confirmed: acknowledged, looks }: ClaimHistory): string[] {
  const seen = [
    ...acknowledged.map((claim) => ({ ...claim, state: 'delivering' as const })),
    ...looks.flatMap(({ startedAt, ended, owner, claims }) =>
      claims.map((claim) => ({ startedAt, ended, owner, ...claim })),
    ),
  ];
  const seenBy = Map.groupBy(seen, ({ owner }) => owner);
  return looks.flatMap((look) => {
    const now = new Map(look.claims.map(({ claimId, state }) => [claimId, state]));
    const before = (seenBy.get(look.owner) ?? []).filter(({ ended }) => ended <= look.startedAt);
    return before
      .filter(({ claimId, state }) => (isSettled(state) ? now.get(claimId) !== state : !now.has(claimId)))
      .map(
        (claim) => `${named(claim)} was ${claim.state} and later ${now.get(claim.claimId) ?? 'not there'}`,
      );
  });
}

/** Every stock read lies between the surely claimed and the possibly claimed units, and never rises. */
function miscounted(
  { confirmed: acknowledged, counts }: ClaimHistory,
  { claims, stock }: InTheEnd,
): string[] {
  return [...Map.groupBy(counts, ({ cycle }) => cycle)].flatMap(([cycle, ofCycle]) => {
    const takes = [
      ...Map.groupBy(
        acknowledged.filter((claim) => claim.cycle === cycle),
        ({ claimId }) => claimId,
      ).values(),
    ];
    const begins = sorted(takes.map((same) => Math.min(...same.map(({ startedAt }) => startedAt))));
    const ends = sorted(takes.map((same) => Math.min(...same.map(({ ended }) => ended))));
    const returned = claims.filter((claim) => claim.cycle === cycle && claim.state === 'failed').length;
    const byEnd = ofCycle.toSorted((a, b) => a.ended - b.ended);
    let [lowest, next] = [stock, 0];
    return ofCycle
      .toSorted((a, b) => a.startedAt - b.startedAt)
      .flatMap(({ startedAt, ended, remaining }) => {
        for (let past = byEnd[next]; past && past.ended <= startedAt; past = byEnd[++next])
          lowest = Math.min(lowest, past.remaining);
        const max = Math.min(lowest, stock - upTo(ends, startedAt)) + returned;
        const least = stock - upTo(begins, ended);
        return remaining > max || remaining < least
          ? [`${remaining} were left in ${cycle}, which had to be ${least} to ${max}`]
          : [];
      });
  });
}

const sorted = (times: readonly number[]): readonly number[] => times.toSorted((a, b) => a - b);

/** The number of sorted times up to this one. */
function upTo(times: readonly number[], moment: number): number {
  let [from, to] = [0, times.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((times[middle] ?? 0) <= moment) from = middle + 1;
    else to = middle;
  }
  return from;
}
