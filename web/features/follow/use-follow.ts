import type { DataOf } from '#core/contract/endpoint.ts';
import { chatApp } from '#core/contract/user/chat-app.ts';
import { useQuery, type QueryResult } from '#web/platform/queries/use-query.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { callKey } from '#web/platform/queries/use-call.ts';
import { useSession } from '#web/platform/session/session-store.ts';

/** Whether the member follows the operator's account in the chat app. A failure is no toast: the page is not about it. */
export function useFollow(enabled = true): QueryResult<DataOf<typeof chatApp.followState>> {
  const call = useApi();
  const isMember = useSession(({ session }) => session.kind === 'member');
  return useQuery(callKey(chatApp.followState, {}), () => call(chatApp.followState, {}, { quiet: true }), {
    enabled: enabled && isMember,
    staleMs: 60_000,
  });
}
