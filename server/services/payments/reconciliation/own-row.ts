import type { LedgerRow } from '#core/rules/pay/compare-statement.ts';

/** A row of our own ledger. */
export interface OwnRow extends LedgerRow {
  /** When it was begun: the channel had it at that time or later. */
  readonly startedAt: Date;
}
