import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import { useCall } from '#web/platform/api/use-call.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/world/page-definition.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { RightsBones } from '#web/features/rights/rights-bones.tsx';
import { CircleDoors } from './circle-doors.tsx';
import { CircleFrame } from './circle-frame.tsx';
import { HeldCircle } from './held-circle.tsx';
import { OfferedCircle } from './offered-circle.tsx';

/** 动感圈: the monthly rights of the circle's product for who holds one, the offer for who does not. */
function DynamicCircle() {
  const isMember = useSession(({ session }) => session.kind === 'member');
  const { data: held, error, refetch } = useCall(rightsFamilies.dqOrderedProduct, {}, { enabled: isMember });
  if (held) return <HeldCircle productId={held.productId} subscriptionId={held.subscriptionId} />;
  if (held === null) return <OfferedCircle />;
  return (
    <CircleFrame>
      <CircleDoors />
      {error ? (
        <Floor label="加载失败">
          <FailedState title="权益没有加载出来" line={error.message} onRetry={() => void refetch()} />
        </Floor>
      ) : (
        <RightsBones picture="goods/game-cut" />
      )}
    </CircleFrame>
  );
}

export const page: PageDefinition = { Page: DynamicCircle, images: ['goods/game-cut'] };
