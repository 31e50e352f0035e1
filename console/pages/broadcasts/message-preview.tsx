import type { BroadcastTopic } from '#core/contract/console/messages/broadcast-states.ts';
import { topicOf } from '#core/rules/console/broadcasts/broadcast-topics.ts';
import { messageMoment } from '#core/rules/messages/message-time.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './message-preview.module.css';

const icons: Readonly<Record<BroadcastTopic, IconName>> = {
  notice: 'bell',
  coupon: 'ticket',
  flashSale: 'chart',
  group: 'users',
  rights: 'gift',
  security: 'shield',
};

interface MessagePreviewProps {
  readonly topic: BroadcastTopic;
  readonly title: string;
  readonly text: string;
  readonly hasLink: boolean;
  /** When it is read, in milliseconds. */
  readonly at: number;
}

/** The message as the subscriber sees it: a row of the message page with its dot, and opened. */
export function MessagePreview({ topic, title, text, hasLink, at }: MessagePreviewProps) {
  const shownTitle = title || '标题';
  const shownText = text || '内容';
  return (
    <figure className={styles.preview}>
      <figcaption>
        用户看到的样子<small>列表和打开后 · {topicOf[topic].name}</small>
      </figcaption>
      <div className={styles.phone}>
        <div className={styles.row}>
          <span className={styles.icon}>
            <Icon name={icons[topic]} size={20} />
          </span>
          <span className={styles.texts}>
            <b>
              {shownTitle}
              <i role="img" aria-label="未读" />
              <time>刚刚</time>
            </b>
            <span className={styles.line}>{shownText}</span>
          </span>
        </div>
        <div className={styles.opened}>
          <div className={styles.head}>
            <span className={styles.icon}>
              <Icon name={icons[topic]} size={20} />
            </span>
            <span>
              <b>{shownTitle}</b>
              <small>{messageMoment(at)}</small>
            </span>
          </div>
          {shownText.split('\n').map((paragraph, nth) => (
            <p key={nth}>{paragraph}</p>
          ))}
          {hasLink && <span className={styles.button}>查看详情</span>}
        </div>
      </div>
    </figure>
  );
}
