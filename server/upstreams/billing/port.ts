export type NumberStatus = 'normal' | 'suspended' | 'closed';

/** A number's data in the operator's billing system. */
export interface NumberFacts {
  readonly status: NumberStatus;
  /** Whether it is a number of the province. */
  readonly inProvince: boolean;
  readonly areaNum: string;
  readonly areaName: string;
  /** YYYY-MM-DD, or null when not recorded. */
  readonly joinedOn: string | null;
}

/** The operator's billing system; undefined without an answer. */
export interface Billing {
  /** Cached for a minute; `fresh` bypasses the cache. */
  number(mobile: string, options?: { readonly fresh?: boolean }): Promise<NumberFacts | undefined>;
  balanceFen(mobile: string): Promise<number | undefined>;
}
