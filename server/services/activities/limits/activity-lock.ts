import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

type LockedKind = 'lottery' | 'cash';
const keyOf = (kind: LockedKind, activityId: string): string => `activity ${kind} ${activityId}`;

/**
 * Participants share the lock, a stop or a change has it alone. Its queue is fair, unlike that of a row shared by many: a stop
 * waits only for those who came before it. What is read of the activity is read after it, by a statement of its own.
 */
export const shareActivity = (tx: Tx, kind: LockedKind, activityId: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock_shared(hashtextextended(${keyOf(kind, activityId)}, 0))`.execute(tx);

export const lockActivity = (tx: Tx, kind: LockedKind, activityId: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${keyOf(kind, activityId)}, 0))`.execute(tx);
