/** An exchange that was confirmed to a client. */
export interface ConfirmedExchange {
  readonly exchangeId: string;
  readonly owner: string;
}

/** A valid exchange in the end, with its valid claims. */
export interface StoredExchange extends ConfirmedExchange {
  readonly code: string;
  readonly claims: number;
}

/** Violations of "a code is exchanged once" (F1), as sentences. */
export interface ExchangeFaults {
  readonly lost: readonly string[];
  readonly twice: readonly string[];
  readonly unconfirmed: readonly string[];
  readonly unclaimed: readonly string[];
}

const named = ({ exchangeId, owner }: ConfirmedExchange): string => `${exchangeId} of ${owner}`;

export function exchangeFaults(
  confirmed: readonly ConfirmedExchange[],
  storedExchanges: readonly StoredExchange[],
): ExchangeFaults {
  const [known, stored] = [new Set(confirmed.map(named)), new Set(storedExchanges.map(named))];
  const ofCode = Map.groupBy(storedExchanges, ({ code }) => code);
  return {
    lost: confirmed
      .filter((each) => !stored.has(named(each)))
      .map((each) => `${named(each)} was acknowledged and is not there`),
    twice: [...ofCode.values()]
      .filter((each) => each.length > 1)
      .map((each) => `one code has ${each.map(named).join(' and ')}`),
    unconfirmed: storedExchanges
      .filter((each) => !known.has(named(each)))
      .map((each) => `${named(each)} is present but was never confirmed`),
    unclaimed: storedExchanges
      .filter(({ claims }) => claims !== 1)
      .map((each) => `${named(each)} has ${each.claims} claims`),
  };
}
