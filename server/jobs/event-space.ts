import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import { shrinkEvents } from '../services/platform/public.ts';

export interface EventSpaceLimits {
  /** The size of the event table with its indexes. */
  readonly maxBytes: number;
  /** Disk space that is left to the rest of the product. */
  readonly reserveBytes: number;
}

export interface EventSpaceParts extends EventSpaceLimits {
  readonly db: Db;
  readonly log: Pick<Logger, 'warn'>;
  /** Undefined where the database is on another machine. */
  freeBytes(): Promise<number | undefined>;
  /** How long an answer is reused. */
  readonly everyMs?: number;
}

/** Whether a batch may be written; checked before each one. */
export type EventSpace = (rows: readonly string[]) => Promise<boolean>;

const defaultEveryMs = 5_000;

/**
 * Keeps the event table within its size by dropping the oldest days. Without space for the current day, or with less free
 * disk than the reserve, no events are written, so that they never take the space of a claim.
 */
export function eventSpace(parts: EventSpaceParts): EventSpace {
  const { log, everyMs = defaultEveryMs } = parts;
  let [hasRoom, checkedAt] = [true, -Infinity];
  return async ([row]) => {
    if (row === undefined || performance.now() - checkedAt < everyMs) return hasRoom;
    const found = await spaceFor(parts, new Date((JSON.parse(row) as { at: string }).at));
    checkedAt = performance.now();
    if (!found.hasRoom && hasRoom) log.warn(found, 'no space for events: they are dropped until there is');
    ({ hasRoom } = found);
    return hasRoom;
  };
}

async function spaceFor({ db, maxBytes, reserveBytes, freeBytes }: EventSpaceParts, at: Date) {
  const free = await freeBytes();
  const size = await shrinkEvents(db, maxBytes, at);
  return { hasRoom: size <= maxBytes && (free === undefined || free >= reserveBytes), size, free };
}

/** The free bytes of the disk a folder is on. */
export async function freeBytesAt(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return undefined; // no such folder on this machine
  }
}
