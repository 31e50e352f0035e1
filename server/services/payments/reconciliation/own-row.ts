import type { BookRow } from '#core/rules/pay/compare-books.ts';

/** A row of our own books. */
export interface OwnRow extends BookRow {
  /** When it was begun: the channel had it at that time or later. */
  readonly begunAt: Date;
}
