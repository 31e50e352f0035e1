export interface LedgerRow {
  readonly kind: 'payment' | 'refund';
  /** The payment's or the refund's number. */
  readonly no: string;
  readonly amountFen: number;
}

/** A payment or refund in a channel's statement. */
export interface StatementRow extends LedgerRow {
  /** Null where the channel does not say which payment a refund is of. */
  readonly paymentNo: string | null;
}

export type StatementDifferenceKind =
  | 'payment-only-there'
  | 'payment-only-here'
  | 'payment-amount'
  | 'refund-only-there'
  | 'refund-only-here'
  | 'refund-amount';

export interface StatementDifference {
  readonly kind: StatementDifferenceKind;
  readonly no: string;
  readonly oursFen: number;
  readonly theirsFen: number;
}

const keyOf = ({ kind, no }: LedgerRow): string => `${kind} ${no}`;
const byKey = (rows: readonly LedgerRow[]): ReadonlyMap<string, LedgerRow> =>
  new Map(rows.map((row) => [keyOf(row), row]));

/** Compares our ledger with a channel's statement, row by row; equal rows give nothing. */
export function compareStatement(
  here: readonly LedgerRow[],
  there: readonly LedgerRow[],
): readonly StatementDifference[] {
  const [ours, theirs] = [byKey(here), byKey(there)];
  const found: StatementDifference[] = [];
  for (const [key, { kind, no }] of new Map([...theirs, ...ours])) {
    const [oursFen, theirsFen] = [ours.get(key)?.amountFen ?? 0, theirs.get(key)?.amountFen ?? 0];
    if (oursFen === theirsFen) continue;
    const what = oursFen === 0 ? 'only-there' : theirsFen === 0 ? 'only-here' : 'amount';
    found.push({ kind: `${kind}-${what}`, no, oursFen, theirsFen });
  }
  return found;
}
