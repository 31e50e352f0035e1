import { memberPage } from '#core/contract/content/member-page.ts';
import { PreheatNotice } from '#web/features/notices/preheat-notice.tsx';
import { ProvinceNote } from '#web/features/rights/province-note.tsx';
import { useHeldRights } from '#web/features/rights/use-held-rights.ts';
import { NavPageLink } from '#web/platform/navigation/nav-page-link.tsx';
import { useNavigator } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Hero } from '#web/ui/hero/hero.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { HeldProducts } from './held-products.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { RightsHead } from './rights-head.tsx';
import { TierOffers } from './tier-offers.tsx';

/** 权益列表: all rights of the held products; without products, the membership offers. */
function RightsList() {
  const navigator = useNavigator();
  const kind = useSession(({ session }) => session.kind);
  const held = useHeldRights();
  const isOffered = kind === 'guest' || held.data?.length === 0;
  const holds = held.data !== undefined && held.data.length > 0;
  return (
    <Page>
      <Hero motif="cloud" />
      <NavBar
        title="权益列表"
        look="transparent"
        back={() => navigator.back()}
        right={<NavPageLink text="领取记录" to={{ page: 'rightsEntranceRecords' }} />}
      />
      <RightsHead held={held.data} />
      {!holds && <ProvinceNote />}
      {isOffered && <TierOffers />}
      {holds && <HeldProducts held={held.data} onRetry={() => void held.refetch()} />}
      {held.error && !held.data && (
        <Floor label="加载失败">
          <FailedState
            title="权益没有加载出来"
            line={held.error.message}
            onRetry={() => void held.refetch()}
          />
        </Floor>
      )}
      {!isOffered && !held.data && !held.error && <ListSkeleton />}
      <PreheatNotice />
    </Page>
  );
}

export const page: PageDefinition = {
  Page: RightsList,
  firstCalls: () => [{ endpoint: memberPage.memberTiers, input: {} }],
};
