import type { Endpoint, SentOf } from '#core/contract/endpoint.ts';
import type { CallApi } from '../api/client.ts';

const mostWaiting = 20;
const giveUpMs = 10_000;

export type QuietLine = <E extends Endpoint>(endpoint: E, record: SentOf<E>) => void;

/** Makes log calls one after the other, each once and outliving its page; while the log does not answer, what is too much is dropped. */
export function quietLine(call: CallApi): QuietLine {
  const waiting: (() => Promise<void>)[] = [];
  let busy = false;
  const work = async (): Promise<void> => {
    busy = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
    busy = false;
  };
  return (endpoint, record) => {
    if (waiting.length >= mostWaiting) return;
    waiting.push(() => sendOnce(call, endpoint, record));
    if (!busy) void work();
  };
}

async function sendOnce<E extends Endpoint>(call: CallApi, endpoint: E, record: SentOf<E>): Promise<void> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), giveUpMs);
  try {
    await call(endpoint, record, { signal: patience.signal, keepalive: true });
  } catch {
    return; // log-sending failures are swallowed (§8)
  } finally {
    clearTimeout(timer);
  }
}
