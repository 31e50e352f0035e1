import { offlineSentence } from '#core/rules/calls/api-failure.ts';
import type { UserVipInfo } from '#core/contract/user/membership.shapes.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { useUserInfo } from './use-user-info.ts';

/** The membership state of the session. */
export type Membership =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'failed'; readonly message: string; retry(): void }
  | { readonly kind: 'known'; readonly info: UserVipInfo };

/** The subscriber's levels and products, loaded once a member is signed in. */
export function useMembership(): Membership {
  const session = useSession((state) => state.session);
  const { checkSession } = useSessionActions();
  const { data: info, error, loading, refetch } = useUserInfo(session.kind === 'member');
  // The phone is signed in, and the server could not be asked: no reason to sign in again.
  if (session.kind === 'guest' && session.unconfirmed)
    return { kind: 'failed', message: offlineSentence, retry: checkSession };
  if (session.kind !== 'member') return { kind: session.kind };
  if (info) return { kind: 'known', info };
  return error && !loading
    ? { kind: 'failed', message: error.message, retry: () => void refetch() }
    : { kind: 'unknown' };
}
