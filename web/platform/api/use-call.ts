import type { DataOf, Endpoint, SentOf } from '#core/contract/endpoint.ts';
import type { AnswerKey } from '../answers/answer-cache.ts';
import { useAnswer, type Reading, type ShownAnswer } from '../answers/use-answer.ts';
import { useApi } from './api-context.tsx';

/** The name of an answer among the document's answers; refresh by the path alone to reach every input. */
export const callKey = (endpoint: Endpoint, input: unknown): AnswerKey => [endpoint.path, input];

/** Shows what a call answers. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: SentOf<E>,
  reading: Reading<DataOf<E>> = {},
): ShownAnswer<DataOf<E>> {
  const call = useApi();
  return useAnswer<DataOf<E>>(callKey(endpoint, input), () => call(endpoint, input), reading);
}
