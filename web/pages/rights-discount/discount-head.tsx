import type { Coupon } from '#core/contract/goods/coupon.shapes.ts';
import { activityPermissions } from '#core/rules/membership/activity-permissions.ts';
import { CouponStrip } from '#web/features/goods/coupon-strip.tsx';
import { StandingBones, StandingCard } from '#web/features/membership/standing-card.tsx';
import { useMembership } from '#web/features/membership/use-membership.ts';
import { useMembershipWay } from '#web/features/rights/use-membership-way.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useSessionActions } from '#web/platform/session/session-context.tsx';

interface DiscountHeadProps {
  /** The card the prices count on: null for who holds none, undefined while it is asked for. */
  readonly coupon: Coupon | null | undefined;
  readonly failed: boolean;
  /** What such a card is called. */
  readonly card: string;
}

/** The card in use; or what is missing for a discount, and the way to it. */
export function DiscountHead({ coupon, failed, card }: DiscountHeadProps) {
  const href = useHref();
  const { goToLogin } = useSessionActions();
  const who = useMembership();
  const { line, way } = useMembershipWay();
  if (who.kind === 'guest')
    return (
      <StandingCard
        level={0}
        title="登录查看券后价"
        line={`有${card}时，自动为您算好优惠`}
        action={{ text: '去登录', onPress: goToLogin }}
      />
    );
  if (who.kind === 'failed')
    return (
      <StandingCard
        level={0}
        title="会员信息没有加载出来"
        line={who.message}
        action={{ text: '重试', onPress: who.retry }}
      />
    );
  if (who.kind === 'unknown' || (coupon === undefined && !failed)) return <StandingBones />;
  if (coupon)
    return (
      <div className="dsc__c">
        <h2 className="sr">正在使用的券</h2>
        <CouponStrip coupon={coupon} />
      </div>
    );
  if (!activityPermissions(who.info.userVipRights).discount) {
    return (
      <StandingCard
        level={0}
        title="开通会员，享权益优惠购"
        line={line('每月领券，下单直接抵扣')}
        action={way('去开通')}
      />
    );
  }
  return (
    <StandingCard
      level={2}
      title={`您还没有可用的${card}`}
      line="领到券后，这里会显示券后价"
      action={{ text: '去领券', href: href({ page: 'couponCenter' }) }}
    />
  );
}
