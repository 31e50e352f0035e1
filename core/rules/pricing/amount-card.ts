import type { Fen } from './money.ts';

/** A card with an amount, and the lines of the order it may reduce, as bits. */
export interface AmountCard {
  readonly cardCode: string;
  readonly amountFen: Fen;
  readonly lines: number;
  /** Milliseconds. */
  readonly expiresAt: number;
}
