import type { CouponsForSku } from '#core/contract/goods/coupons.shapes.ts';
import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { couponExpiring } from '#core/rules/coupons/coupon-expiring.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { couponWords } from '#web/features/goods/floors/coupon-words.ts';
import { serverNow } from '#web/platform/gateway/server-clock.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { GuestState } from '#web/platform/page/guest-state.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { CouponList } from '#web/ui/coupon-ticket/coupon-list.tsx';
import { CouponTicket } from '#web/ui/coupon-ticket/coupon-ticket.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { QueryState, type Query } from '#web/ui/query-state/query-state.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import type { PartProps } from '#web/ui/sheet/use-part.tsx';
import styles from './coupon-sheet.module.css';

export interface CouponSheetProps extends PartProps {
  readonly goods: SkuDetail;
  readonly coupons: Query<CouponsForSku>;
  onUse(cardCode: string): void;
}

/** The subscriber's coupons for the chosen sku: those that save something first, the others with their reason. */
export function CouponSheet({ open, onClose, goods, coupons, onUse }: CouponSheetProps) {
  const isGuest = useSession(({ session }) => session.kind === 'guest');
  const href = useHref();
  const none = (
    <EmptyState
      art="coupons"
      size={116}
      title="还没有可用的券"
      text={`${goods.couponTexts.join('、')}，领到后下单即可抵扣`}
      action={{ text: '去领券', href: href({ page: 'couponCenter' }) }}
    />
  );
  return (
    <Sheet open={open} title="优惠券" onClose={onClose}>
      {isGuest ? (
        <GuestState art="coupons" size={116} title="登录查看可用的券" text={goods.couponTexts.join('、')} />
      ) : (
        <QueryState
          query={coupons}
          skeleton={<SkeletonBox height={220} radius={12} />}
          isEmpty={({ usable, unusable }) => usable.length + unusable.length === 0}
          empty={none}
        >
          {({ usable, unusable, optimalCombinationList: best }) => (
            <>
              {usable.length === 0 && none}
              <CouponList label="可用的券">
                {usable.map((coupon) => (
                  <CouponTicket
                    key={coupon.cardCode}
                    {...ticketOf(coupon)}
                    scope={`本商品可减¥${shortYuan(coupon.cardDiscountsPrice ?? 0)}${best.some(({ cardCode }) => cardCode === coupon.cardCode) ? bestWords(best.length) : ''}`}
                    action={{ text: '使用', onPress: () => onUse(coupon.cardCode) }}
                  />
                ))}
              </CouponList>
              {unusable.length > 0 && <h3 className={styles.title}>暂不可用</h3>}
              <CouponList label="暂不可用的券">
                {unusable.map((coupon) => (
                  <CouponTicket key={coupon.cardCode} {...ticketOf(coupon)} scope={coupon.reason} used />
                ))}
              </CouponList>
            </>
          )}
        </QueryState>
      )}
    </Sheet>
  );
}

const bestWords = (cards: number) => (cards === 1 ? '，最划算' : `，最划算的${cards}张之一`);

function ticketOf(coupon: CouponsForSku['usable'][number]) {
  const { state, text } = couponExpiring(Date.parse(coupon.expiresAt), serverNow());
  return { ...couponWords(coupon), name: coupon.couponName, expiry: text, expiring: state === 'expiring' };
}
