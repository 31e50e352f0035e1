import type { CouponTab } from '#core/contract/goods/coupons.shapes.ts';
import { TicketsSkeleton } from '#web/features/coupons/tickets-skeleton.tsx';
import { useNearEnd } from '#web/features/goods/use-near-end.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { CouponList } from '#web/ui/coupon-ticket/coupon-list.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { MyCoupon } from './my-coupon.tsx';
import type { useMyCoupons } from './use-my-coupons.ts';
import styles from './my-coupons.module.css';

const empty: Readonly<Record<CouponTab, { readonly title: string; readonly line: string }>> = {
  usable: { title: '还没有可用的券', line: '去领券中心看看，好券每日更新' },
  used: { title: '还没有用过券', line: '用过的券会在这里' },
  expired: { title: '没有过期的券', line: '到期前48小时，我们会标红提醒' },
};

const noneHere = { title: '没有本店可用的券', line: '去领券中心看看，好券每日更新' };

interface CouponPagesProps {
  readonly tab: CouponTab;
  readonly label: string;
  readonly mine: ReturnType<typeof useMyCoupons>;
  /** They pay at a till by themselves, so none leads to goods. */
  readonly atTill?: boolean;
}

/** The coupons of a tab with infinite scroll. */
export function CouponPages({ tab, label, mine, atTill = false }: CouponPagesProps) {
  const href = useHref();
  const { list, hasNext, loading } = mine;
  const failed = !loading && (list ? mine.moreError : mine.error) !== undefined;
  const more = () => void (list ? mine.loadMore() : mine.refetch());
  const end = useNearEnd(list && hasNext && !loading && !failed ? mine.pages : undefined, more);
  if (list?.length === 0)
    return (
      <EmptyState
        art="coupons"
        {...(atTill ? noneHere : empty[tab])}
        action={tab === 'usable' ? { text: '去领券', href: href({ page: 'couponCenter' }) } : undefined}
      />
    );
  return (
    <>
      {list && (
        <CouponList label={label}>
          {list.map((coupon) => (
            <MyCoupon key={coupon.cardCode} coupon={coupon} atTill={atTill} />
          ))}
        </CouponList>
      )}
      <div ref={end}>{!failed && (hasNext || !list) && <TicketsSkeleton count={list ? 2 : 5} />}</div>
      {failed && <FailedState look={list ? 'strip' : 'page'} title="券没有加载出来" onRetry={more} />}
      {list && !hasNext && <p className={styles.end}>已经到底啦</p>}
    </>
  );
}
