import { activityPermissions } from '#core/rules/membership/activity-permissions.ts';
import { rightTypeIds } from '#core/rules/membership/right-type-flags.ts';
import type { Level } from '#web/art/levels.ts';
import { isSettled } from '#web/platform/queries/use-query.ts';
import { useVipWithRight } from '#web/features/membership/use-vip-with-right.ts';
import {
  MembershipStatusCard,
  MembershipStatusSkeleton,
} from '#web/features/membership/membership-status-card.tsx';
import { useMembership } from '#web/features/membership/use-membership.ts';
import { useMembershipWay } from '#web/features/rights/use-membership-way.ts';
import { useSessionActions } from '#web/platform/session/session-context.tsx';

const drawn: readonly Level[] = [0, 1, 2, 3, 4];
const [gold, highest] = [2, 4] as const;

interface HalfHeadProps {
  readonly quotaPerMonth: number | null;
  /** The goods that can be bought now; undefined until it is known. */
  readonly left: number | undefined;
}

/** Whether the visitor may buy at half price, and how much of the month's quota is left. */
export function HalfHead({ quotaPerMonth, left }: HalfHeadProps) {
  const who = useMembership();
  const { goToLogin } = useSessionActions();
  const { sentence, way } = useMembershipWay();
  const isAllowed = who.kind === 'known' && activityPermissions(who.info.userVipRights).discount;
  const vip = useVipWithRight(rightTypeIds.isDisCountRight, isAllowed);
  const quota = quotaPerMonth === null ? '' : `，每月可购${quotaPerMonth}件`;
  switch (who.kind) {
    case 'unknown':
      return <MembershipStatusSkeleton />;
    case 'guest':
      return (
        <MembershipStatusCard
          level={0}
          title="登录查看您的五折资格"
          text={`会员专享五折${quota}`}
          action={{ text: '去登录', onPress: goToLogin }}
        />
      );
    case 'failed':
      return (
        <MembershipStatusCard
          level={0}
          title="会员信息没有加载出来"
          text={who.message}
          action={{ text: '重试', onPress: who.retry }}
        />
      );
    case 'known':
      if (isAllowed && !isSettled(vip)) return <MembershipStatusSkeleton />;
      return isAllowed ? (
        <MembershipStatusCard
          level={drawn[vip.data?.vipTypeLevel ?? gold] ?? highest}
          title={left === undefined ? '您可以五折购买' : `本月还可购${left}件`}
          text={`${vip.data ? `${vip.data.vipTypeName}享` : '您已享有'}五折资格${quota}`}
        />
      ) : (
        <MembershipStatusCard
          level={0}
          title="开通会员，享五折购"
          text={sentence(`会员专享五折${quota}`)}
          action={way('去开通')}
        />
      );
  }
}
