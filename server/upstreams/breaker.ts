import type { BreakerState } from '../http/figures/upstream-counts.ts';

export interface BreakerSettings {
  /** Consecutive failures that open it. */
  readonly failures: number;
  /** How long it stays open. */
  readonly openMs: number;
  readonly nowMs?: () => number;
  onChange?(state: 'open' | 'closed'): void;
}

/** A circuit breaker: after repeated failures it allows one trial request at a time. */
export interface Breaker {
  /** Whether a request may be sent; its outcome must be recorded. */
  mayRequest(): boolean;
  record(worked: boolean): void;
  state(): BreakerState;
}

export function breaker({
  failures,
  openMs,
  nowMs = () => performance.now(),
  onChange,
}: BreakerSettings): Breaker {
  let inARow = 0;
  /** Undefined while closed; open until this time, then one trial request at a time. */
  let openUntil: number | undefined;
  let isTrying = false;
  return {
    mayRequest() {
      if (openUntil === undefined) return true;
      const now = nowMs();
      if (now < openUntil) return false;
      openUntil = now + openMs; // the next trial follows even if this one never records its outcome
      isTrying = true;
      return true;
    },
    record(worked) {
      inARow = worked ? 0 : inARow + 1;
      isTrying = false;
      if (worked && openUntil !== undefined) {
        openUntil = undefined;
        onChange?.('closed');
      } else if (inARow >= failures) {
        if (openUntil === undefined) onChange?.('open');
        openUntil = nowMs() + openMs;
      }
    },
    state() {
      if (openUntil === undefined) return 'closed';
      return isTrying || nowMs() >= openUntil ? 'half-open' : 'open';
    },
  };
}
