/** How long a stored token is trusted (§9). */
export const tokenValidMs = 12 * 60 * 60 * 1000;

export interface StoredSession {
  readonly accessToken?: string | null | undefined;
  /** When the token was stored, in milliseconds. */
  readonly tokenTime?: number | null | undefined;
}

/**
 * Without a token, or with one stored more than 12 hours ago, nobody is signed in; otherwise the server decides (§4).
 * A time that lies as far ahead was written by another clock: it must not keep a token for longer.
 */
export const loginState = (
  { accessToken, tokenTime }: StoredSession,
  now: number,
): 'signed-out' | 'ask-server' =>
  accessToken && tokenTime && Math.abs(now - tokenTime) <= tokenValidMs ? 'ask-server' : 'signed-out';
