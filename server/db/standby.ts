import { sql } from 'kysely';
import type { Db } from './database.ts';

/** A standby of the database that answers what guests read (docs/decisions/0188). */
export interface Standby {
  readonly db: Db;
  /** Whether it has all that the primary had committed `maxLagMs` ago. */
  isFresh(): boolean;
  /** Until the next comparison it is not asked. */
  distrust(): void;
  /** How far it was behind at the last comparison; undefined where it is not known. */
  lagMs(): number | undefined;
  stop(): Promise<void>;
}

interface StandbyParts {
  readonly primary: Db;
  readonly db: Db;
  close(): Promise<void>;
  readonly maxLagMs?: number;
  readonly everyMs?: number;
  readonly now?: () => number;
}

/** Without readers for so long, the two are not compared. */
const idleMs = 10_000;
/** Positions of the primary that the standby may still have to reach. */
const maxPositions = 30;

/** Where the log of a database ends; of a standby: up to where it is applied. */
const logPosition = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ position: number }>`
    select pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end, '0/0')::float8 as position`.execute(
    db,
  );
  return rows[0]?.position ?? 0;
};

/** Compares a standby with its primary every so often. It counts as stale when nothing says that it is fresh. */
export function standbyOf({
  primary,
  db,
  close,
  maxLagMs = 2_000,
  everyMs = 1_000,
  now = () => performance.now(),
}: StandbyParts): Standby {
  /** Positions of the primary, oldest first. */
  let positions: { readonly at: number; readonly position: number }[] = [];
  let shownAt = -Infinity;
  let lagMs: number | undefined;
  let askedAt = now();
  let comparing: Promise<void> = Promise.resolve();

  const compare = async (): Promise<void> => {
    const at = now();
    positions = [...positions.slice(1 - maxPositions), { at, position: await logPosition(primary) }];
    const reached = await logPosition(db);
    const shown = positions.findLast(({ position }) => position <= reached);
    if (shown) {
      shownAt = shown.at;
      positions = positions.filter((each) => each.at >= shown.at);
    }
    lagMs = shown?.at === at ? 0 : Number.isFinite(shownAt) ? at - shownAt : undefined;
  };
  const compareNow = (): void => {
    if (now() - askedAt > idleMs) return;
    comparing = comparing.then(compare).catch(() => {
      lagMs = undefined;
    });
  };
  compareNow();
  const timer = setInterval(compareNow, everyMs);
  timer.unref();

  return {
    db,
    isFresh() {
      askedAt = now();
      return askedAt - shownAt <= maxLagMs;
    },
    distrust() {
      shownAt = -Infinity;
      positions = [];
    },
    lagMs: () => lagMs,
    async stop() {
      clearInterval(timer);
      await comparing;
      await close();
    },
  };
}
