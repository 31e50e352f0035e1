import { setTimeout as sleep } from 'node:timers/promises';
import type { Reply } from './ask-http.ts';

/** No retry after a slow failure, because the subscriber is waiting. */
const quickMs = 1_000;
const pauseMs = { min: 50, max: 200 };

/**
 * Retries once after a quick failure or a server error, with a random delay.
 * Only for reads: never for a proof, a message or an order.
 */
export const withRetry =
  <Question extends readonly unknown[]>(ask: (...question: Question) => Promise<Reply>) =>
  async (...question: Question): Promise<Reply> => {
    const startedAt = performance.now();
    const first = await ask(...question);
    if (!isTransient(first) || performance.now() - startedAt > quickMs) return first;
    await sleep(pauseMs.min + Math.random() * (pauseMs.max - pauseMs.min));
    return ask(...question);
  };

const isTransient = (reply: Reply): boolean =>
  reply.kind === 'unanswered' ? reply.sent || reply.noConnection === true : reply.status >= 500;
