import { membership } from '#core/contract/user/membership.ts';
import type { UserVipInfo } from '#core/contract/user/membership.shapes.ts';
import { userInfoRefreshMs } from '#core/rules/session/user-info-refresh.ts';
import { useCall } from '#web/platform/api/use-call.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { useTellMembership } from '#web/platform/tracking/use-tell-membership.ts';

/** Who is here, as far as membership goes. */
export type Membership =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'failed'; readonly message: string; retry(): void }
  | { readonly kind: 'known'; readonly info: UserVipInfo };

/** The subscriber's levels and products, asked for once it is known that somebody is here. */
export function useMembership(): Membership {
  const session = useSession((state) => state.session.kind);
  const { data: info, error, asking, refetch } = useCall(membership.userVipInfo, {}, { enabled: session === 'member', staleMs: userInfoRefreshMs });
  useTellMembership(info);
  if (session !== 'member') return { kind: session };
  if (info) return { kind: 'known', info };
  return error && !asking ? { kind: 'failed', message: error.message, retry: () => void refetch() } : { kind: 'unknown' };
}
