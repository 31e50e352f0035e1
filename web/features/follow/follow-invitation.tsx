import { usersIcon } from '#web/art/icons/users-icon.ts';
import { useHost } from '#web/platform/hosts/host-context.tsx';
import { FollowCell } from './follow-cell.tsx';
import { isInChatApp } from './is-in-chat-app.ts';
import { useFollow } from './use-follow.ts';
import { Card } from '#web/ui/card/card.tsx';
import styles from './follow-invitation.module.css';

/** The invitation to follow the account, in the chat app and until it is followed. */
export function FollowInvitation() {
  const inChatApp = isInChatApp(useHost().id);
  const { data } = useFollow(inChatApp);
  if (!inChatApp || data?.focused !== 0) return null;
  return (
    <Card as="section" className={styles.invitation} aria-label="关注公众号">
      <FollowCell icon={usersIcon} />
    </Card>
  );
}
