import type { RawBuilder } from 'kysely';
import type { Db } from '../db/database.ts';
import type { WakeSignal } from './wake-signal.ts';

/** Work that does its due rows in every instance. The rows are the queue, so a restart loses nothing. */
export interface Work {
  readonly name: string;
  /** Does what is due and returns how much it did; it runs again at once until that is 0. */
  run(): Promise<number>;
  /** Starts the next run early. */
  readonly signal?: WakeSignal;
  /** Between two rounds; with `dueAt` only while rows stay due. */
  readonly everyMs: number;
  /** When its earliest row is or becomes due, by an index; null for none. All works are asked about in one statement (due-work.ts). */
  readonly dueAt?: RawBuilder<unknown>;
  /** Runs after the last round when the server stops. */
  afterStop?(): Promise<void>;
}

/** Work that runs when its rows are due. */
export type QueueWork = Work & Required<Pick<Work, 'dueAt' | 'signal'>>;

/** Work that runs in one instance at a time. */
export interface RecurringJob {
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<void>;
}

/** Deletes rows that are no longer needed at `now`. */
export type Sweep = (db: Db, now: Date) => Promise<unknown>;

/** The background work a service registers; `start.ts` collects it. */
export interface ServiceJobs {
  readonly works?: readonly Work[];
  readonly recurring?: readonly RecurringJob[];
  readonly sweeps?: readonly Sweep[];
}
