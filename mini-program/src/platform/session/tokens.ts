import { loginState } from '#core/rules/session/login-state.ts';
import type { TokenChange } from '#core/rules/session/token-change.ts';
import { environment } from '../settings.ts';
import { storage } from '../storage.ts';

export interface Tokens {
  readonly accessToken: string | undefined;
  readonly refreshToken: string | undefined;
}

export interface TokenBox {
  /** Nothing when they were stored more than twelve hours ago (§4). */
  read(): Tokens;
  apply(change: TokenChange): void;
}

const { tokenKeys } = environment;

/** The tokens in the phone's storage. */
export const tokens: TokenBox = {
  read() {
    const accessToken = storage.get(tokenKeys.accessToken);
    const tokenTime = Number(storage.get(tokenKeys.tokenTime));
    return loginState({ accessToken, tokenTime }, Date.now()) === 'ask-server'
      ? { accessToken, refreshToken: storage.get(tokenKeys.refreshToken) }
      : { accessToken: undefined, refreshToken: undefined };
  },
  apply(change) {
    switch (change.kind) {
      case 'keep':
        return;
      case 'clear':
        for (const key of Object.values(tokenKeys)) storage.remove(key);
        return;
      case 'store':
        storage.set(tokenKeys.tokenTime, String(change.tokenTime));
        if (change.accessToken) storage.set(tokenKeys.accessToken, change.accessToken);
        if (change.refreshToken) storage.set(tokenKeys.refreshToken, change.refreshToken);
    }
  },
};
