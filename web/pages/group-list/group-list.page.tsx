import { groupBuy } from '#core/contract/activity/group-buy.ts';
import { MemberGate } from '#web/features/membership/member-gate.tsx';
import { useMembership } from '#web/features/membership/use-membership.ts';
import { ProvinceNote } from '#web/features/rights/province-note.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useServerOffset } from '#web/platform/gateway/server-clock.ts';
import { PageLink, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { GoodsSkeleton } from '#web/features/goods/list/goods-skeleton.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Latest } from './latest.tsx';
import { MyGroups } from './my-groups.tsx';
import { Offers } from './offers.tsx';
import { OwnGroup } from './own-group.tsx';
import { useOpenGroups } from './use-open-groups.ts';
import styles from './group-list.module.css';

/** The boxes of the tabs and the rows. */
const ListSkeleton = () => (
  <>
    <div className={styles.tabsSkeleton}>
      <SkeletonBox width={220} height={20} />
    </div>
    <Floor label="拼团商品" busy className={styles.floor}>
      <GoodsSkeleton count={5} density="row" />
    </Floor>
  </>
);

/** 一起拼: goods with a group price and the groups that can be joined; `mine` shows one's own groups. */
function GroupList() {
  const isMine = useQueryValue('mine') === '1';
  const session = useSession((state) => state.session.kind);
  const who = useMembership();
  const offers = useCall(groupBuy.groupOffers, {}, { refetchMs: isMine ? false : 20_000 });
  const offset = useServerOffset(offers.data?.serverNow, offers.at);
  const visitor = { session, info: who.kind === 'known' ? who.info : undefined };
  const { groups: own, time, isKnown, refetch } = useOpenGroups(session === 'member' && !isMine);
  if (isMine) return <MyGroups visitor={visitor} />;
  return (
    <PageFrame
      title="一起拼"
      hero={{ motif: 'cloud', height: 288 }}
      right={
        <PageLink className={styles.mineLink} to={{ page: 'groupList', query: { mine: '1' } }}>
          我的拼团
        </PageLink>
      }
    >
      <Latest list={offers.data?.latest} />
      {/* A member's own group stands above the list, which would move when it arrives. */}
      <MemberGate ready={session === 'guest' || isKnown} skeleton={<ListSkeleton />}>
        {own[0] && time && <OwnGroup own={own[0]} time={time} visitor={visitor} onEnd={refetch} />}
        <ProvinceNote />
        <QueryState
          query={offers}
          failedTitle="拼团没有加载出来"
          failedLook="card"
          skeleton={<ListSkeleton />}
          isEmpty={({ list }) => list.length === 0}
          empty={<EmptyState look="card" art="goods" title="拼团正在准备" text="先看看别的优惠" />}
        >
          {(data) => (
            <Offers
              data={data}
              offset={offset}
              visitor={visitor}
              own={own}
              onEnd={() => void offers.refetch()}
            />
          )}
        </QueryState>
      </MemberGate>
    </PageFrame>
  );
}

export const page: PageDefinition = {
  Page: GroupList,
  firstCalls: ({ search }) =>
    new URLSearchParams(search).get('mine') === '1' ? [] : [{ endpoint: groupBuy.groupOffers, input: {} }],
};
