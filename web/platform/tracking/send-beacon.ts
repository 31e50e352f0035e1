const giveUpMs = 10_000;

/** The body of a log call. */
export const logBody = (record: unknown): Blob =>
  new Blob([JSON.stringify(record)], { type: 'application/json' });

/** Whether the browser took the body over. */
export function sendBeacon(url: string, body: Blob): boolean {
  try {
    return navigator.sendBeacon(url, body);
  } catch {
    return false; // missing, or forbidden by the embedding page
  }
}

/** The fallback (§7); never rejects. */
export async function sendKeepalive(url: string, body: Blob): Promise<void> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), giveUpMs);
  try {
    await fetch(url, {
      method: 'POST',
      body,
      keepalive: true,
      credentials: 'include',
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      signal: timeout.signal,
    });
  } catch {
    return; // log-sending failures are swallowed (§8)
  } finally {
    clearTimeout(timer);
  }
}
