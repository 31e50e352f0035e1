import type { RequestOf } from '#core/contract/endpoint.ts';
import { messages } from '#core/contract/user/messages.ts';
import type { UnreadCounts } from '#core/contract/user/messages.shapes.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction, type Action } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { callKey } from '#web/platform/queries/use-call.ts';

/** Marks messages as read; lists and counts follow. */
function useMarking<Input>(mark: (input: Input) => Promise<UnreadCounts>): Action<Input> {
  const queries = useQueryCache();
  return useAction(
    async (input: Input) => {
      queries.put(callKey(messages.unreadCounts, {}), await mark(input));
      await queries.refresh(messages.messages.path);
    },
    { inPage: true },
  );
}

export function useReadMessage(): Action<string> {
  const call = useApi();
  return useMarking((messageId) => call(messages.readMessage, { messageId }));
}

export function useReadAll(): Action<RequestOf<typeof messages.readAllMessages>> {
  const call = useApi();
  return useMarking((requested) => call(messages.readAllMessages, requested));
}
