import type { Figures } from '#core/contract/console/overview.shapes.ts';
import styles from './overview.module.css';

interface RefusalsProps {
  readonly refusals: Figures['refusals'];
  readonly total: number;
}

/** Why claims were refused, in the sentences that subscribers got. */
export function Refusals({ refusals, total }: RefusalsProps) {
  const most = refusals[0]?.count ?? 1;
  return (
    <section className={styles.card} aria-label="领取被拒的原因">
      <h2>
        领取被拒的原因<small>共 {total.toLocaleString('zh-CN')}</small>
      </h2>
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
    </section>
  );
}
