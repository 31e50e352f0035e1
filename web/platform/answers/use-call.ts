import type { DataOf, Endpoint, RequestOf } from '#core/contract/endpoint.ts';
import type { AnswerKey } from './answer-cache.ts';
import { useAnswer, type Reading, type ShownAnswer } from './use-answer.ts';
import { useApi } from '../api/api-context.tsx';

/** The cache key of a call; invalidating the path alone reaches every input. */
export const callKey = (endpoint: Endpoint, input: unknown): AnswerKey => [endpoint.path, input];

/** Subscribes to the answer of a call. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  reading: Reading<DataOf<E>> = {},
): ShownAnswer<DataOf<E>> {
  const call = useApi();
  return useAnswer<DataOf<E>>(callKey(endpoint, input), () => call(endpoint, input), reading);
}
