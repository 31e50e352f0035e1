import { codes } from '#core/contract/envelope.ts';
import { randomId } from '#core/rules/tracking/random-id.ts';
import { ApiFailure, offline } from '#core/rules/calls/api-failure.ts';
import { storage } from './storage.ts';

/**
 * Sends a write under an idempotency key that is stored before the request and removed after the answer: a tap or start after a lost
 * answer repeats the request, a new attempt after a refusal is a new one.
 */
export async function sendOnce<T>(
  write: string,
  content: string,
  send: (idempotencyKey: string) => Promise<T>,
): Promise<T> {
  const name = `requestKey:${write}`;
  const key = storedKey(name, content) ?? newKey();
  storage.set(name, `${key} ${content}`);
  try {
    const answer = await send(key);
    storage.remove(name);
    return answer;
  } catch (failure) {
    if (!isUnanswered(failure)) storage.remove(name);
    throw failure;
  }
}

/** The key of a request with the same content that had no answer. */
function storedKey(name: string, content: string): string | undefined {
  const [key, ...words] = storage.get(name)?.split(' ') ?? [];
  return words.join(' ') === content ? key : undefined;
}

/** The outcome is unknown: there was no answer, or the server failed before it could say one. */
const isUnanswered = (failure: unknown): boolean =>
  failure instanceof ApiFailure && (failure.code === offline || failure.code === codes.broken);
const newKey = (): string => randomId(Uint8Array.from({ length: 16 }, () => Math.floor(Math.random() * 256)));
