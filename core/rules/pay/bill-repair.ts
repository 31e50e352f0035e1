import type { StatementDifferenceKind } from './compare-statement.ts';
import type { Repair } from './proposed-repair.ts';

/** A debit or credit of the phone bill that belongs to a till or to daily cash. */
export interface BillFacts {
  readonly kind: StatementDifferenceKind;
  readonly source: 'till' | 'cash';
  /** 'open': a job still queries it. 'booked': made, as we know. 'void': failed or given back otherwise. 'held': waits for the operator. */
  readonly state: 'open' | 'booked' | 'void' | 'held';
  readonly ours: number;
  readonly theirs: number;
}

/** The repair that is proposed to the operator; undefined while the job may still settle it. */
export function billRepair({ kind, source, state, ours, theirs }: BillFacts): Repair | undefined {
  if (state === 'open') return undefined;
  switch (kind) {
    case 'payment-only-there':
      return 'refund-there';
    case 'payment-only-here':
      return 'debit-again';
    case 'payment-amount':
      return theirs > ours ? 'refund-there' : 'by-hand';
    case 'refund-only-here':
      return 'send-refund-again';
    case 'refund-only-there':
      // Cash that was given back to the balance may be spent already.
      return source === 'till' ? 'book-refund' : 'by-hand';
    case 'refund-amount':
      return 'by-hand';
  }
}
