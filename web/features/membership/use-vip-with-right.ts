import { membership } from '#core/contract/user/membership.ts';
import type { OpenProduct } from '#core/contract/user/membership.shapes.ts';
import type { QueryResult } from '#web/platform/queries/use-query.ts';
import { userInfoRefreshMs } from '#core/rules/session/user-info-refresh.ts';
import { useCall } from '#web/platform/queries/use-call.ts';

/** The highest membership of the subscriber that has a right type (§6); null where none has it. */
export const useVipWithRight = (rightTypeId: number, enabled: boolean): QueryResult<OpenProduct | null> =>
  useCall(membership.highestVipWithRight, { rightTypeId }, { enabled, staleMs: userInfoRefreshMs });
