import type { Coupon } from '#core/contract/goods/shared/coupon.shapes.ts';
import { activityPermissions } from '#core/rules/membership/activity-permissions.ts';
import { CouponStrip } from '#web/features/goods/coupon-strip.tsx';
import {
  MembershipStatusSkeleton,
  MembershipStatusCard,
} from '#web/features/membership/membership-status-card.tsx';
import { useMembership } from '#web/features/membership/use-membership.ts';
import { useMembershipWay } from '#web/features/rights/use-membership-way.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import styles from './rights-discount.module.css';

interface DiscountHeadProps {
  /** The discount card: null without one, undefined while loading. */
  readonly coupon: Coupon | null | undefined;
  readonly failed: boolean;
  /** What such a card is called. */
  readonly card: string;
}

/** The card in use, or a link to get one. */
export function DiscountHead({ coupon, failed, card }: DiscountHeadProps) {
  const href = useHref();
  const { goToLogin } = useSessionActions();
  const who = useMembership();
  const { sentence, way } = useMembershipWay();
  if (who.kind === 'guest')
    return (
      <MembershipStatusCard
        level={0}
        title="登录查看券后价"
        text={`有${card}时，自动为您算好优惠`}
        action={{ text: '去登录', onPress: goToLogin }}
      />
    );
  if (who.kind === 'failed')
    return (
      <MembershipStatusCard
        level={0}
        title="会员信息没有加载出来"
        text={who.message}
        action={{ text: '重试', onPress: who.retry }}
      />
    );
  if (who.kind === 'unknown' || (coupon === undefined && !failed)) return <MembershipStatusSkeleton />;
  if (coupon)
    return (
      <div className={styles.usedCoupon}>
        <h2 className="visually-hidden">正在使用的券</h2>
        <CouponStrip coupon={coupon} />
      </div>
    );
  if (!activityPermissions(who.info.userVipRights).discount) {
    return (
      <MembershipStatusCard
        level={0}
        title="开通会员，享权益优惠购"
        text={sentence('每月领券，下单直接抵扣')}
        action={way('去开通')}
      />
    );
  }
  return (
    <MembershipStatusCard
      level={2}
      title={`您还没有可用的${card}`}
      text="领到券后，这里会显示券后价"
      action={{ text: '去领券', href: href({ page: 'couponCenter' }) }}
    />
  );
}
