import type { DataOf, Endpoint, RequestOf } from '#core/contract/endpoint.ts';
import { useAnswer, type Reading, type ShownAnswer } from '#web/platform/answers/use-answer.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { callKey } from '#web/platform/answers/use-call.ts';

/** Subscribes to an answer about a number. A refusal is shown by the page and by no toast: one number refuses all its calls alike. */
export function useNumberCall<E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  reading: Reading<DataOf<E>> = {},
): ShownAnswer<DataOf<E>> {
  const call = useApi();
  return useAnswer<DataOf<E>>(
    callKey(endpoint, input),
    () => call(endpoint, input, { inPage: true }),
    reading,
  );
}
