import { setTimeout as sleep } from 'node:timers/promises';
import type { Reply } from './ask-http.ts';

/** Whoever let us wait this long is not asked again: the subscriber waits too. */
const quickMs = 1_000;
const pauseMs = { least: 50, most: 200 };

/**
 * Asks a second time when the first was quickly lost or answered with a fault, after a pause of random length.
 * Only for questions that change nothing over there: never for a proof, a message or an order.
 */
export const askTwice =
  <Question extends readonly unknown[]>(ask: (...question: Question) => Promise<Reply>) =>
  async (...question: Question): Promise<Reply> => {
    const begun = performance.now();
    const first = await ask(...question);
    if (!isPassing(first) || performance.now() - begun > quickMs) return first;
    await sleep(pauseMs.least + Math.random() * (pauseMs.most - pauseMs.least));
    return ask(...question);
  };

const isPassing = (reply: Reply): boolean => (reply.kind === 'silent' ? reply.asked : reply.status >= 500);
