import { groupBuy } from '#core/contract/activity/group-buy.ts';
import type { OwnGroup } from '#core/contract/activity/group-buy.shapes.ts';
import type { ServerTime } from '#web/features/group-buy/time-left.tsx';
import { isSettled } from '#web/platform/queries/use-query.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useServerOffset } from '#web/platform/gateway/server-clock.ts';

interface OpenGroups {
  readonly groups: readonly OwnGroup[];
  /** undefined until they are loaded. */
  readonly time: ServerTime | undefined;
  /** They are loaded, or could not be. */
  readonly isKnown: boolean;
  refetch(): void;
}

/** One's own groups that are still open, the newest first. */
export function useOpenGroups(enabled: boolean): OpenGroups {
  const own = useCall(groupBuy.myGroups, {}, { enabled });
  const offset = useServerOffset(own.data?.serverNow, own.at);
  return {
    groups: own.data?.list.filter(({ group }) => group.state === 'open') ?? [],
    time: own.data && { serverNow: own.data.serverNow, offset },
    isKnown: isSettled(own),
    refetch: () => void own.refetch(),
  };
}
