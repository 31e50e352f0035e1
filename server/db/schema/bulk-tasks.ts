import type { Generated, JSONColumnType } from 'kysely';

/** A long act over uploaded lines, done in portions. */
export interface BulkTasks {
  task_id: string;
  kind: 'coupon-grant' | 'broadcast' | 'broadcast-list' | 'goods-import' | 'shipments-import';
  title: string;
  input: JSONColumnType<Readonly<Record<string, unknown>>>;
  state: 'draft' | 'running' | 'stopped' | 'done';
  total: number;
  finished: Generated<number>;
  failed: Generated<number>;
  /** What it may cost at most. */
  budget_fen: Generated<number>;
  spent_fen: Generated<number>;
  /** Of a task that walks over a table: the last key that it has judged. */
  walked_to: Generated<string>;
  /** How many it may reach; null: as many as there are. */
  max_finished: number | null;
  made_by: string;
  made_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
}

export interface BulkTaskEntries {
  line_id: string;
  task_id: string;
  line_no: number;
  /** null: the time for which it is stored is over. */
  content_sealed: string | null;
  user_id: string | null;
  /** What it is about, if not a subscriber. */
  target_key: string | null;
  state: 'ready' | 'done' | 'failed' | 'wrong';
  reason: Generated<string>;
  result_key: string | null;
}

/** A file of the console that is written when a second person agrees. */
export interface ImportFiles {
  file_id: string;
  kind: string;
  file_name: string;
  /** Null: it was written, or nobody can agree to it any more. */
  content_sealed: string | null;
  lines: number;
  proposal_id: string | null;
  made_by: string;
  made_at: Date;
}

export interface BulkTaskTables {
  import_files: ImportFiles;
  bulk_tasks: BulkTasks;
  bulk_task_lines: BulkTaskEntries;
}
