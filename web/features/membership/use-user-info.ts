import { useEffect } from 'react';
import { membership } from '#core/contract/user/membership.ts';
import type { UserVipInfo } from '#core/contract/user/membership.shapes.ts';
import { userInfoRefreshMs } from '#core/rules/session/user-info-refresh.ts';
import type { ShownAnswer } from '#web/platform/answers/use-answer.ts';
import type { ApiFailure } from '#web/platform/api/api-failure.ts';
import { useCall } from '#web/platform/api/use-call.ts';
import { useTellMembership } from '#web/platform/tracking/use-tell-membership.ts';

/** Failures that have been warned about, whoever shows them. */
const warnedOf = new WeakSet<ApiFailure>();

/** The subscriber's level and products (§9, at most once a minute). A failed fetch is worth a warning only: what is shown stays, and the next look asks again (§8). */
export function useUserInfo(enabled = true): ShownAnswer<UserVipInfo> {
  const answer = useCall(membership.userVipInfo, {}, { enabled, staleMs: userInfoRefreshMs });
  const { data, error } = answer;
  useTellMembership(data);
  useEffect(() => {
    if (!error || warnedOf.has(error)) return;
    warnedOf.add(error);
    console.warn('user info was not fetched', error.code);
  }, [error]);
  return answer;
}
