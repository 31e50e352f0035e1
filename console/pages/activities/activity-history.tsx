import type { ActivityDetail } from '#core/contract/console/activities/every-activity.shapes.ts';
import { formatTime } from '../../platform/format.ts';
import { Card } from '../../ui/card.tsx';
import styles from './activities.module.css';

/** What operators, guard rails and budgets did with an activity, the last act first. */
export const ActivityHistory = ({ history }: Pick<ActivityDetail, 'history'>) => (
  <Card title="经过">
    {history.length === 0 && <p className={styles.muted}>还没有人改过</p>}
    <ol className={styles.history}>
      {history.map(({ at, operator, act }) => (
        <li key={`${at}${act}`}>
          {operator ?? '系统'} {act}
          <small>{formatTime(at)}</small>
        </li>
      ))}
    </ol>
  </Card>
);
