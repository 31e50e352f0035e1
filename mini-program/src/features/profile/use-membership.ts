import { membership } from '#core/contract/user/membership.ts';
import type { UserVipInfo } from '#core/contract/user/membership.shapes.ts';
import { useQuery } from '../../platform/queries/use-query.ts';
import { useSession } from '../../platform/session/session-store.ts';

/** The membership of the session. */
export type Membership =
  | { readonly kind: 'unknown' | 'guest' }
  | { readonly kind: 'failed'; readonly message: string; retry(): void }
  | { readonly kind: 'known'; readonly info: UserVipInfo; refresh(): Promise<void> };

/** The levels and products of a member, loaded anew whenever the page is shown. */
export function useMembership(): Membership {
  const { kind } = useSession();
  const query = useQuery(membership.userVipInfo, {}, { enabled: kind === 'member', staleMs: 0 });
  const { data: info, error, loading, refetch } = query;
  if (kind !== 'member') return { kind };
  if (info) return { kind: 'known', info, refresh: refetch };
  return error && !loading
    ? { kind: 'failed', message: error.message, retry: () => void refetch() }
    : { kind: 'unknown' };
}
