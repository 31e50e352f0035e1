import type { NumberPlans } from './plans-port.ts';

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
export interface Billing extends NumberPlans {
  /** Cached for a minute; `fresh` bypasses the cache. */
  number(mobile: string, options?: { readonly fresh?: boolean }): Promise<NumberFacts | undefined>;
  balanceFen(mobile: string): Promise<number | undefined>;
  /** Credits the phone bill; a repeated order number credits once and gets the first answer. */
  credit(order: CreditOrder): Promise<'credited' | 'refused' | undefined>;
  /** Debits the phone bill; a repeated order number debits once and gets the first answer. */
  debit(order: CreditOrder): Promise<'debited' | 'refused' | undefined>;
  /** Cancels a debit that was not made, for good; 'debited' when it was. */
  cancelDebit(orderNo: string): Promise<'debited' | 'cancelled' | undefined>;
  /** The debits and credits of a day (YYYY-MM-DD in China). */
  statement(day: string): Promise<readonly BillRow[] | undefined>;
}

export interface BillRow {
  readonly kind: 'debit' | 'credit';
  readonly orderNo: string;
  readonly amountFen: number;
}

export interface CreditOrder {
  readonly orderNo: string;
  readonly mobile: string;
  readonly amountFen: number;
}
