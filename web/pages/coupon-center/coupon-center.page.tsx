import { useId, useState } from 'react';
import { couponActivities as calls } from '#core/contract/activity/coupon-activities.ts';
import type { CouponActivity } from '#core/contract/activity/coupon-activities.shapes.ts';
import type { CouponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import { couponSession } from '#core/rules/coupons/coupon-session.ts';
import { couponTabQuery, couponTabs } from '#core/site/coupon-tabs.ts';
import { isTab } from '#core/site/is-tab.ts';
import { couponNames } from '#web/features/coupons/coupon-names.ts';
import { TicketsSkeleton } from '#web/features/coupons/tickets-skeleton.tsx';
import { BottomMenu } from '#web/features/home/bottom-menu.tsx';
import { MemberGate } from '#web/features/membership/member-gate.tsx';
import { useServerOffset } from '#web/platform/gateway/server-clock.ts';
import { NavPageLink } from '#web/platform/navigation/nav-page-link.tsx';
import { useGo, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Chips } from '#web/ui/chips/chips.tsx';
import { Tabs } from '#web/ui/tabs/tabs.tsx';
import { ActivityCoupons } from './activity-coupons.tsx';
import { CenterHead } from './center-head.tsx';
import { couponCenterTab, couponCenterTabs } from './coupon-center-tabs.ts';
import { HotFloor } from './hot-floor.tsx';
import { RuleCoupons } from './rule-coupons.tsx';
import { useClaim } from './use-claim.ts';
import { useCouponOffers } from './use-coupon-offers.ts';
import { Card } from '#web/ui/card/card.tsx';
import styles from './coupon-center.module.css';

/** 领券中心: coupons on offer for members, and for all subscribers. */
function CouponCenter() {
  const go = useGo();
  const panelId = useId();
  const { projectId } = useSite();
  const isTabHere = projectId !== 'workbench' && isTab(projectId, 'couponCenter');
  const tab = couponCenterTab({
    couponKey: useQueryValue('couponKey'),
    tabActive: useQueryValue('tabActive'),
  });
  const actId = useQueryValue('actId');
  const [type, setType] = useState<CouponType | 'all'>('all');
  const { shown, isReady } = useCouponOffers();
  const claims = useClaim();
  const offset = useServerOffset(shown.data?.serverNow, shown.at);
  const show = (key: string) => {
    const chosen = couponTabs.find(({ tabActive }) => tabActive === key) ?? tab;
    setType('all');
    go({ page: 'couponCenter', query: couponTabQuery(projectId, chosen) }, 'replace');
  };
  const now = Date.parse(shown.data?.serverNow ?? '');
  const list = shown.data?.list ?? [];
  const { sessions, others } = sorted(
    list.filter((activity) => activity.tab === tab.tabActive),
    now,
  );
  const types = couponNames.filter(({ key }) =>
    others.some(({ coupons }) => coupons.some(({ couponType }) => couponType === key)),
  );
  return (
    <PageFrame
      title="领券中心"
      hero={{ motif: 'cloud' }}
      right={<NavPageLink text="我的券" to={{ page: 'myCoupons' }} />}
      bar={isTabHere && <BottomMenu page="couponCenter" />}
    >
      <MemberGate ready={isReady} skeleton={<HeadSkeleton />}>
        <CenterHead offers={shown.data && offersIn(list)} claims={claims} />
      </MemberGate>
      <Card className={styles.tabs}>
        <Tabs
          label="券的来源"
          spread
          items={couponCenterTabs.map(({ key, text }) => ({
            key,
            text,
            count: claimableIn(list.filter((activity) => activity.tab === key)),
          }))}
          value={tab.tabActive}
          panelId={panelId}
          onChange={show}
        />
      </Card>
      <div
        id={panelId}
        role="tabpanel"
        aria-label={couponCenterTabs.find(({ key }) => key === tab.tabActive)?.text}
      >
        <MemberGate ready={isReady} skeleton={<TicketsSkeleton />}>
          <QueryState
            query={shown}
            skeleton={<TicketsSkeleton />}
            failedTitle="券没有加载出来"
            failedLook="card"
            isEmpty={() => sessions.length + others.length === 0}
            empty={
              <EmptyState
                look="card"
                art="coupons"
                title="暂时没有可领的券"
                text="好券每日更新，晚点再来看看"
              />
            }
          >
            {() => (
              <>
                {sessions.map(({ activity, session }) => (
                  <HotFloor
                    key={activity.activityId}
                    activity={activity}
                    session={session}
                    now={now}
                    offset={offset}
                    claims={claims}
                    onTurn={() => void shown.refetch()}
                  />
                ))}
                <div className={styles.lists}>
                  {types.length > 1 && (
                    <div className={styles.types}>
                      <Chips
                        label="券的种类"
                        items={[{ key: 'all', text: '全部' }, ...types]}
                        value={type}
                        onChange={setType}
                      />
                    </div>
                  )}
                  {others.map((activity) => (
                    <ActivityCoupons
                      key={activity.activityId}
                      activity={activity}
                      type={type}
                      claims={claims}
                    />
                  ))}
                  {tab.tabActive === 'userFlag' && <RuleCoupons actId={actId} />}
                </div>
              </>
            )}
          </QueryState>
        </MemberGate>
      </div>
    </PageFrame>
  );
}

const offersIn = (list: readonly CouponActivity[]) => list.flatMap(({ coupons }) => coupons);

/** How many coupons can be claimed; undefined: none. */
const claimableIn = (list: readonly CouponActivity[]): number | undefined =>
  offersIn(list).filter(({ offerState }) => offerState === 'claimable').length || undefined;

/** Sessions of an hour first, then the others. */
function sorted(list: readonly CouponActivity[], now: number) {
  const found = list.map((activity) => ({ activity, session: couponSession(activity, now) }));
  return {
    sessions: found.flatMap(({ activity, session }) => (session ? [{ activity, session }] : [])),
    others: found.filter(({ session }) => !session).map(({ activity }) => activity),
  };
}

const HeadSkeleton = () => (
  <div className={styles.head} role="status" aria-label="加载中">
    <SkeletonBox width="60%" height={54} />
  </div>
);

export const page: PageDefinition = {
  Page: CouponCenter,
  firstCalls: () => [{ endpoint: calls.couponActivities, input: {} }],
};
