import { groupBuy } from '#core/contract/activity/group-buy.ts';
import type { GroupVisitor } from '#web/features/group-buy/use-group-action.ts';
import { useCall } from '#web/platform/api/use-call.ts';
import { useServerOffset } from '#web/platform/gateway/server-clock.ts';
import { OwnGroup } from './own-group.tsx';

/** The newest of one's own groups that is still open. */
export function RunningGroup({ visitor }: { visitor: GroupVisitor }) {
  const own = useCall(groupBuy.myGroups, {}, { enabled: visitor.session === 'member' });
  const offset = useServerOffset(own.data?.serverNow, own.at);
  const open = own.data?.list.find(({ group }) => group.state === 'open');
  if (!open || !own.data) return null;
  return (
    <OwnGroup
      own={open}
      time={{ serverNow: own.data.serverNow, offset }}
      visitor={visitor}
      onEnd={() => void own.refetch()}
    />
  );
}
