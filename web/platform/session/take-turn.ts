import type { Store } from '../storage/storage.ts';

export interface TurnQuestion {
  /** The turn's name among the locks of this origin. */
  readonly lock: string;
  readonly local: Store;
  /** Whether the turn is still needed: whoever went before may have done it for all. */
  isStale(now: number): boolean;
}

/** Nobody holds a turn or waits for one longer: a hanging call must not hold up the other tabs. */
export const longestTurnMs = 10_000;
const settleMs = 40;
const lookAgainMs = 80;
const key = 'tokenTurn';
const nothing = (): void => undefined;

/** One tab at a time trades old tokens for new ones. What it gives ends the turn; once the tokens are fresh it gives an empty one. */
export const takeTurn = (question: TurnQuestion): Promise<() => void> => {
  const locks: LockManager | undefined = globalThis.navigator.locks;
  return locks ? lockedTurn(locks, question) : storedTurn(question);
};

function lockedTurn(locks: LockManager, { lock, isStale }: TurnQuestion): Promise<() => void> {
  return new Promise((begin) => {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), longestTurnMs);
    const turn = () =>
      isStale(Date.now())
        ? new Promise<void>((end) => {
            setTimeout(end, longestTurnMs);
            begin(end);
          })
        : begin(nothing);
    locks
      .request(lock, { signal: patience.signal }, turn)
      .catch(() => begin(nothing))
      .finally(() => clearTimeout(timer)); // waited too long: on without a turn
  });
}

/** Older browsers have no locks: a name in the storage, looked at again a moment later, parts tabs well enough. */
async function storedTurn({ local, isStale }: TurnQuestion): Promise<() => void> {
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
