import { Suspense } from 'react';
import { home } from '#core/contract/goods/home.ts';
import type { UserInfo } from '#core/contract/user/session.shapes.ts';
import type { Level } from '#web/art/levels.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHost } from '#web/platform/hosts/host-context.tsx';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { GuestCard } from '#web/ui/member-card/guest-card.tsx';
import { MemberCard } from '#web/ui/member-card/member-card.tsx';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import { StubCounts } from '#web/ui/member-card/stub-counts.tsx';
import { MembershipSkeleton } from './membership-skeleton.tsx';
import { stubCounts } from './stub-counts.ts';
import { useClaimable } from './use-claimable.ts';
import { useUserInfo } from './use-user-info.ts';

const NumberPanel = lazyPart(() => import('./number-panel.tsx').then((found) => found.NumberPanel));

const drawn: readonly Level[] = [0, 1, 2, 3, 4];

/** The member's number and level, claimable rights, and what is left of the number; of a number elsewhere the coupons by kind. */
export function MembershipMember({ user }: { user: UserInfo }) {
  const href = useHref();
  const { investEnvs } = useHost().codes;
  const vip = useUserInfo();
  // A number of the operator shows what is left of it instead.
  const hasNumber = user.ispFlag === 1;
  const coupons = useCall(home.couponCounts, { investEnvs }, { enabled: !hasNumber });
  const counts = stubCounts(href, coupons.data);
  const offer = useClaimable(vip.data);
  if (vip.error && !vip.data && !vip.loading) {
    return (
      <GuestCard
        label="会员卡"
        title={user.mobile}
        note="会员信息没有加载出来"
        action={{ text: '重试', onPress: () => void vip.refetch() }}
        counts={counts}
      />
    );
  }
  // Replaces the skeleton once, when all numbers are loaded, to avoid layout shifts.
  if (!vip.data || offer.kind === 'loading' || (!hasNumber && !coupons.data && !coupons.error))
    return <MembershipSkeleton />;
  const { vipTypeLevel, vipTypeName } = vip.data.userDto;
  return (
    <MemberCard
      label="会员卡"
      level={drawn[vipTypeLevel] ?? 4}
      number={user.mobile}
      levelName={vipTypeName}
      avatar={user.headImgUrl || undefined}
      claimable={offer.claimable}
      action={offer.action}
      counts={counts}
      stub={
        hasNumber && (
          <Suspense fallback={<StubCounts counts={counts} />}>
            <NumberPanel userId={user.userId} />
          </Suspense>
        )
      }
    />
  );
}
