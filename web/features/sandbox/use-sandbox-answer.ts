import type { DataOf, RequestOf, SandboxEndpoint } from '#core/contract/endpoint.ts';
import { useAnswer, type ShownAnswer } from '#web/platform/answers/use-answer.ts';
import { callSandbox } from './call-sandbox.ts';

/** Reads a part of the sandbox and polls it, because other tabs change it too. */
export const useSandboxAnswer = <E extends SandboxEndpoint>(
  endpoint: E,
  input: RequestOf<E>,
): ShownAnswer<DataOf<E>> =>
  useAnswer<DataOf<E>>([endpoint.prefix, endpoint.path, input], () => callSandbox(endpoint, input), {
    refetchMs: 2_000,
  });
