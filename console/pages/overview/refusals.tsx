import type { Figures } from '#core/contract/console/overview.shapes.ts';
import { Card } from '../../ui/card.tsx';
import styles from './overview.module.css';

interface RefusalsProps {
  readonly refusals: Figures['refusals'];
  readonly total: number;
}

/** Why claims were refused, in the sentences that subscribers got. */
export function Refusals({ refusals, total }: RefusalsProps) {
  const most = refusals[0]?.count ?? 1;
  return (
    <Card title="领取被拒的原因" facts={`共 ${total.toLocaleString('zh-CN')}`}>
      {refusals.length === 0 ? (
        <p className={styles.none}>这段时间没有人被拒</p>
      ) : (
        <ul className={styles.refusals}>
          {refusals.map(({ reason, count }) => (
            <li key={reason}>
              <span>{reason}</span>
              <i style={{ width: `${Math.max(2, (count / most) * 100)}%` }} />
              <b>{count.toLocaleString('zh-CN')}</b>
              <small>{((count / Math.max(total, 1)) * 100).toFixed(1)}%</small>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
