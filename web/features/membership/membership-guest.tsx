import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { GuestCard } from '#web/ui/member-card/guest-card.tsx';

/** The guest's card with the sign-in button. */
export function MembershipGuest() {
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
