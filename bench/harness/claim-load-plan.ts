import type { Holders, Holder } from '#server/testing/data/add-holders.ts';

/** Which code claims: the product's engine, or a transaction for each claim. */
export type ClaimCode = 'engine' | 'plain';

export interface ClaimLoadPlan {
  readonly databaseUrl: string;
  readonly code: ClaimCode;
  /** Claimed before the measurement, so that code is compiled and connections are open. */
  readonly warmUp: ClaimTarget;
  readonly measured: ClaimTarget;
  readonly clients: number;
  readonly maxSeconds: number;
}

export interface ClaimTarget {
  readonly productId: string;
  readonly right: Holders['rights'][number];
  /** Each claims once, when a client is free. */
  readonly holders: readonly Holder[];
}

/** The product's one right, claimed by all its holders. */
export function claimTargetOf({ productId, rights: [right], holders }: Holders): ClaimTarget {
  if (!right) throw new Error('the product has no right');
  return { productId, right, holders };
}

export interface ClaimLoadResult {
  readonly claimed: number;
  readonly seconds: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}
