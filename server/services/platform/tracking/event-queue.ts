export interface QueueLimits {
  readonly maxEvents: number;
  /** Characters of all lines together, which bounds the memory. */
  readonly maxChars: number;
}

export interface EventQueue {
  readonly size: number;
  /** Always adds the line; returns how many of the oldest were dropped for it. */
  put(row: string): number;
  /** The oldest lines within the limits; at least one when there is one. */
  take(limits: QueueLimits): string[];
}

const roomToSpare = 4_096;

/** Events that wait to be written. When full, the oldest are dropped. */
export function eventQueue({ maxEvents, maxChars }: QueueLimits): EventQueue {
  let rows: string[] = [];
  let head = 0;
  let chars = 0;

  const first = (): string => rows[head] ?? '';
  const leave = (): string => {
    const row = first();
    rows[head] = '';
    head += 1;
    chars -= row.length;
    if (head > roomToSpare && head * 2 > rows.length) [rows, head] = [rows.slice(head), 0];
    return row;
  };
  const size = (): number => rows.length - head;

  return {
    get size() {
      return size();
    },
    put(row) {
      rows.push(row);
      chars += row.length;
      let dropped = 0;
      for (; size() > 1 && (size() > maxEvents || chars > maxChars); dropped += 1) leave();
      return dropped;
    },
    take(limits) {
      const taken: string[] = [];
      for (let length = 0; size() > 0 && taken.length < limits.maxEvents;) {
        length += first().length;
        if (taken.length > 0 && length > limits.maxChars) break;
        taken.push(leave());
      }
      return taken;
    },
  };
}
