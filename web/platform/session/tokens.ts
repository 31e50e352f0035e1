import type { Environment } from '#core/config/environments.ts';
import { loginState } from '#core/rules/session/login-state.ts';
import type { TokenChange } from '#core/rules/session/token-change.ts';
import { storeOf } from '../storage/storage.ts';

export interface Tokens {
  readonly accessToken: string | undefined;
  readonly refreshToken: string | undefined;
}

/** The tokens in the browser's storage, shared by all tabs of one environment. */
export interface TokenBox {
  read(): Tokens;
  /** False only without tokens; otherwise the server decides. */
  mayBeSignedIn(now: number): boolean;
  /** There are tokens, however old. */
  isStored(): boolean;
  /** The tokens are stale: the next call refreshes them. */
  isStale(now: number): boolean;
  /** Acquires the cross-tab refresh lock; resolves to its release. */
  refreshLock(): Promise<() => void>;
  apply(change: TokenChange): void;
}

/** Values that are invalid in a header would make every request throw. */
const fitsHeader = /^[!-~]+$/;

export function tokenBox({ tokenKeys, storagePrefix }: Environment): TokenBox {
  const local = storeOf('localStorage', storagePrefix);
  const token = (key: string): string | undefined => {
    const stored = local.get(key);
    return stored && fitsHeader.test(stored) ? stored : undefined;
  };
  const mayBeSignedIn = (now: number): boolean =>
    loginState(
      { accessToken: token(tokenKeys.accessToken), tokenTime: Number(local.get(tokenKeys.tokenTime)) },
      now,
    ) === 'ask-server';
  const isStored = (): boolean => token(tokenKeys.accessToken) !== undefined;
  const isStale = (now: number): boolean => isStored() && !mayBeSignedIn(now);
  return {
    mayBeSignedIn,
    isStored,
    isStale,
    async refreshLock() {
      const module = await import('./refresh-lock.ts').catch(() => undefined); // a chunk of an older release; the server tolerates two concurrent refreshes
      return module
        ? module.acquireRefreshLock({ lock: `${storagePrefix}tokenTurn`, local, isStale })
        : () => undefined;
    },
    read: () => ({ accessToken: token(tokenKeys.accessToken), refreshToken: token(tokenKeys.refreshToken) }),
    apply(change) {
      switch (change.kind) {
        case 'keep':
          return;
        case 'clear':
          for (const key of Object.values(tokenKeys)) local.remove(key);
          return;
        case 'store':
          // Another tab may read between two writes. An old access token with the new refresh token would renew the session once more.
          local.set(tokenKeys.tokenTime, String(change.tokenTime));
          if (change.accessToken) local.set(tokenKeys.accessToken, change.accessToken);
          if (change.refreshToken) local.set(tokenKeys.refreshToken, change.refreshToken);
      }
    },
  };
}

/** Usable tokens: those stored too long ago are ignored (§4), except while the page has been open all the time. */
export function trustedTokens(box: TokenBox, hasMember: () => boolean): TokenBox {
  const trusts = () => hasMember() || box.mayBeSignedIn(Date.now());
  return {
    ...box,
    read: () => (trusts() ? box.read() : { accessToken: undefined, refreshToken: undefined }),
    isStale: (now) => hasMember() && box.isStale(now),
  };
}
