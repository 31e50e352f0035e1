import type { Held, Holder } from '#server/testing/add-holders.ts';

/** How a process of a crowd claims: through the engine, or as one would write it first. */
export type Way = 'engine' | 'plain';

export interface CrowdOrder {
  readonly databaseUrl: string;
  readonly way: Way;
  readonly productId: string;
  readonly right: Held['rights'][number];
  /** Each claims once, as soon as a client is free. */
  readonly holders: readonly Holder[];
  readonly clients: number;
  readonly maxSeconds: number;
}

export interface CrowdResult {
  readonly claimed: number;
  readonly seconds: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}
