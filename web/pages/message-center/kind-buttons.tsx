import { messageKinds, type MessageKind, type MessageTopic } from '#core/contract/user/message-kinds.ts';
import { MessageIcon } from '#web/features/messages/message-icon.tsx';
import { useUnreadCounts } from '#web/features/messages/use-unread-counts.ts';
import styles from './message-center.module.css';

const kinds: Readonly<Record<MessageKind, { readonly text: string; readonly topic: MessageTopic }>> = {
  trade: { text: '订单物流', topic: 'shipping' },
  rights: { text: '权益到账', topic: 'rights' },
  activity: { text: '优惠活动', topic: 'coupon' },
  service: { text: '服务通知', topic: 'notice' },
};

interface KindButtonsProps {
  readonly chosen: MessageKind | undefined;
  onChoose(kind: MessageKind): void;
}

/** The four kinds with their unread counts; one filters the list. */
export function KindButtons({ chosen, onChoose }: KindButtonsProps) {
  const counts = useUnreadCounts();
  return (
    <div className={styles.kinds} role="group" aria-label="消息类别">
      {messageKinds.map((kind) => {
        const { text, topic } = kinds[kind];
        const unread = counts?.[kind] ?? 0;
        return (
          <button
            key={kind}
            type="button"
            className={styles.kind}
            aria-pressed={kind === chosen}
            onClick={() => onChoose(kind)}
          >
            <span className={styles.kindPicture}>
              <MessageIcon className={styles.kindIcon} topic={topic} />
              {unread > 0 && (
                <span className={styles.badge} aria-hidden="true">
                  {unread > 99 ? '99+' : unread}
                </span>
              )}
            </span>
            {text}
            {unread > 0 && <span className="visually-hidden">，{unread}条未读</span>}
          </button>
        );
      })}
    </div>
  );
}
