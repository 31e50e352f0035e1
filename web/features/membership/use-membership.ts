import type { UserVipInfo } from '#core/contract/user/membership.shapes.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { useUserInfo } from './use-user-info.ts';

/** The membership state of the session. */
export type Membership =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'failed'; readonly message: string; retry(): void }
  | { readonly kind: 'known'; readonly info: UserVipInfo };

/** The subscriber's levels and products, loaded once a member is signed in. */
export function useMembership(): Membership {
  const session = useSession((state) => state.session.kind);
  const { data: info, error, loading, refetch } = useUserInfo(session === 'member');
  if (session !== 'member') return { kind: session };
  if (info) return { kind: 'known', info };
  return error && !loading
    ? { kind: 'failed', message: error.message, retry: () => void refetch() }
    : { kind: 'unknown' };
}
