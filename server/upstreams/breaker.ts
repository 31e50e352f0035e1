export interface BreakerSettings {
  /** So many failures in a row open it. */
  readonly failures: number;
  /** How long nobody asks once it is open. */
  readonly restMs: number;
  readonly nowMs?: () => number;
  onChange?(state: 'open' | 'closed'): void;
}

/** Spares a system that fails, and everybody who would wait for it: it asks again one request at a time. */
export interface Breaker {
  /** Whether this request may go out; whoever goes out tells the outcome. */
  mayAsk(): boolean;
  tell(worked: boolean): void;
}

export function breaker({
  failures,
  restMs,
  nowMs = () => performance.now(),
  onChange,
}: BreakerSettings): Breaker {
  let inARow = 0;
  /** Undefined while closed; open until this moment, then one request at a time is let out to try. */
  let restsUntil: number | undefined;
  return {
    mayAsk() {
      if (restsUntil === undefined) return true;
      const now = nowMs();
      if (now < restsUntil) return false;
      restsUntil = now + restMs; // a trial that never tells its outcome must not be the last one
      return true;
    },
    tell(worked) {
      inARow = worked ? 0 : inARow + 1;
      if (worked && restsUntil !== undefined) {
        restsUntil = undefined;
        onChange?.('closed');
      } else if (inARow >= failures) {
        if (restsUntil === undefined) onChange?.('open');
        restsUntil = nowMs() + restMs;
      }
    },
  };
}
