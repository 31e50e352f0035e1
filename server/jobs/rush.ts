/** So many at once are a crowd; it is over when none came for this long. */
const crowd = 16;
const quietMs = 250;
const lookEveryMs = 50;

/** Tells whoever can wait that a crowd is at the counter: claims come first, what they lead to afterwards. */
export class Rush {
  #beganAt = -Infinity;
  #lastAt = -Infinity;

  /** So many were served together. */
  came(many: number): void {
    if (many < crowd) return;
    const now = performance.now();
    if (now - this.#lastAt > quietMs) this.#beganAt = now;
    this.#lastAt = now;
  }

  /** Waits until the crowd is gone; of a crowd that does not end, no longer than this since it began. */
  async over(mostMs: number): Promise<void> {
    while (performance.now() - this.#lastAt < quietMs && performance.now() - this.#beganAt < mostMs)
      await new Promise((look) => setTimeout(look, lookEveryMs));
  }
}
