import type { Selectable } from 'kysely';
import type { Permission } from '#core/contract/console/permissions.ts';
import type { Tx } from '../../../db/database.ts';
import type { BulkTasks } from '../../../db/schema/bulk-tasks.ts';

export interface ReadyEntry {
  readonly entryId: string;
  /** The subscriber; empty where the line is about something else. */
  readonly userId: string;
  /** What the line is about if not a subscriber; empty otherwise. */
  readonly targetKey: string;
}
/** What became of a line: the key of its result, or why there is none. */
export type EntryOutcome = { readonly entryId: string } & (
  | { readonly resultKey: string }
  | { readonly fault: string }
);

interface NamedTask {
  readonly kind: BulkTasks['kind'];
  /** The act in words: 按名单发券. */
  readonly act: string;
  readonly stop: Permission;
}

/** A kind of long act over uploaded lines. Each belongs to its domain; the composition root passes the list of all. */
export interface TaskKind extends NamedTask {
  /** How many lines are done in one transaction; absent: 500. */
  readonly portion?: number;
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

export interface Walked {
  readonly finished: number;
  /** The last key that was judged. */
  readonly walkedTo: string;
  /** Whether it was the last portion: all were judged, or no more may be reached. */
  readonly end: 'done' | 'stopped' | undefined;
}
/** A kind of long act over a table in the order of its keys: it has no lines. */
export interface WalkTask extends NamedTask {
  /** Does the portion behind `task.walked_to`, set-based, in the transaction that stores how far it is. */
  walk(tx: Tx, task: Selectable<BulkTasks>, now: Date): Promise<Walked>;
}

export type AnyTaskKind = TaskKind | WalkTask;
