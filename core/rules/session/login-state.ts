/** The lifetime of a stored token (§9). */
export const tokenValidMs = 12 * 60 * 60 * 1000;

export interface StoredSession {
  readonly accessToken?: string | null | undefined;
  /** When the token was stored, in milliseconds. */
  readonly tokenTime?: number | null | undefined;
}

/**
 * Signed out without a token or with one older than 12 hours; otherwise the server decides (§4).
 * A time more than 12 hours in the future (clock skew) also counts as expired.
 */
export const loginState = (
  { accessToken, tokenTime }: StoredSession,
  now: number,
): 'signed-out' | 'ask-server' =>
  accessToken && tokenTime && Math.abs(now - tokenTime) <= tokenValidMs ? 'ask-server' : 'signed-out';
