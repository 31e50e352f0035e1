import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for the next minute if this one ends sooner: a lounge code is void after its minute. */
export async function untilMinuteLasts(forMs: number): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < forMs) await sleep(left + 100);
}
