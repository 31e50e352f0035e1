import type { OrderMilestone } from '#core/rules/order/order-progress.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { Icon } from '#web/art/icon.tsx';
import { checkIcon } from '#web/art/icons/check-icon.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Text } from '#web/ui/text/text.tsx';
import styles from './order-detail.module.css';

/** The milestones of an order, those reached with their time. */
export const OrderProgress = ({ milestones }: { milestones: readonly OrderMilestone[] }) => (
  <Floor label="订单进度">
    <ol className={styles.milestones}>
      {milestones.map(({ text, at }) => (
        <li key={text} className={joinClasses(styles.milestone, at !== undefined && styles.reached)}>
          <span className={styles.dot}>{at !== undefined && <Icon of={checkIcon} size={12} />}</span>
          <span className={styles.milestoneText}>
            {text}
            <span className="visually-hidden">{at === undefined ? '（未完成）' : '（已完成）'}</span>
          </span>
          {at !== undefined && (
            <Text as="time" look="note" dateTime={at}>
              {chinaMinute(Date.parse(at)).slice(5)}
            </Text>
          )}
        </li>
      ))}
    </ol>
  </Floor>
);
