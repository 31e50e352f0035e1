import type { FlashSaleRefusal } from '#core/rules/activity/flash-sale-refusals.ts';

export interface RefusalCount {
  readonly activityId: string;
  readonly why: FlashSaleRefusal;
  readonly minute: Date;
  refused: number;
}

const minuteMs = 60_000;

/** Refused reservations by activity, reason and minute. In memory: a refusal at the peak must not cost a statement. */
export class FlashSaleRefusalCounter {
  #counts = new Map<string, RefusalCount>();

  record(activityId: string, why: FlashSaleRefusal, now: Date): void {
    // Any text can be sent as an id; what is unknown has no row to count at.
    if (why === 'unknown') return;
    const minute = Math.floor(now.getTime() / minuteMs) * minuteMs;
    const key = `${activityId} ${why} ${minute}`;
    const count = this.#counts.get(key);
    if (count) count.refused += 1;
    else this.#counts.set(key, { activityId, why, minute: new Date(minute), refused: 1 });
  }

  /** The counts so far, which begin anew. */
  take(): readonly RefusalCount[] {
    const taken = [...this.#counts.values()];
    this.#counts = new Map();
    return taken;
  }
}
