import type { DataOf, RequestOf, SandboxEndpoint } from '#core/contract/endpoint.ts';
import { sandboxPrefix } from '#core/contract/sandbox/rows.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction, type Action } from '#web/platform/queries/use-action.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { callSandbox } from './call-sandbox.ts';

/** Changes a sandbox setting; resolves after all answers were refetched. */
export function useSandboxChange<E extends SandboxEndpoint>(
  endpoint: E,
  onDone?: (answer: DataOf<E>, input: RequestOf<E>) => void,
): Action<RequestOf<E>> {
  const queries = useQueryCache();
  const change = async (input: RequestOf<E>): Promise<DataOf<E>> => {
    const answer = await callSandbox(endpoint, input);
    await queries.refresh(sandboxPrefix);
    return answer;
  };
  return useAction(change, {
    ...(onDone && { onDone }),
    inPage: true,
    onFailed: ({ message }) => toast(message, 'alert'),
  });
}
