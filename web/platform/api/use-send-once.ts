import { codes } from '#core/contract/envelope.ts';
import { useSite } from '../site/site-context.tsx';
import { ApiFailure, offline } from '#core/rules/calls/api-failure.ts';
import { requestKeys } from './request-keys.ts';

/** The outcome is unknown: there was no answer, or the server failed before it could say one. */
const isUnanswered = (failure: unknown): boolean =>
  failure instanceof ApiFailure && (failure.code === offline || failure.code === codes.broken);

/**
 * Sends a write under an idempotency key that is stored before the request and removed after the answer: a tap or reload
 * after a lost answer repeats the request, a new attempt after a refusal is a new one.
 */
export function useSendOnce(write: string) {
  const { environment } = useSite();
  return async <T>(content: string, send: (idempotencyKey: string) => Promise<T>): Promise<T> => {
    const keys = requestKeys(environment, write);
    try {
      const answer = await send(keys.keyOf(content));
      keys.forget(content);
      return answer;
    } catch (failure) {
      if (!isUnanswered(failure)) keys.forget(content);
      throw failure;
    }
  };
}
