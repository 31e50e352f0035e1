import type { DifferenceKind, Repair } from '#core/rules/pay/proposed-repair.ts';
import type { Generated, GeneratedAlways } from 'kysely';

/** A day compared with the statement of one source. */
export interface ReconciledDays {
  day: string;
  source: string;
  statement_rows: number;
  reconciled_at: Date;
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
}

export interface ReconciliationTables {
  reconciled_days: ReconciledDays;
  money_differences: MoneyDifferences;
}
