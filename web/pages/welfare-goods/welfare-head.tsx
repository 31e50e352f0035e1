import type { Level } from '#web/art/levels.ts';
import {
  MembershipStatusSkeleton,
  MembershipStatusCard,
} from '#web/features/membership/membership-status-card.tsx';
import type { Membership } from '#web/features/membership/use-membership.ts';
import { useMembershipWay } from '#web/features/rights/use-membership-way.ts';
import { useSessionActions } from '#web/platform/session/session-context.tsx';

const drawn: readonly Level[] = [0, 1, 2, 3, 4];
const highest = 4;

/** The member's level with its benefits, or a link to a membership. */
export function WelfareHead({ who }: { who: Membership }) {
  const { goToLogin } = useSessionActions();
  const { sentence, way } = useMembershipWay();
  switch (who.kind) {
    case 'unknown':
      return <MembershipStatusSkeleton />;
    case 'guest':
      return (
        <MembershipStatusCard
          level={0}
          title="登录查看您的福利"
          text="不同等级，各有专享价好物"
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
    case 'known': {
      const { vipTypeLevel, vipTypeName } = who.info.userDto;
      if (vipTypeLevel === 0)
        return (
          <MembershipStatusCard
            level={0}
            title="您还不是会员"
            text={sentence('开通会员，即可按福利价购买')}
            action={way('去开通')}
          />
        );
      const isHighest = vipTypeLevel >= highest;
      return (
        <MembershipStatusCard
          level={drawn[vipTypeLevel] ?? highest}
          title={`您是${vipTypeName}`}
          text={isHighest ? '全部等级的福利都已为您解锁' : '本级及以下的福利都已为您解锁'}
          action={isHighest ? undefined : way('去升级')}
        />
      );
    }
  }
}
