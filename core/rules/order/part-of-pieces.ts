import type { Fen } from '../pricing/money.ts';

/** The part of an amount that belongs to so many of its pieces: each has the same, the last one also what is left over. */
export const partOfPieces = (amountFen: Fen, pieces: number, of: number): Fen =>
  pieces >= of ? amountFen : Math.floor(amountFen / of) * pieces;
