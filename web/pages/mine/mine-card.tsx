import type { UserVipInfo } from '#core/contract/user/membership.shapes.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import { LevelBackground } from '#web/art/level-background.tsx';
import type { Level } from '#web/art/levels.ts';
import { Medal } from '#web/art/medal.tsx';
import { useMembership } from '#web/features/membership/use-membership.ts';
import { useMembershipWay } from '#web/features/rights/use-membership-way.ts';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { MineCounts } from './mine-counts.tsx';
import { RefreshLevel } from './refresh-level.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './mine.module.css';

const drawn: readonly Level[] = [0, 1, 2, 3, 4];
const highest = 4;

interface Face {
  readonly level: Level;
  readonly title: string;
  readonly text: string;
  readonly action?: { readonly text: string; readonly href?: string; readonly onPress?: () => void };
}

/** The level card with the counts below it; guests read an invitation instead of counts. */
export function MineCard() {
  const who = useMembership();
  const { goToLogin } = useSessionActions();
  const { sentence, way } = useMembershipWay();
  const face = ((): Face | undefined => {
    switch (who.kind) {
      case 'unknown':
        return undefined;
      case 'guest':
        return {
          level: 0,
          title: '登录领取会员权益',
          text: '影音会员、咖啡、出行优惠，每月可领',
          action: { text: '去登录', onPress: goToLogin },
        };
      case 'failed':
        return {
          level: 0,
          title: '会员信息没有加载出来',
          text: who.message,
          action: { text: '重试', onPress: who.retry },
        };
      case 'known': {
        const { vipTypeLevel, vipTypeName } = who.info.userDto;
        if (vipTypeLevel === 0)
          return {
            level: 0,
            title: '还不是会员',
            text: sentence('开通后每月领取专属权益'),
            action: way('去开通'),
          };
        return {
          level: drawn[vipTypeLevel] ?? highest,
          title: vipTypeName,
          text: membershipStatusText(who.info),
          ...(vipTypeLevel < highest && { action: way('升级') }),
        };
      }
    }
  })();
  return (
    <>
      <section className={styles.levelCard} data-level={face?.level ?? 0} aria-label="会员卡">
        <LevelBackground level={face?.level ?? 0} height={92} />
        <Medal level={face?.level ?? 0} size={42} />
        <div className="grow">
          {face ? (
            <>
              <Text as="p" look="titleSmall">
                {face.title}
                {who.kind === 'known' && <RefreshLevel level={who.info.userDto.vipTypeLevel} />}
              </Text>
              <p className={styles.levelText}>{face.text}</p>
            </>
          ) : (
            <div role="status" aria-label="加载中">
              <Text as="p" look="titleSmall">
                <SkeletonBox width={96} height="1.35em" />
              </Text>
              <p className={styles.levelText}>
                <SkeletonBox width={160} height="1.45em" />
              </p>
            </div>
          )}
        </div>
        {face?.action && (
          <Button size="s" kind="vip" href={face.action.href} onPress={face.action.onPress}>
            {face.action.text}
          </Button>
        )}
      </section>
      <MineCounts />
    </>
  );
}

/** Until when the membership lasts, and what it has saved. */
function membershipStatusText({ openProductInfoList }: UserVipInfo): string {
  const saved = openProductInfoList.reduce((sum, { savedFen }) => sum + savedFen, 0);
  const [ends] = openProductInfoList
    .flatMap(({ expiresOn }) => (expiresOn === null ? [] : [expiresOn]))
    .sort();
  const until = ends === undefined ? '会员生效中' : `${ends.replaceAll('-', '.')}到期`;
  return saved > 0 ? `${until}，今年已省¥${formatFen(saved)}` : until;
}
