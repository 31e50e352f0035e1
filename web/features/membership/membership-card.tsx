import { useSession } from '#web/platform/session/session-store.ts';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { GuestCard } from '#web/ui/member-card/guest-card.tsx';
import { MembershipSkeleton } from './membership-skeleton.tsx';
import { MembershipMember } from './membership-member.tsx';
import styles from './membership-card.module.css';

/** The level card with its stub: a skeleton until the session is known, then the guest's or the member's. */
export function MembershipCard() {
  const session = useSession((state) => state.session);
  return (
    <div className={styles.membershipCard} data-floor="会员卡">
      {session.kind === 'unknown' && <MembershipSkeleton />}
      {session.kind === 'guest' && <MembershipGuest />}
      {session.kind === 'member' && <MembershipMember user={session.user} />}
    </div>
  );
}

/** The guest's card with the sign-in button. */
function MembershipGuest() {
  const { goToLogin } = useSessionActions();
  return (
    <GuestCard
      label="会员卡"
      title="登录查看权益"
      note="每月领取专属福利"
      action={{ text: '去登录', onPress: goToLogin }}
      counts="登录后查看您的优惠券、福袋和流量礼包"
    />
  );
}
