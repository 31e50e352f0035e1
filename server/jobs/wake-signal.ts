/** Wakes a worker that waits for work. A notification without a waiter is kept for the next wait. */
export class WakeSignal {
  #isNotified = false;
  #wake: (() => void) | undefined;
  readonly #announce: (() => void) | undefined;

  /** `announce` tells the other processes that there may be work. */
  constructor(announce?: () => void) {
    this.#announce = announce;
  }

  /** There is new work, for whichever process is first. */
  notify(): void {
    this.wake();
    this.#announce?.();
  }

  /** Wakes the worker of this process alone. */
  wake(): void {
    this.#isNotified = true;
    this.#wake?.();
  }

  /** Resolves at the next notification, after `ms`, or at once when there was one since the last wait. */
  async wait(ms: number): Promise<void> {
    if (!this.#isNotified) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#isNotified = false;
    this.#wake = undefined;
  }
}
