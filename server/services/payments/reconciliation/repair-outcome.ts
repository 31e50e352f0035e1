import type { Tx } from '../../../db/database.ts';
import type { NotFree } from '../differences/differences.ts';

export type RepairOutcome =
  | { readonly kind: 'repaired'; readonly note: string }
  /** The difference stays open. */
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: NotFree };

export type Failed = Extract<RepairOutcome, { kind: 'failed' }>;
/** `book`: what is written together with the end of the difference. */
export type Booked = Extract<RepairOutcome, { kind: 'repaired' }> & {
  readonly book?: (tx: Tx) => Promise<unknown>;
};

export const failed = (reason: string): Failed => ({ kind: 'failed', reason });
export const repaired = (note: string, book?: Booked['book']): Booked => ({
  kind: 'repaired',
  note,
  ...(book && { book }),
});

export const byHandSentence = '需要人工核对，处理后请点“忽略”';
