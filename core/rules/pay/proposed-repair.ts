import type { StatementDifferenceKind } from './compare-statement.ts';

/** Differences with channels and suppliers stand in the same queue, and refunds that a channel refused or never answered. */
export type DifferenceKind =
  | StatementDifferenceKind
  | 'refund-refused'
  | 'delivered-only-there'
  | 'charged-twice';

/**
 * 'capture': book what the channel received. 'refund-there': give back at the channel what it has too much. 'write-off': book what never
 * arrived as a loss. 'book-refund': book what the channel gave back. 'debit-again': debit the phone bill under the same number.
 * 'dispute': claim the supplier's charge back.
 */
export type Repair =
  | 'capture'
  | 'refund-there'
  | 'write-off'
  | 'send-refund-again'
  | 'book-refund'
  | 'debit-again'
  | 'dispute'
  | 'by-hand';

export interface RepairFacts {
  readonly kind: DifferenceKind;
  readonly ours: number;
  readonly theirs: number;
  /** The amount requested with the payment; undefined: the payment is unknown here. */
  readonly requestedFen: number | undefined;
  /** Whether the channel can refund a payment by its number alone. */
  readonly isCashier: boolean;
}

/** The repair that is proposed to the operator. */
export function proposedRepair({ kind, ours, theirs, requestedFen, isCashier }: RepairFacts): Repair {
  switch (kind) {
    case 'payment-only-there':
      if (requestedFen === theirs) return 'capture';
      return isCashier || requestedFen !== undefined ? 'refund-there' : 'by-hand';
    case 'payment-only-here':
    case 'payment-amount':
      return theirs > ours ? 'refund-there' : 'write-off';
    case 'refund-only-here':
    case 'refund-refused':
      return 'send-refund-again';
    case 'refund-only-there':
      return requestedFen === undefined ? 'by-hand' : 'book-refund';
    case 'refund-amount':
      return 'by-hand';
    case 'delivered-only-there':
    case 'charged-twice':
      return 'dispute';
  }
}
