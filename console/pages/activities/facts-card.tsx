import { Link } from '@tanstack/react-router';
import type { ActivityDetail } from '#core/contract/console/activities/every-activity.shapes.ts';
import { Card } from '../../ui/card.tsx';
import { Meter } from '../../ui/figure.tsx';
import styles from './activities.module.css';

/** What else is to be known, the units of limited prizes, and where its records are. */
export const FactsCard = ({ activity }: { readonly activity: ActivityDetail }) => {
  const { kind, activityId, facts, stocks } = activity;
  return (
    <Card
      title="详情"
      aside={
        <>
          {kind === 'lottery' && (
            <Link to="/lottery-records" search={{ lotteryId: activityId }} className={styles.link}>
              抽奖记录
            </Link>
          )}
          {kind === 'zone' && (
            <Link to="/content/zoneCards" className={styles.link}>
              改卡片
            </Link>
          )}
          {kind === 'cash' && (
            <Link to="/cash-withdrawals" className={styles.link}>
              提现记录
            </Link>
          )}
        </>
      }
    >
      <dl className={styles.facts}>
        {facts.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {stocks.map(({ prizeId, name, total, taken }) => (
          <div key={prizeId}>
            <dt>{name}</dt>
            <dd className={styles.used}>
              <Meter part={taken} whole={total} label={`${name} 已发`} warns />
              {taken.toLocaleString('zh-CN')} / {total.toLocaleString('zh-CN')} 份
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};
