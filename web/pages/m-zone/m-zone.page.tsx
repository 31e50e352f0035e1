import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { RightsSkeleton } from '#web/features/rights/rights-skeleton.tsx';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import { MZoneLinks } from './m-zone-links.tsx';
import { MZoneFrame } from './m-zone-frame.tsx';
import { SubscribedMZone } from './subscribed-m-zone.tsx';
import { OfferedMZone } from './offered-m-zone.tsx';

/** 动感圈: the monthly rights of the M-Zone's product for holders, the offer for others. */
function MZone() {
  const isMember = useSession(({ session }) => session.kind === 'member');
  const { data: owned, error, refetch } = useCall(rightsFamilies.dqOrderedProduct, {}, { enabled: isMember });
  if (owned) return <SubscribedMZone productId={owned.productId} subscriptionId={owned.subscriptionId} />;
  if (owned === null) return <OfferedMZone />;
  return (
    <MZoneFrame>
      <MZoneLinks />
      <QueryPlaceholder
        query={{ error, refetch }}
        skeleton={<RightsSkeleton picture="goods/game-cut" />}
        failedTitle="权益没有加载出来"
        failedLook="floor"
      />
    </MZoneFrame>
  );
}

export const page: PageDefinition = { Page: MZone, images: ['goods/game-cut'] };
