import type { DifferenceKind, Repair } from '#core/rules/pay/proposed-repair.ts';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** A day compared with the statement of one source. */
export interface ReconciledDays {
  day: string;
  source: string;
  statement_rows: number;
  reconciled_at: Date;
  /** Null: compared before it was counted. */
  ours_rows: number | null;
  /** Payments less refunds; null also for suppliers. */
  ours_fen: number | null;
  theirs_fen: number | null;
}

/** A day with a statement or a difference; a closed one takes no more differences. */
export interface MoneyDays {
  day: string;
  closed_by: string | null;
  closed_at: Date | null;
}

/** A difference between our ledger and a statement, waiting to be repaired or ignored. */
export interface MoneyDifferences {
  difference_id: GeneratedAlways<number>;
  day: string;
  source: string;
  kind: DifferenceKind;
  reference: string;
  payment_no: string | null;
  order_no: string | null;
  ours: number;
  theirs: number;
  repair: Repair;
  state: Generated<'open' | 'repaired' | 'ignored'>;
  note: Generated<string>;
  found_at: Date;
  settled_at: Date | null;
  /** Until then a repair is being carried out. */
  repairing_until: Date | null;
  /** The closed day whose statement has it; null: the day itself. */
  statement_day: string | null;
  /** Approved: since then the repair is due. */
  repair_due_at: Date | null;
  /** Of the decision. */
  proposal_id: string | null;
  /** Why the last repair was not carried out. */
  last_error: Generated<string>;
}

interface ClosedSource {
  readonly source: string;
  readonly oursRows: number | null;
  readonly theirsRows: number | null;
  /** Payments less refunds; null also for suppliers. */
  readonly oursFen: number | null;
  readonly theirsFen: number | null;
  readonly repaired: number;
  readonly ignored: number;
}
interface ClosedAccount {
  readonly account: string;
  readonly debitFen: number;
  readonly creditFen: number;
}

/** Who closed a day, and what it amounted to. Append-only. */
export interface DayClosings {
  day: string;
  closed_by: string;
  closed_at: Date;
  sources: JSONColumnType<readonly ClosedSource[]>;
  accounts: JSONColumnType<readonly ClosedAccount[]>;
}

/** A period whose sums may be taken along. */
export interface Settlements {
  settlement_id: GeneratedAlways<number>;
  from_day: string;
  until_day: string;
  requested_by: string;
  approved_by: string;
  proposal_id: string;
  at: Date;
}

/** What moved on an account on a day; see `LedgerDayChanges`. */
export interface LedgerDays {
  account: string;
  day: string;
  debit_fen: number;
  credit_fen: number;
  entries: number;
}

/** What is not added to `LedgerDays` yet. */
export interface LedgerDayChanges {
  change_id: GeneratedAlways<number>;
  day: string;
  account: string;
  debit_fen: number;
  credit_fen: number;
  entries: number;
}

export interface ReconciliationTables {
  settlements: Settlements;
  ledger_days: LedgerDays;
  ledger_day_changes: LedgerDayChanges;
  money_days: MoneyDays;
  day_closings: DayClosings;
  reconciled_days: ReconciledDays;
  money_differences: MoneyDifferences;
}
