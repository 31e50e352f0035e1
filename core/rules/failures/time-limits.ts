/** Timeouts of hosts and positions in milliseconds (§9). */
export const timeLimits = {
  mapsPosition: 5_000,
  browserPosition: 3_000,
  chatPosition: 3_000,
  operatorAppInfo: 1_000,
} as const;

/** The error message of every timeout (§8). */
export const timedOut = '请求超时！';
