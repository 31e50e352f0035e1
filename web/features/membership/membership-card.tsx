import { offlineSentence } from '#core/rules/calls/api-failure.ts';
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
      {session.kind === 'guest' && <MembershipGuest isUnconfirmed={session.unconfirmed} />}
      {session.kind === 'member' && <MembershipMember user={session.user} />}
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
