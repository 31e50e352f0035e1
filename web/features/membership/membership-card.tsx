import { Suspense, useEffect } from 'react';
import { offlineSentence } from '#core/rules/calls/api-failure.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { useRememberedMember } from '#web/platform/session/remembered-member.ts';
import { GuestCard } from '#web/ui/member-card/guest-card.tsx';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import { MembershipSkeleton } from './membership-skeleton.tsx';
import styles from './membership-card.module.css';

const loadMember = () => import('./membership-member.tsx').then((found) => found.MembershipMember);
const MembershipMember = lazyPart(loadMember);

/** The level card with its stub: a skeleton until the session is known, then the guest's or the member's. */
export function MembershipCard() {
  const session = useSession((state) => state.session);
  const isRemembered = useRememberedMember() !== undefined;
  // Guests do without the member's card; who was a member before gets it while the session is asked for.
  useEffect(() => {
    if (isRemembered) loadMember().catch(() => undefined);
  }, [isRemembered]);
  return (
    <div className={styles.membershipCard} data-floor="会员卡">
      {session.kind === 'unknown' && <MembershipSkeleton />}
      {session.kind === 'guest' && <MembershipGuest isUnconfirmed={session.unconfirmed} />}
      {session.kind === 'member' && (
        <Suspense fallback={<MembershipSkeleton />}>
          <MembershipMember user={session.user} />
        </Suspense>
      )}
    </div>
  );
}

/** The guest's card with the sign-in button; on a signed-in phone, while the server cannot be asked, it asks again. */
function MembershipGuest({ isUnconfirmed }: { readonly isUnconfirmed: boolean | undefined }) {
  const { goToLogin, checkSession } = useSessionActions();
  return (
    <GuestCard
      label="会员卡"
      title={isUnconfirmed ? '会员信息暂时看不到' : '登录查看权益'}
      note={isUnconfirmed ? offlineSentence : '每月领取专属福利'}
      action={
        isUnconfirmed ? { text: '重试', onPress: checkSession } : { text: '去登录', onPress: goToLogin }
      }
      counts={`${isUnconfirmed ? '联网' : '登录'}后查看您的优惠券、福袋和流量礼包`}
    />
  );
}
