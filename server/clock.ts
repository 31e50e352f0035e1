/** The product's clock. Rules and queries use it and never read the machine's. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The sandbox's clock: the machine's time plus an offset that only moves forward. */
export class MovableClock implements Clock {
  #offsetMs: number;
  readonly #machineMs: () => number;
  constructor(offsetMs = 0, machineMs: () => number = Date.now) {
    this.#offsetMs = offsetMs;
    this.#machineMs = machineMs;
  }
  get offsetMs(): number {
    return this.#offsetMs;
  }
  now(): Date {
    return new Date(this.#machineMs() + this.#offsetMs);
  }
  setOffset(offsetMs: number): void {
    this.#offsetMs = Math.max(0, Math.trunc(offsetMs));
  }
}
