/** Makes the timeouts of a page so long that a slow machine does not reach them. */
export const patient = 0.05;

/**
 * Init script of a page: waits of a second or more are divided by `haste`. Timeouts keep their order, and a test of
 * scripts and upstreams that never answer does not have to wait for the real ones. Waits of more than ten seconds, such as
 * those for an API call, are not shortened: a slow machine needs them.
 */
export function shortTimers(haste: number): void {
  const changed = (ms: number) => (ms >= 1_000 && (haste < 1 || ms <= 10_000) ? ms / haste : ms);
  const { setTimeout: original } = globalThis;
  const { geolocation } = navigator;
  const shortened = (run: TimerHandler, ms = 0, ...args: unknown[]) => original(run, changed(ms), ...args);
  Object.assign(globalThis, { setTimeout: shortened });
  // Missing where the page is not a secure context.
  const locate = geolocation?.getCurrentPosition.bind(geolocation);
  if (locate)
    geolocation.getCurrentPosition = (found, failed, { timeout = Infinity, ...options } = {}) =>
      locate(found, failed, { ...options, timeout: changed(timeout) });
}
