import { memberPage } from '#core/contract/content/member-page.ts';
import { PreheatNotice } from '#web/features/notices/preheat-notice.tsx';
import { ProvinceNote } from '#web/features/rights/province-note.tsx';
import { useHeldRights } from '#web/features/rights/use-held-rights.ts';
import { NavPageLink } from '#web/platform/navigation/nav-page-link.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { HeldProducts } from './held-products.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { RightsHead } from './rights-head.tsx';
import { TierOffers } from './tier-offers.tsx';

/** 权益列表: all rights of the held products; without products, the membership offers. */
function RightsList() {
  const kind = useSession(({ session }) => session.kind);
  const held = useHeldRights();
  const isOffered = kind === 'guest' || held.data?.length === 0;
  const holds = held.data !== undefined && held.data.length > 0;
  return (
    <PageFrame
      title="权益列表"
      hero={{ motif: 'cloud' }}
      right={<NavPageLink text="领取记录" to={{ page: 'rightsEntranceRecords' }} />}
    >
      <RightsHead held={held.data} />
      {!holds && <ProvinceNote />}
      {isOffered && <TierOffers />}
      {holds && <HeldProducts held={held.data} onRetry={() => void held.refetch()} />}
      {held.error && !held.data && (
        <FailedState
          look="floor"
          title="权益没有加载出来"
          text={held.error.message}
          onRetry={() => void held.refetch()}
        />
      )}
      {!isOffered && !held.data && !held.error && <ListSkeleton />}
      <PreheatNotice />
    </PageFrame>
  );
}

export const page: PageDefinition = {
  Page: RightsList,
  firstCalls: () => [{ endpoint: memberPage.memberTiers, input: {} }],
};
