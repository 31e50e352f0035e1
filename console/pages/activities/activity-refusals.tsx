import type { ActivityDetail } from '#core/contract/console/activities/every-activity.shapes.ts';
import { Card } from '../../ui/card.tsx';
import { Meter } from '../../ui/figure.tsx';
import styles from './activities.module.css';

/** Why people were refused today, in the sentences that they got. */
export function ActivityRefusals({ refusals }: Pick<ActivityDetail, 'refusals'>) {
  const all = refusals.reduce((sum, { refused }) => sum + refused, 0);
  return (
    <Card title="被拒绝" facts={`今天 ${all.toLocaleString('zh-CN')} 次`}>
      {refusals.length === 0 && <p className={styles.muted}>今天还没有人被拒绝</p>}
      <ul className={styles.refusals}>
        {refusals.map(({ why, refused }) => (
          <li key={why}>
            <span>{why}</span>
            <b>{refused.toLocaleString('zh-CN')}</b>
            <Meter part={refused} whole={all} label={`${why} 占`} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
