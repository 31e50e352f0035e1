import { chinaDay, daysBefore } from '#core/rules/format/china-day.ts';
import { billRepair } from '#core/rules/pay/bill-repair.ts';
import { compareStatement, type StatementDifference } from '#core/rules/pay/compare-statement.ts';
import { cashierChannels, type CashierChannel } from '#core/rules/pay/pay-channels.ts';
import { proposedRepair } from '#core/rules/pay/proposed-repair.ts';
import type { Deps } from '../../../deps.ts';
import type { LedgerRow, StatementRow } from '#core/rules/pay/compare-statement.ts';
import type { NewDifference } from '../differences/differences.ts';
import { billEntriesOf, type BillEntry } from './bill-entries.ts';
import { ownRowsOf, ownRowsOfDay } from './own-rows.ts';
import type { OwnRow } from './own-row.ts';

export const reconciledChannels = [...cashierChannels, 'phone-bill'] as const;
export type ReconciledChannel = CashierChannel | 'phone-bill';

export interface Compared {
  /** Rows of the statement. */
  readonly rows: number;
  /** Rows of our books that belong to this day's statement. */
  readonly oursRows: number;
  /** Payments less refunds; null where the statement names no amounts. */
  readonly oursFen: number | null;
  readonly theirsFen: number | null;
  readonly differences: readonly NewDifference[];
}

/** Compares a day of our ledger with the channel's statement; undefined while there is none. */
export async function reconcileChannel(
  deps: Pick<Deps, 'db' | 'payChannels'>,
  channel: ReconciledChannel,
  day: string,
): Promise<Compared | undefined> {
  const { db, payChannels } = deps;
  const there = await payChannels[channel].statement(day);
  if (!there) return undefined;
  const [ofStatement, ofDay] = await Promise.all([
    ownRowsOf(db, channel, there),
    ownRowsOfDay(db, channel, day),
  ]);
  const earlier = await earlierRows(deps, channel, day, missing(ofDay, there));
  if (!earlier) return undefined;
  const found = compareStatement([...ofDay, ...ofStatement], [...earlier, ...there]);
  const facts = await paymentFacts(
    db,
    found.map(({ kind, no }) => paymentOf(kind, no, there)),
  );
  const isCashier = cashierChannels.some((each) => each === channel);
  const bill = channel === 'phone-bill' ? await billEntriesOf(db, found) : [];
  const differences = found.flatMap((each): readonly NewDifference[] => {
    const { kind, no, oursFen: ours, theirsFen: theirs } = each;
    const entry = bill.find((known) => known.no === no && kind.startsWith(known.kind));
    if (entry) return billDifference(day, entry, each);
    const payment = facts.get(paymentOf(kind, no, there) ?? '') ?? facts.get(no);
    const repair = proposedRepair({ kind, ours, theirs, requestedFen: payment?.amount_fen, isCashier });
    return [
      {
        day,
        source: channel,
        kind,
        reference: no,
        payment_no: payment?.payment_no ?? null,
        order_no: payment?.order_no ?? null,
        ours,
        theirs,
        repair,
      },
    ];
  });
  const ours = rowsOnce([...ofStatement, ...missing(ofDay, earlier)]);
  return {
    rows: there.length,
    oursRows: ours.length,
    oursFen: sumOf(ours),
    theirsFen: sumOf(there),
    differences,
  };
}

const sumOf = (rows: readonly LedgerRow[]): number =>
  rows.reduce((sum, { kind, amountFen }) => sum + (kind === 'payment' ? amountFen : -amountFen), 0);
const rowsOnce = (rows: readonly LedgerRow[]): readonly LedgerRow[] => [
  ...new Map(rows.map((row) => [`${row.kind} ${row.no}`, row])).values(),
];

/** A difference of a till or of daily cash; none while a job still queries it. */
function billDifference(
  day: string,
  { source, state, paymentNo }: BillEntry,
  { kind, no, oursFen: ours, theirsFen: theirs }: StatementDifference,
): readonly NewDifference[] {
  const repair = billRepair({ kind, source, state, ours, theirs });
  if (!repair) return [];
  return [{ day, source, kind, reference: no, payment_no: paymentNo, order_no: null, ours, theirs, repair }];
}

const missing = (ours: readonly OwnRow[], there: readonly StatementRow[]): readonly OwnRow[] => {
  const known = new Set(there.map(({ kind, no }) => `${kind} ${no}`));
  return ours.filter(({ kind, no }) => !known.has(`${kind} ${no}`));
};

/** Rows of earlier statements for what we booked after midnight, or after an outage: the channel had it since it was begun. */
async function earlierRows(
  { payChannels }: Pick<Deps, 'payChannels'>,
  channel: ReconciledChannel,
  day: string,
  rows: readonly OwnRow[],
): Promise<readonly StatementRow[] | undefined> {
  const found: StatementRow[] = [];
  const first = rows.map(({ startedAt }) => chinaDay(startedAt)).sort()[0] ?? day;
  for (let earlier = daysBefore(day, 1), left = rows; earlier >= first && left.length > 0;) {
    const statement = await payChannels[channel].statement(earlier);
    if (!statement) return undefined;
    const input = new Set(left.map(({ kind, no }) => `${kind} ${no}`));
    found.push(...statement.filter(({ kind, no }) => input.has(`${kind} ${no}`)));
    left = missing(left, statement);
    earlier = daysBefore(earlier, 1);
  }
  return found;
}

const paymentOf = (kind: string, no: string, there: readonly StatementRow[]): string | null =>
  kind.startsWith('payment')
    ? no
    : (there.find((row) => row.kind === 'refund' && row.no === no)?.paymentNo ?? no);

/** Payments by their own number and by the numbers of their refunds. */
async function paymentFacts(db: Deps['db'], numbers: readonly (string | null)[]) {
  const input = numbers.filter((no) => no !== null);
  if (input.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('payments as p')
    .leftJoin('payment_refunds as r', 'r.payment_no', 'p.payment_no')
    .select(['p.payment_no', 'p.order_no', 'p.amount_fen', 'r.refund_no'])
    .where((e) => e.or([e('p.payment_no', 'in', input), e('r.refund_no', 'in', input)]))
    .execute();
  return new Map(
    rows.flatMap((row) => [[row.payment_no, row] as const, [row.refund_no ?? '', row] as const]),
  );
}
