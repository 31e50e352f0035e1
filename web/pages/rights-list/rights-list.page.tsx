import { memberPage } from '#core/contract/content/member-page.ts';
import { PreheatNotice } from '#web/features/notices/preheat-notice.tsx';
import { ProvinceNote } from '#web/features/rights/province-note.tsx';
import { useOwnedRights } from '#web/features/rights/use-owned-rights.ts';
import { NavPageLink } from '#web/platform/navigation/nav-page-link.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { OwnedProducts } from './owned-products.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { RightsHead } from './rights-head.tsx';
import { TierOffers } from './tier-offers.tsx';

/** 权益列表: all rights of the held products; without products, the membership offers. */
function RightsList() {
  const kind = useSession(({ session }) => session.kind);
  const owned = useOwnedRights();
  const isOffered = kind === 'guest' || owned.data?.length === 0;
  const holds = owned.data !== undefined && owned.data.length > 0;
  return (
    <PageFrame
      title="权益列表"
      hero={{ motif: 'cloud' }}
      right={<NavPageLink text="领取记录" to={{ page: 'rightsEntranceRecords' }} />}
    >
      <RightsHead owned={owned.data} />
      {!holds && <ProvinceNote />}
      {isOffered && <TierOffers />}
      {holds && <OwnedProducts owned={owned.data} onRetry={() => void owned.refetch()} />}
      {owned.error && !owned.data && (
        <FailedState
          look="floor"
          title="权益没有加载出来"
          text={owned.error.message}
          onRetry={() => void owned.refetch()}
        />
      )}
      {!isOffered && !owned.data && !owned.error && <ListSkeleton />}
      <PreheatNotice />
    </PageFrame>
  );
}

export const page: PageDefinition = {
  Page: RightsList,
  firstCalls: () => [{ endpoint: memberPage.memberTiers, input: {} }],
};
