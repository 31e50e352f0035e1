import type { BehaviourRecord } from '#core/contract/common/user-log.shapes.ts';

/** Limits of the server and of sendBeacon. */
const mostRecords = 50;
const mostBytes = 60_000;
const waitMs = 2_000;
const giveUpMs = 10_000;

export interface BeaconOutbox {
  add(record: BehaviourRecord): void;
  /** Sends the queue now. */
  flush(): void;
}

/** Collects records and sends them by beacon, without retries. */
export function beaconOutbox(url: string): BeaconOutbox {
  let records: BehaviourRecord[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let spare: Promise<unknown> | undefined;

  const send = (batch: readonly BehaviourRecord[]): void => {
    const body = new Blob([JSON.stringify(batch)], { type: 'application/json' });
    if (body.size > mostBytes && batch.length > 1) {
      const half = Math.ceil(batch.length / 2);
      send(batch.slice(0, half));
      send(batch.slice(half));
      return;
    }
    if (beacon(url, body) || spare) return; // at most one fallback connection
    spare = keepalive(url, body).then(() => {
      spare = undefined;
    });
  };
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const all = records;
    records = [];
    for (let at = 0; at < all.length; at += mostRecords) send(all.slice(at, at + mostRecords));
  };
  return {
    add(record) {
      records.push(record);
      if (records.length >= mostRecords) flush();
      else timer ??= setTimeout(flush, waitMs);
    },
    flush,
  };
}

function beacon(url: string, body: Blob): boolean {
  try {
    return navigator.sendBeacon(url, body);
  } catch {
    return false; // missing, or forbidden by the embedding page
  }
}

/** The fallback (§7); never rejects. */
async function keepalive(url: string, body: Blob): Promise<void> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), giveUpMs);
  try {
    await fetch(url, {
      method: 'POST',
      body,
      keepalive: true,
      credentials: 'include',
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      signal: patience.signal,
    });
  } catch {
    return; // log-sending failures are swallowed (§8)
  } finally {
    clearTimeout(timer);
  }
}
