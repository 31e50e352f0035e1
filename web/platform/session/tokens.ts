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
  /** False only when nobody can be signed in; otherwise the server is asked. */
  mayBeSignedIn(now: number): boolean;
  /** There are tokens, but so old that the next call trades them for new ones. */
  isStale(now: number): boolean;
  /** Waits until no other tab is trading the tokens; what it gives ends the turn. */
  turn(): Promise<() => void>;
  apply(change: TokenChange): void;
}

/** Anything else in the storage would make every request throw. */
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
  const isStale = (now: number): boolean => token(tokenKeys.accessToken) !== undefined && !mayBeSignedIn(now);
  return {
    mayBeSignedIn,
    isStale,
    async turn() {
      const turns = await import('./take-turn.ts').catch(() => undefined); // gone with an older release: the server forgives two at once
      return turns ? turns.takeTurn({ lock: `${storagePrefix}tokenTurn`, local, isStale }) : () => undefined;
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
          // The access token last: other tabs look when it changes, and find the rest in place.
          if (change.refreshToken) local.set(tokenKeys.refreshToken, change.refreshToken);
          local.set(tokenKeys.tokenTime, String(change.tokenTime));
          if (change.accessToken) local.set(tokenKeys.accessToken, change.accessToken);
      }
    },
  };
}

/** The tokens as far as a page may use them: those stored too long ago count for nobody (§4), except for who has been here all the time. */
export function trustedTokens(box: TokenBox, hasMember: () => boolean): TokenBox {
  const trusts = () => hasMember() || box.mayBeSignedIn(Date.now());
  return {
    ...box,
    read: () => (trusts() ? box.read() : { accessToken: undefined, refreshToken: undefined }),
    isStale: (now) => hasMember() && box.isStale(now),
  };
}
