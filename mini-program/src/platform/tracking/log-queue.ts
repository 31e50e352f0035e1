import type { Endpoint, RequestOf } from '#core/contract/endpoint.ts';
import { callApi } from '../call.ts';

const maxWaiting = 20;
const waiting: (() => Promise<unknown>)[] = [];
let isBusy = false;

/** Sends log calls one after the other, without retries; beyond the limit they are dropped. Losing one never changes a page (§8). */
export function sendLog<E extends Endpoint>(endpoint: E, record: RequestOf<E>): void {
  if (waiting.length >= maxWaiting) return;
  waiting.push(() => callApi(endpoint, record, { quiet: true }));
  if (!isBusy) void work();
}

async function work(): Promise<void> {
  isBusy = true;
  for (let next = waiting.shift(); next; next = waiting.shift()) await next().catch(() => undefined);
  isBusy = false;
}
