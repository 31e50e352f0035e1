import './membership-card.css';
import { useSession } from '#web/platform/session/session-store.ts';
import { MembershipBones } from './membership-bones.tsx';
import { MembershipGuest } from './membership-guest.tsx';
import { MembershipMember } from './membership-member.tsx';

/** The level card with its stub: boxes until it is known who is here, then the guest's or the member's. */
export function MembershipCard() {
  const session = useSession((state) => state.session);
  return (
    <div className="msc" data-floor="会员卡">
      {session.kind === 'unknown' && <MembershipBones />}
      {session.kind === 'guest' && <MembershipGuest />}
      {session.kind === 'member' && <MembershipMember user={session.user} />}
    </div>
  );
}
