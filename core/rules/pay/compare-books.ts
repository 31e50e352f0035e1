export interface BookRow {
  readonly kind: 'payment' | 'refund';
  /** The payment's or the refund's number. */
  readonly no: string;
  readonly amountFen: number;
}

/** A payment or refund in a channel's statement. */
export interface StatementRow extends BookRow {
  /** Null where the channel does not say which payment a refund is of. */
  readonly paymentNo: string | null;
}

export type BookDifferenceKind =
  | 'payment-only-there'
  | 'payment-only-here'
  | 'payment-amount'
  | 'refund-only-there'
  | 'refund-only-here'
  | 'refund-amount';

export interface BookDifference {
  readonly kind: BookDifferenceKind;
  readonly no: string;
  readonly oursFen: number;
  readonly theirsFen: number;
}

const keyOf = ({ kind, no }: BookRow): string => `${kind} ${no}`;
const byKey = (rows: readonly BookRow[]): ReadonlyMap<string, BookRow> =>
  new Map(rows.map((row) => [keyOf(row), row]));

/** Compares our ledger with a channel's statement, row by row; equal rows give nothing. */
export function compareBooks(here: readonly BookRow[], there: readonly BookRow[]): readonly BookDifference[] {
  const [ours, theirs] = [byKey(here), byKey(there)];
  const found: BookDifference[] = [];
  for (const [key, { kind, no }] of new Map([...theirs, ...ours])) {
    const [oursFen, theirsFen] = [ours.get(key)?.amountFen ?? 0, theirs.get(key)?.amountFen ?? 0];
    if (oursFen === theirsFen) continue;
    const what = oursFen === 0 ? 'only-there' : theirsFen === 0 ? 'only-here' : 'amount';
    found.push({ kind: `${kind}-${what}`, no, oursFen, theirsFen });
  }
  return found;
}
