import { setTimeout as sleep } from 'node:timers/promises';

/** Polls until the answer is accepted; for background work without an event to wait for. */
export async function eventually<Answer>(
  read: () => Promise<Answer>,
  isGood: (answer: Answer) => boolean,
  timeoutMs = 120_000,
): Promise<Answer> {
  for (const until = Date.now() + timeoutMs; ; await sleep(20)) {
    const answer = await read();
    if (isGood(answer)) return answer;
    if (Date.now() > until) throw new Error(`still ${JSON.stringify(answer)} after ${timeoutMs} ms`);
  }
}
