import type { Held, Holder } from '#server/testing/add-holders.ts';

/** How a process of a crowd claims: through the engine, or as one would write it first. */
export type Way = 'engine' | 'plain';

export interface CrowdOrder {
  readonly databaseUrl: string;
  readonly way: Way;
  /** What is claimed before the measuring begins: an instance of the product has run for a while when a crowd comes. */
  readonly warmUp: Wanted;
  readonly wanted: Wanted;
  readonly clients: number;
  readonly maxSeconds: number;
}

export interface Wanted {
  readonly productId: string;
  readonly right: Held['rights'][number];
  /** Each claims once, as soon as a client is free. */
  readonly holders: readonly Holder[];
}

/** The one right of what is held, wanted by all its holders. */
export function everybodyWants({ productId, rights: [right], holders }: Held): Wanted {
  if (!right) throw new Error('the product has no right');
  return { productId, right, holders };
}

export interface CrowdResult {
  readonly claimed: number;
  readonly seconds: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}
