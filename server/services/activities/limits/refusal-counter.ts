interface RefusedActivity {
  readonly kind: 'flash' | 'group' | 'lottery' | 'cash';
  readonly activityId: string;
}
export interface RefusalCount extends RefusedActivity {
  readonly why: string;
  readonly minute: Date;
  refused: number;
}

const minuteMs = 60_000;

/** Refused participation by activity, reason and minute. In memory: a refusal at the peak must not cost a statement. */
export class ActivityRefusalCounter {
  #counts = new Map<string, RefusalCount>();

  record({ kind, activityId }: RefusedActivity, why: string, now: Date): void {
    // Any text can be sent as an id; what is unknown has no row to count at.
    if (why === 'unknown') return;
    const minute = Math.floor(now.getTime() / minuteMs) * minuteMs;
    const key = `${kind} ${activityId} ${why} ${minute}`;
    const count = this.#counts.get(key);
    if (count) count.refused += 1;
    else this.#counts.set(key, { kind, activityId, why, minute: new Date(minute), refused: 1 });
  }

  /** The counts so far, which begin anew. */
  take(): readonly RefusalCount[] {
    const taken = [...this.#counts.values()];
    this.#counts = new Map();
    return taken;
  }
}
