import type { DataOf, RequestOf, SandboxEndpoint } from '#core/contract/endpoint.ts';
import { sandboxPrefix } from '#core/contract/sandbox/rows.ts';
import { useAnswers } from '#web/platform/answers/answers-context.tsx';
import { useAction, type Action } from '#web/platform/answers/use-action.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { callSandbox } from './call-sandbox.ts';

/** Changes a sandbox setting; resolves after all answers were refetched. */
export function useSandboxChange<E extends SandboxEndpoint>(
  endpoint: E,
  onDone?: (answer: DataOf<E>, input: RequestOf<E>) => void,
): Action<RequestOf<E>> {
  const answers = useAnswers();
  const change = async (input: RequestOf<E>): Promise<DataOf<E>> => {
    const answer = await callSandbox(endpoint, input);
    await answers.refresh(sandboxPrefix);
    return answer;
  };
  return useAction(change, {
    ...(onDone && { onDone }),
    onFailed: ({ message }) => toast(message, 'alert'),
  });
}
