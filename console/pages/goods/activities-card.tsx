import type { ConsoleGoods } from '#core/contract/console/goods.shapes.ts';
import { formatFen, formatTime } from '../../platform/format.ts';
import { Card } from '../../ui/card.tsx';
import styles from './goods-edit.module.css';

/** What else sells the goods at another price. */
export const ActivitiesCard = ({ activities }: Pick<ConsoleGoods, 'activities'>) => (
  <Card title="活动" facts="秒杀和拼团在“营销”里修改">
    {activities.length === 0 && <p className={styles.facts}>没有进行或计划中的活动</p>}
    {activities.map(({ title, skuIds, priceFen, beginsAt, endsAt }) => (
      <p key={`${title}${skuIds.join()}${beginsAt}`}>
        {title} {priceFen !== null && <b>{formatFen(priceFen)}</b>}
        <br />
        <small className={styles.facts}>
          {beginsAt === null ? '一直' : formatTime(beginsAt)}
          {endsAt !== null && ` 到 ${formatTime(endsAt)}`}
        </small>
      </p>
    ))}
  </Card>
);
