import type { ReactNode } from 'react';
import type { UserVipInfo } from '#core/contract/user/membership.shapes.ts';
import { projectForPage } from '#core/site/public-index-links.ts';
import type { Level } from '#web/art/levels.ts';
import {
  MembershipStatusCard,
  MembershipStatusSkeleton,
} from '#web/features/membership/membership-status-card.tsx';
import { useClaimable } from '#web/features/membership/use-claimable.ts';
import { useMembership } from '#web/features/membership/use-membership.ts';
import { usePlace } from '#web/platform/location/place-store.ts';
import { PageLink, useHref } from '#web/platform/navigation/navigation.tsx';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import styles from './neighborhood-services.module.css';

const home = projectForPage('mine');
const monthMall = projectForPage('myMonth');
/** In the mall of this index, not in the first project that has the page. */
const monthPage = { page: 'myMonth', ...(monthMall && { project: monthMall }) } as const;
const drawnLevels: readonly Level[] = [0, 1, 2, 3, 4];

/** What concerns the subscriber, first on the page: level, this month's rights and the city. */
export function PersonalCard() {
  const membership = useMembership();
  const { areaName } = usePlace();
  const { goToLogin } = useSessionActions();
  switch (membership.kind) {
    case 'unknown':
      return <MembershipStatusSkeleton />;
    case 'guest':
      return (
        <MembershipStatusCard
          level={0}
          title="登录查看我的权益"
          text={`${areaName} · 每月领取专属福利`}
          action={{ text: '登录', onPress: goToLogin }}
        />
      );
    case 'failed':
      return (
        <MembershipStatusCard
          level={0}
          title={<MyNumber />}
          text="会员信息没有加载出来"
          action={{ text: '重试', onPress: membership.retry }}
        />
      );
    case 'known':
      return <MemberCard info={membership.info} areaName={areaName} />;
  }
}

function MemberCard({ info, areaName }: { info: UserVipInfo; areaName: string }) {
  const href = useHref();
  const holds = info.openProductInfoList.length > 0;
  const offer = useClaimable(info);
  if (offer.kind === 'loading') return <MembershipStatusSkeleton />;
  const { vipTypeLevel, vipTypeName } = info.userDto;
  return (
    <MembershipStatusCard
      level={drawnLevels[vipTypeLevel] ?? 4}
      title={<MyNumber>{vipTypeName}</MyNumber>}
      text={`${areaName} · ${holds ? countText(offer.claimable?.count) : openingText(info.userDto.ispFlag)}`}
      action={offer.action && holds ? { text: offer.action.text, href: href(monthPage) } : offer.action}
    />
  );
}

const openingText = (ispFlag: 0 | 1): string => (ispFlag === 1 ? '开通会员，每月领取权益' : '好物天天优惠');

function countText(count: number | undefined): string {
  if (count === undefined) return '本月权益';
  return count > 0 ? `本月权益还有${count}项可领` : '本月暂无可领的权益';
}

/** The masked number with the level, linked to the subscriber's own page. */
function MyNumber({ children }: { children?: ReactNode }) {
  const mobile = useSession(({ session }) => (session.kind === 'member' ? session.user.mobile : ''));
  return (
    <PageLink
      className={`${styles.account} touch-target`}
      to={{ page: 'mine', ...(home && { project: home }) }}
    >
      {children && <b>{children}</b>}
      <span className="number">{mobile}</span>
      <span className="visually-hidden">，我的</span>
    </PageLink>
  );
}
