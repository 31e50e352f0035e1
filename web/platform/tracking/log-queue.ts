import type { Endpoint, RequestOf } from '#core/contract/endpoint.ts';
import type { CallApi } from '../api/client.ts';

const mostWaiting = 20;
const giveUpMs = 10_000;

export type LogQueue = <E extends Endpoint>(endpoint: E, record: RequestOf<E>) => void;

/** Sends log calls sequentially, without retries, with keepalive; beyond the queue limit they are dropped. */
export function logQueue(call: CallApi): LogQueue {
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

async function sendOnce<E extends Endpoint>(call: CallApi, endpoint: E, record: RequestOf<E>): Promise<void> {
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
