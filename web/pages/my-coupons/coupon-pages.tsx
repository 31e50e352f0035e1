import type { CouponTab, OwnedCoupon } from '#core/contract/goods/coupons.shapes.ts';
import { grouped } from '#core/rules/format/grouped.ts';
import { TicketsSkeleton } from '#web/features/coupons/tickets-skeleton.tsx';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { CouponList } from '#web/ui/coupon-ticket/coupon-list.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { PagesEnd } from '#web/ui/load-more/pages-end.tsx';
import { MyCoupon } from './my-coupon.tsx';
import type { useMyCoupons } from './use-my-coupons.ts';
import styles from './my-coupons.module.css';

const empty: Readonly<Record<CouponTab, { readonly title: string; readonly text: string }>> = {
  usable: { title: '还没有可用的券', text: '去领券中心看看，好券每日更新' },
  used: { title: '还没有用过券', text: '用过的券会在这里' },
  expired: { title: '没有过期的券', text: '到期前48小时，我们会标红提醒' },
};

const noneHere = { title: '没有本店可用的券', text: '去领券中心看看，好券每日更新' };

interface CouponPagesProps {
  readonly tab: CouponTab;
  readonly label: string;
  readonly mine: ReturnType<typeof useMyCoupons>;
  /** They pay at a till by themselves, so none leads to goods. */
  readonly atTill?: boolean;
}

const countOf = (coupons: readonly OwnedCoupon[]): number =>
  coupons.reduce((sum, { count = 1 }) => sum + count, 0);

/** The coupons of a tab with infinite scroll, by what they are for; the purpose whose coupon ends first comes first. */
export function CouponPages({ tab, label, mine, atTill = false }: CouponPagesProps) {
  const href = useHref();
  const { list } = mine;
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
      {[...grouped(list ?? [], ({ purpose = '' }) => purpose)].map(([purpose, coupons]) => (
        <section key={purpose}>
          {purpose !== '' && (
            <h3 className={styles.purpose}>
              {purpose}
              <span>{countOf(coupons)}张</span>
            </h3>
          )}
          <CouponList label={purpose || label}>
            {coupons.map((coupon) => (
              <MyCoupon key={coupon.cardCode} coupon={coupon} atTill={atTill} />
            ))}
          </CouponList>
        </section>
      ))}
      <PagesEnd
        pages={mine}
        renderSkeleton={(isFirst) => <TicketsSkeleton count={isFirst ? 5 : 2} />}
        failedTitle="券没有加载出来"
        failedLook="page"
      />
    </>
  );
}
