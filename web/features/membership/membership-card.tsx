import { useSession } from '#web/platform/session/session-store.ts';
import { MembershipSkeleton } from './membership-skeleton.tsx';
import { MembershipGuest } from './membership-guest.tsx';
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
