import type { Endpoint, RequestOf } from '#core/contract/endpoint.ts';
import type { CallApi } from '../api/client.ts';
import { requestOf } from '#core/rules/calls/request-of.ts';
import { logBody, sendBeacon, sendKeepalive } from './send-beacon.ts';

const maxWaiting = 20;
const giveUpMs = 10_000;

export interface LogQueue {
  add<E extends Endpoint>(endpoint: E, record: RequestOf<E>): void;
  /** Sends a record at once by beacon: the page is being left. */
  leaveWith<E extends Endpoint>(endpoint: E, record: RequestOf<E>): void;
  /** Sends everything that waits by beacon. */
  flush(): void;
}

/** Sends log calls sequentially, without retries, with keepalive; beyond the queue limit they are dropped. */
export function logQueue(call: CallApi, base: string): LogQueue {
  const waiting: { send(): Promise<void>; leave(): void }[] = [];
  let busy = false;
  const work = async (): Promise<void> => {
    busy = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) await next.send();
    busy = false;
  };
  const leaveWith: LogQueue['leaveWith'] = (endpoint, record) => {
    const { url } = requestOf(base, endpoint, {}, Date.now());
    const body = logBody(record);
    if (!sendBeacon(url, body)) void sendKeepalive(url, body);
  };
  return {
    add(endpoint, record) {
      if (waiting.length >= maxWaiting) return;
      waiting.push({
        send: () => sendOnce(call, endpoint, record),
        leave: () => leaveWith(endpoint, record),
      });
      if (!busy) void work();
    },
    leaveWith,
    flush() {
      for (const { leave } of waiting.splice(0)) leave();
    },
  };
}

async function sendOnce<E extends Endpoint>(call: CallApi, endpoint: E, record: RequestOf<E>): Promise<void> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), giveUpMs);
  try {
    await call(endpoint, record, { signal: timeout.signal, keepalive: true });
  } catch {
    return; // log-sending failures are swallowed (§8)
  } finally {
    clearTimeout(timer);
  }
}
