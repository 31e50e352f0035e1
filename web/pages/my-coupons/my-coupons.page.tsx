import { useId } from 'react';
import type { CouponTab, OwnedCoupon } from '#core/contract/goods/coupons.shapes.ts';
import { couponNames, couponTypeOf } from '#web/features/coupons/coupon-names.ts';
import { TicketsSkeleton } from '#web/features/coupons/tickets-skeleton.tsx';
import { useGo, useHref, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { NavAction } from '#web/ui/nav-bar/nav-action.tsx';
import { Chips } from '#web/ui/chips/chips.tsx';
import type { TabItem } from '#web/ui/tabs/tab-list.tsx';
import { Tabs } from '#web/ui/tabs/tabs.tsx';
import { couponActivities } from '#core/contract/activity/coupon-activities.ts';
import type { CouponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import { useLastValue } from '#web/platform/queries/use-last-value.ts';
import { useQuery } from '#web/platform/queries/use-query.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { CouponPages } from './coupon-pages.tsx';
import { OfferedTemplates } from './offered-templates.tsx';
import { ShopCoupons } from './shop-coupons.tsx';
import { useMyCoupons } from './use-my-coupons.ts';
import styles from './my-coupons.module.css';

const tabs: readonly { readonly key: CouponTab; readonly text: string }[] = [
  { key: 'usable', text: '待使用' },
  { key: 'used', text: '已使用' },
  { key: 'expired', text: '已过期' },
];
const tabOf = (text: string | undefined): CouponTab => tabs.find(({ key }) => key === text)?.key ?? 'usable';

/** 我的券: held coupons by state and type. */
function MyCoupons() {
  const href = useHref();
  const shopCode = useQueryValue('shopCode') || undefined;
  return (
    <PageFrame
      title={shopCode ? '本店可用券' : '我的券'}
      right={
        shopCode ? (
          <NavAction text="全部券" href={href({ page: 'myCoupons' })} />
        ) : (
          <NavAction text="领券中心" href={href({ page: 'couponCenter' })} />
        )
      }
      guest={{ art: 'coupons', title: '登录后查看我的券', text: '您领取的券都在这里' }}
      skeleton={<TicketsSkeleton />}
    >
      {shopCode ? <ShopCoupons shopCode={shopCode} /> : <OwnedCoupons />}
    </PageFrame>
  );
}

function OwnedCoupons() {
  const go = useGo();
  const panelId = useId();
  const tab = tabOf(useQueryValue('tab'));
  const type = couponTypeOf(useQueryValue('couponType'));
  const mine = useMyCoupons(tab, { couponType: type });
  const first = useLastValue(mine.first, '');
  const { tabCounts, typeCounts } = first ?? {};
  const label = tabs.find(({ key }) => key === tab)?.text ?? '';
  const show = (query: { readonly tab: CouponTab; readonly couponType: string | undefined }) =>
    go({ page: 'myCoupons', query }, 'replace');
  const filters: readonly TabItem[] = [
    { key: 'all', text: '全部' },
    ...couponNames.map(({ key, text }) => ({ key, text, count: typeCounts?.[key] })),
  ];
  return (
    <>
      <div className={styles.tabs}>
        <Tabs
          label="券的状态"
          spread
          items={tabs.map((each) => ({ ...each, count: tabCounts?.[each.key] }))}
          value={tab}
          panelId={panelId}
          onChange={(chosen) => show({ tab: chosen, couponType: undefined })}
        />
      </div>
      <div className={styles.filters}>
        <Chips
          label="券的种类"
          // Kinds without cards are left out; which these are is known with the first answer.
          items={filters.filter(
            ({ key, count }) => key === 'all' || key === type || (typeCounts !== undefined && count !== 0),
          )}
          value={type ?? 'all'}
          panelId={panelId}
          onChange={(chosen) => show({ tab, couponType: couponTypeOf(chosen) })}
        />
      </div>
      <div id={panelId} className={styles.panel} role="tabpanel" aria-label={label}>
        <h2 className="visually-hidden">{label}</h2>
        {tab === 'usable' && <ExpiringNote couponType={type} />}
        {tab === 'usable' && <MergedNote stacks={mine.list} />}
        <CouponPages tab={tab} label={label} mine={mine} />
        {tab === 'usable' && mine.list?.length === 0 && <OfferedTemplates couponType={type} />}
      </div>
    </>
  );
}

/** How many cards are shown as how many stacks. */
function MergedNote({ stacks = [] }: { readonly stacks: readonly OwnedCoupon[] | undefined }) {
  const cards = stacks.reduce((sum, { count = 1 }) => sum + count, 0);
  if (cards === stacks.length) return null;
  return (
    <p className={styles.merged}>
      {cards}张合并成{stacks.length}组，每组先用最早到期的一张
    </p>
  );
}

export const page: PageDefinition = { Page: MyCoupons };

/** How many of the coupons expire soon; takes no space where none does. */
function ExpiringNote({ couponType }: { readonly couponType: CouponType | undefined }) {
  const call = useApi();
  const input = { couponType };
  const { data } = useQuery([couponActivities.couponNum.path, input], () =>
    call(couponActivities.couponNum, input, { quiet: true }),
  );
  if (!data || data.expiringCount === 0) return null;
  return (
    <p className={styles.expiring} role="status">
      {data.expiringCount}张券48小时内到期，请尽快使用
    </p>
  );
}
