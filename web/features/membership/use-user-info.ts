import { useEffect } from 'react';
import { membership } from '#core/contract/user/membership.ts';
import type { UserVipInfo } from '#core/contract/user/membership.shapes.ts';
import { userInfoRefreshMs } from '#core/rules/session/user-info-refresh.ts';
import type { QueryResult } from '#web/platform/queries/use-query.ts';
import type { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { rememberMember } from '#web/platform/session/remembered-member.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { useReportMembership } from '#web/platform/tracking/use-report-membership.ts';

/** Remembers the member with level and products for the next visit. */
function useRememberMember(info: UserVipInfo | undefined): void {
  const { environment } = useSite();
  const user = useSession(({ session }) => (session.kind === 'member' ? session.user : undefined));
  useEffect(() => {
    if (!info || !user) return;
    const { vipTypeLevel, vipTypeName } = info.userDto;
    rememberMember(environment, {
      user: { ...user, openId: null },
      level: vipTypeLevel,
      levelName: vipTypeName,
      products: info.openProductInfoList.map(({ productId }) => productId),
    });
  }, [info, user, environment]);
}

/** Failures already logged, by any subscriber of the query. */
const warnedOf = new WeakSet<ApiFailure>();

/** The subscriber's level and products (§9, at most once a minute). A failed fetch only logs a warning; the shown data stays (§8). */
export function useUserInfo(enabled = true): QueryResult<UserVipInfo> {
  const answer = useCall(membership.userVipInfo, {}, { enabled, staleMs: userInfoRefreshMs });
  const { data, error } = answer;
  useReportMembership(data);
  useRememberMember(data);
  useEffect(() => {
    if (!error || warnedOf.has(error)) return;
    warnedOf.add(error);
    console.warn('user info was not fetched', error.code);
  }, [error]);
  return answer;
}
