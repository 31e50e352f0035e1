import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again until the answer is good; for what happens in the background, which has no moment to wait for. */
export async function eventually<Answer>(
  ask: () => Promise<Answer>,
  isGood: (answer: Answer) => boolean,
  patienceMs = 20_000,
): Promise<Answer> {
  for (const until = Date.now() + patienceMs; ; await sleep(20)) {
    const answer = await ask();
    if (isGood(answer)) return answer;
    if (Date.now() > until) throw new Error(`still ${JSON.stringify(answer)} after ${patienceMs} ms`);
  }
}
