import { messages } from '#core/contract/user/messages.ts';
import type { UnreadCounts } from '#core/contract/user/messages.shapes.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useSession } from '#web/platform/session/session-store.ts';

/** The unread messages of each kind, for members; undefined until they are known. */
export function useUnreadCounts(): UnreadCounts | undefined {
  const signedIn = useSession(({ session }) => session.kind === 'member');
  const { data } = useCall(messages.unreadCounts, {}, { enabled: signedIn, staleMs: 60_000 });
  return signedIn ? data : undefined;
}
