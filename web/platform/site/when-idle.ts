/** requestIdleCallback, with a timeout as fallback. */
export function whenIdle(act: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(act, 1_000);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(act, { timeout: 5_000 });
  return () => cancelIdleCallback(idle);
}
