export type NumberStatus = 'normal' | 'suspended' | 'closed';

/** What the operator's billing system knows of a number. */
export interface NumberFacts {
  readonly status: NumberStatus;
  /** Whether the province's own operator serves it. */
  readonly inProvince: boolean;
  readonly areaNum: string;
  readonly areaName: string;
  /** YYYY-MM-DD, or null when it is not on record. */
  readonly joinedOn: string | null;
}

/** The operator's billing system; undefined means that it did not say. */
export interface Billing {
  /** Remembered for a minute; `fresh` asks again. */
  number(mobile: string, options?: { readonly fresh?: boolean }): Promise<NumberFacts | undefined>;
  balanceFen(mobile: string): Promise<number | undefined>;
}
