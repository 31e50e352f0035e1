/** A batch of this size counts as load; the load is over when none came for `quietMs`. */
const minBatch = 16;
const quietMs = 250;
const pollMs = 50;

/** Lets background work wait while claims arrive in large batches: claims go first, their deliveries afterwards. */
export class LoadGate {
  #beganAt = -Infinity;
  #lastAt = -Infinity;

  /** Notes a batch that was served. */
  record(batchSize: number): void {
    if (batchSize < minBatch) return;
    const now = performance.now();
    if (now - this.#lastAt > quietMs) this.#beganAt = now;
    this.#lastAt = now;
  }

  /** Resolves when the load is over, at the latest `maxMs` after it began. */
  async whenQuiet(maxMs: number): Promise<void> {
    while (performance.now() - this.#lastAt < quietMs && performance.now() - this.#beganAt < maxMs)
      await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
