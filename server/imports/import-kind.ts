import type { RowFault } from '#core/rules/console/goods/goods-price-file.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';

export type ImportDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'encryption' | 'secret' | 'base' | 'origins'>;

export interface ImportContext {
  readonly tx: Tx;
  /** With the transaction in the place of the database. */
  readonly deps: ImportDeps;
  readonly now: Date;
  readonly by: { readonly operatorId: string; readonly name: string };
}

/** A judged file. `write` is called only without faults. */
export interface JudgedFile {
  readonly faults: readonly RowFault[];
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  /** What the operator does next. */
  readonly notes: readonly string[];
  write(): Promise<void>;
}

/** A kind of file, named after its first word: goods.csv, goods-2026-12.csv. */
export interface ImportKind {
  readonly name: string;
  readonly title: string;
  judge(context: ImportContext, csv: string): Promise<JudgedFile>;
}
