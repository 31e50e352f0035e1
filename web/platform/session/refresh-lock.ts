import type { Store } from '../storage/storage.ts';

export interface LockRequest {
  /** The lock name. */
  readonly lock: string;
  readonly local: Store;
  /** Whether the refresh is still needed; another tab may have done it. */
  isStale(now: number): boolean;
}

/** Limit for holding and waiting, so that a hanging call does not block other tabs. */
export const longestTurnMs = 10_000;
const settleMs = 40;
const lookAgainMs = 80;
const key = 'tokenTurn';
const nothing = (): void => undefined;

/** A cross-tab lock: one tab at a time refreshes the tokens. Resolves to the release; a no-op if the tokens are fresh. */
export const acquireRefreshLock = (question: LockRequest): Promise<() => void> => {
  const locks: LockManager | undefined = globalThis.navigator.locks;
  return locks ? lockInBrowser(locks, question) : lockInStorage(question);
};

function lockInBrowser(locks: LockManager, { lock, isStale }: LockRequest): Promise<() => void> {
  return new Promise((begin) => {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), longestTurnMs);
    const hold = () =>
      isStale(Date.now())
        ? new Promise<void>((end) => {
            setTimeout(end, longestTurnMs);
            begin(end);
          })
        : begin(nothing);
    locks
      .request(lock, { signal: timeout.signal }, hold)
      .catch(() => begin(nothing))
      .finally(() => clearTimeout(timer)); // after the timeout it goes on without the lock
  });
}

/** Fallback without navigator.locks: an owner id in storage, verified after a short delay. */
async function lockInStorage({ local, isStale }: LockRequest): Promise<() => void> {
  const me = Math.random().toString(36).slice(2);
  const end = (): void => {
    if (local.get(key)?.startsWith(me)) local.remove(key);
  };
  const givesUpAt = Date.now() + longestTurnMs;
  while (isStale(Date.now()) && Date.now() < givesUpAt) {
    const [, until] = (local.get(key) ?? '').split(' ');
    if (Number(until) > Date.now()) await pause(lookAgainMs);
    else {
      local.set(key, `${me} ${Date.now() + longestTurnMs}`);
      await pause(settleMs);
      if (local.get(key)?.startsWith(me) && isStale(Date.now())) return end;
      end();
    }
  }
  return nothing;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
