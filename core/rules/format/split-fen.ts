export interface SplitFen {
  readonly sign: '' | '−';
  readonly yuan: string;
  readonly cents: string;
}

/** A sum in fen as it is printed: part of a fen is dropped (money rounds down), whole yuan stand alone unless exact. */
export function splitFen(fen: number, exact: boolean): SplitFen {
  const whole = Math.floor(Math.abs(fen));
  const cents = whole % 100;
  return {
    sign: fen < 0 ? '−' : '',
    yuan: String((whole - cents) / 100),
    cents: cents === 0 && !exact ? '' : String(cents).padStart(2, '0'),
  };
}
