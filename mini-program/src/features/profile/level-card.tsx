import { Image, View } from '@tarojs/components';
import type { UserVipInfo } from '#core/contract/user/membership.shapes.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import { openPage } from '../../platform/navigation/open-page.ts';
import { openSignIn } from '../../platform/navigation/open-sign-in.ts';
import { picture } from '../../platform/picture.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RefreshLevel } from './refresh-level.tsx';
import { useIsElsewhere } from './use-is-elsewhere.ts';
import { useMembership } from './use-membership.ts';
import styles from './profile.module.css';

const names = ['none', 'ordinary', 'gold', 'platinum', 'plus'] as const;
const highest = names.length - 1;

interface Face {
  readonly level: number;
  readonly title: string;
  readonly text: string;
  readonly action?: { readonly text: string; onPress(): void };
}

/** The card of the level: until when it lasts, what it saved, and the way to the next. */
export function LevelCard() {
  const face = useFace();
  const membership = useMembership();
  const level = Math.min(face?.level ?? 0, highest);
  const name = names[level] ?? 'none';
  return (
    <View className={joinClasses(styles.levelCard, styles[name])}>
      <Image className={styles.ground} src={picture(`level/card-${name}`)} mode="aspectFill" ariaHidden />
      <Image className={styles.medal} src={picture(`level/medal-${name}`)} ariaHidden />
      {face ? (
        <View className={styles.levelWords}>
          <View className={styles.levelTitle}>
            {face.title}
            {membership.kind === 'known' && (
              <RefreshLevel level={membership.info.userDto.vipTypeLevel} onRefreshed={membership.refresh} />
            )}
          </View>
          <View className={styles.levelText}>{face.text}</View>
        </View>
      ) : (
        <View className={styles.levelWords}>
          <Skeleton height={40} width="160px" />
        </View>
      )}
      {face?.action && (
        <View className={styles.levelAction} ariaRole="button" onClick={face.action.onPress}>
          {face.action.text}
        </View>
      )}
    </View>
  );
}

/** What the card says; undefined while that is loading. */
function useFace(): Face | undefined {
  const membership = useMembership();
  const isElsewhere = useIsElsewhere();
  // Subscribers of another province cannot order a membership; goods are for all.
  const way = (text: string): Face['action'] =>
    isElsewhere
      ? { text: '去逛逛', onPress: () => openPage('category') }
      : { text, onPress: () => openPage('memberOrder') };
  switch (membership.kind) {
    case 'unknown':
      return undefined;
    case 'guest':
      return {
        level: 0,
        title: '登录领取会员权益',
        text: '影音会员、咖啡、出行优惠，每月可领',
        action: { text: '去登录', onPress: openSignIn },
      };
    case 'failed':
      return {
        level: 0,
        title: '会员信息没有加载出来',
        text: membership.message,
        action: { text: '重试', onPress: membership.retry },
      };
    case 'known': {
      const { vipTypeLevel, vipTypeName } = membership.info.userDto;
      if (vipTypeLevel === 0)
        return {
          level: 0,
          title: '还不是会员',
          text: isElsewhere ? '商城里的好物不限地区，去看看吧' : '开通后每月领取专属权益',
          action: way('去开通'),
        };
      return {
        level: vipTypeLevel,
        title: vipTypeName,
        text: membershipText(membership.info),
        ...(vipTypeLevel < highest && { action: way('升级') }),
      };
    }
  }
}

/** Until when the membership lasts, and what it has saved. */
function membershipText({ openProductInfoList }: UserVipInfo): string {
  const saved = openProductInfoList.reduce((sum, { savedFen }) => sum + savedFen, 0);
  const [ends] = openProductInfoList
    .flatMap(({ expiresOn }) => (expiresOn === null ? [] : [expiresOn]))
    .sort();
  const until = ends === undefined ? '会员生效中' : `${ends.replaceAll('-', '.')}到期`;
  return saved > 0 ? `${until}，今年已省¥${formatFen(saved)}` : until;
}
