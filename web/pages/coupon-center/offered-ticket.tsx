import type { OfferedCoupon } from '#core/contract/goods/shared/coupon.shapes.ts';
import { couponExpiring } from '#core/rules/coupons/coupon-expiring.ts';
import { useCouponWay } from '#web/platform/navigation/use-coupon-way.ts';
import { couponWords } from '#web/features/goods/floors/coupon-words.ts';
import { useMembershipWay } from '#web/features/rights/use-membership-way.ts';
import { serverNow } from '#web/platform/gateway/server-clock.ts';
import { CouponTicket, type CouponTicketProps } from '#web/ui/coupon-ticket/coupon-ticket.tsx';
import { useReminder } from './use-reminder.ts';

interface OfferedTicketProps {
  readonly offer: OfferedCoupon;
  readonly busy: boolean;
  onClaim(offer: OfferedCoupon): void;
}

/** A coupon on offer: to be claimed, to be used, or why neither is possible. */
export function OfferedTicket({ offer, busy, onClaim }: OfferedTicketProps) {
  const way = useCouponWay();
  const membership = useMembershipWay();
  const remind = useReminder();
  const statusProps = (): Partial<CouponTicketProps> & Pick<CouponTicketProps, 'expiry'> => {
    switch (offer.offerState) {
      case 'claimable':
        return {
          ...(offer.leftPercent === null
            ? { expiry: offer.validText }
            : { expiry: `已领${100 - offer.leftPercent}%`, meter: 100 - offer.leftPercent }),
          action: { text: '领取', busy, onPress: () => onClaim(offer) },
        };
      case 'claimed': {
        if (offer.card?.state === 'used') return { expiry: '已领取，已使用', used: true };
        const { state, text } = couponExpiring(Date.parse(offer.card?.expiresAt ?? ''), serverNow());
        if (state === 'expired') return { expiry: offer.reason ?? '已领取，已过期', used: true };
        return {
          expiry: text,
          expiring: state === 'expiring',
          stamp: '已领取',
          action: {
            text: '去使用',
            kind: 'outline',
            href: way({ ...offer, cardCode: offer.card?.cardCode }),
          },
        };
      }
      case 'notEntitled':
        return {
          expiry: offer.reason ?? '',
          tone: 'vip',
          action: { kind: 'vip', ...membership.way('去升级') },
        };
      case 'notBegun':
        return {
          expiry: offer.reason ?? '',
          action: { text: '提醒我', kind: 'outline', onPress: () => remind(offer) },
        };
      case 'soldOut':
      case 'ended':
        return { expiry: offer.reason ?? '', used: true };
    }
  };
  return (
    <CouponTicket
      {...couponWords(offer)}
      name={offer.couponName}
      scope={[offer.scopeText, offer.limitText].filter(Boolean).join('，')}
      {...statusProps()}
    />
  );
}
