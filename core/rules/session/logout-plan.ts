export type LogoutMode = 'login' | 'refresh';

export interface LogoutPlan {
  readonly callsServer: true;
  readonly clearsState: readonly ('user' | 'market' | 'rail')[];
  readonly clearsStored: readonly (
    | 'accessToken'
    | 'refreshToken'
    | 'tokenTime'
    | 'integral'
    | 'balance'
    | 'location'
  )[];
  readonly end: 'login-page' | 'reload';
}

const ends: Readonly<Record<LogoutMode, LogoutPlan['end']>> = { login: 'login-page', refresh: 'reload' };

/** The steps of signing out, in order (§4, Logout). */
export const logoutPlan = (mode: LogoutMode): LogoutPlan => ({
  callsServer: true,
  clearsState: ['user', 'market', 'rail'],
  clearsStored: ['accessToken', 'refreshToken', 'tokenTime', 'integral', 'balance', 'location'],
  end: ends[mode],
});
