/** An exchange somebody was told of. */
export interface ToldExchange {
  readonly exchangeId: string;
  readonly owner: string;
}

/** An exchange that stands in the end, with the claims that stand for it. */
export interface KeptExchange extends ToldExchange {
  readonly code: string;
  readonly claims: number;
}

/** What cannot have happened if a code is exchanged once and for good (F1), as sentences. */
export interface ExchangeFaults {
  readonly lost: readonly string[];
  readonly twice: readonly string[];
  readonly untold: readonly string[];
  readonly unclaimed: readonly string[];
}

const named = ({ exchangeId, owner }: ToldExchange): string => `${exchangeId} of ${owner}`;

export function exchangeFaults(told: readonly ToldExchange[], kept: readonly KeptExchange[]): ExchangeFaults {
  const [heard, there] = [new Set(told.map(named)), new Set(kept.map(named))];
  const ofCode = Map.groupBy(kept, ({ code }) => code);
  return {
    lost: told
      .filter((each) => !there.has(named(each)))
      .map((each) => `${named(each)} was acknowledged and is not there`),
    twice: [...ofCode.values()]
      .filter((each) => each.length > 1)
      .map((each) => `one code has ${each.map(named).join(' and ')}`),
    untold: kept
      .filter((each) => !heard.has(named(each)))
      .map((each) => `${named(each)} is there and nobody was told`),
    unclaimed: kept
      .filter(({ claims }) => claims !== 1)
      .map((each) => `${named(each)} has ${each.claims} claims`),
  };
}
