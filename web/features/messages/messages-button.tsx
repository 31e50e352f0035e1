import { msgIcon } from '#web/art/icons/msg-icon.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { useUnreadCounts } from './use-unread-counts.ts';

/** The link to the message centre with the number of unread messages. */
export function MessagesButton() {
  const href = useHref();
  const unread = useUnreadCounts()?.total ?? 0;
  return (
    <IconButton
      icon={msgIcon}
      label={unread > 0 ? `消息中心，${unread}条未读` : '消息中心'}
      badge={unread}
      href={href({ page: 'messageCenter' })}
    />
  );
}
