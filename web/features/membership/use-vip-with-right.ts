import { membership } from '#core/contract/user/membership.ts';
import type { OpenProduct } from '#core/contract/user/membership.shapes.ts';
import type { ShownAnswer } from '#web/platform/answers/use-answer.ts';
import { userInfoRefreshMs } from '#core/rules/session/user-info-refresh.ts';
import { useCall } from '#web/platform/answers/use-call.ts';

/** The highest membership of the subscriber that has a right type (§6); null where none has it. */
export const useVipWithRight = (rightTypeId: number, enabled: boolean): ShownAnswer<OpenProduct | null> =>
  useCall(membership.highestVipWithRight, { rightTypeId }, { enabled, staleMs: userInfoRefreshMs });
