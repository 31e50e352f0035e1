import { LRUCache } from 'lru-cache';
import type { Db } from '../../../db/database.ts';
import { participantsOf } from './tables.ts';

/** How long "sold out" holds without another query. A piece that is returned meanwhile is sold this much later. */
const trustMs = 500;
const maxActivities = 1_000;
/** With more participants an activity is not remembered. */
const maxParticipants = 5_000;

export interface SoldOut {
  /** Whether a subscriber gets nothing: all pieces are gone, and none was ever theirs. */
  holdsFor(activityId: string, userId: string): boolean;
  remember(activityId: string): Promise<void>;
}

/**
 * Activities whose pieces are gone, so that those who come too late are answered without the queue and the database. Subscribers with a
 * reservation, also a released one, are not answered from here: their reservation or the order of a repeated request is found by a query.
 */
export function soldOutActivities(db: Db, nowMs: () => number): SoldOut {
  const participants = new LRUCache<string, ReadonlySet<string>>({
    max: maxActivities,
    ttl: trustMs,
    ttlResolution: 0,
    perf: { now: nowMs },
  });
  return {
    holdsFor: (activityId, userId) => participants.get(activityId)?.has(userId) === false,
    async remember(activityId) {
      if (participants.has(activityId)) return;
      const found = await participantsOf(db, activityId, maxParticipants + 1);
      if (found.length <= maxParticipants) participants.set(activityId, new Set(found));
    },
  };
}
