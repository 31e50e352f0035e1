import type { BehaviourRecord } from '#core/contract/common/user-log.shapes.ts';
import { logBody, sendBeacon, sendKeepalive } from './send-beacon.ts';

/** Limits of the server and of sendBeacon. */
const maxRecords = 50;
const maxBytes = 60_000;
const waitMs = 2_000;

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
    const body = logBody(batch);
    if (body.size > maxBytes && batch.length > 1) {
      const half = Math.ceil(batch.length / 2);
      send(batch.slice(0, half));
      send(batch.slice(half));
      return;
    }
    if (sendBeacon(url, body) || spare) return; // at most one fallback connection
    spare = sendKeepalive(url, body).then(() => {
      spare = undefined;
    });
  };
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const all = records;
    records = [];
    for (let at = 0; at < all.length; at += maxRecords) send(all.slice(at, at + maxRecords));
  };
  return {
    add(record) {
      records.push(record);
      if (records.length >= maxRecords) flush();
      else timer ??= setTimeout(flush, waitMs);
    },
    flush,
  };
}
