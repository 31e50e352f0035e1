import type { Selectable } from 'kysely';
import type { Permission } from '#core/contract/console/permissions.ts';
import type { Tx } from '../../../db/database.ts';
import type { BulkTasks } from '../../../db/schema/bulk-tasks.ts';

export interface ReadyEntry {
  readonly entryId: string;
  readonly userId: string;
}
/** What became of a line: the key of its result, or why there is none. */
export type EntryOutcome = { readonly entryId: string } & (
  | { readonly resultKey: string }
  | { readonly fault: string }
);

/** A kind of long act. Each belongs to its domain; the composition root passes the list of all. */
export interface TaskKind {
  readonly kind: BulkTasks['kind'];
  /** The act in words: 按名单发券. */
  readonly act: string;
  readonly stop: Permission;
  /** What one line costs at most. */
  costFen(tx: Tx, task: Selectable<BulkTasks>): Promise<number>;
  /** Does a portion, set-based, in the transaction that marks its lines. */
  run(
    tx: Tx,
    task: Selectable<BulkTasks>,
    entries: readonly ReadyEntry[],
    now: Date,
  ): Promise<readonly EntryOutcome[]>;
}
