import type { FlashSaleDetail } from '#core/contract/console/activities/activities.shapes.ts';
import type { FlashSaleRefusal } from '#core/rules/activity/flash-sale-refusals.ts';
import { Card } from '../../ui/card.tsx';
import { refusalNames } from './flash-sale-names.tsx';
import styles from './flash-sales.module.css';

const isKnown = (why: string): why is FlashSaleRefusal => Object.hasOwn(refusalNames, why);

/** How often pieces were refused, by reason, the most frequent first. */
export function FlashSaleRefusals({ refusals }: Pick<FlashSaleDetail, 'refusals'>) {
  const all = refusals.reduce((sum, { refused }) => sum + refused, 0);
  const most = Math.max(1, ...refusals.map(({ refused }) => refused));
  return (
    <Card title="被拒绝" facts={`本场 ${all.toLocaleString('zh-CN')} 次`}>
      {refusals.length === 0 && <p className={styles.muted}>还没有人被拒绝</p>}
      <dl className={styles.refusals}>
        {refusals.map(({ why, refused }) => (
          <div key={why}>
            <dt>{isKnown(why) ? refusalNames[why] : why}</dt>
            <dd>
              <i style={{ width: `${(refused / most) * 100}%` }} aria-hidden="true" />
            </dd>
            <dd>{refused.toLocaleString('zh-CN')}</dd>
            <dd>{((refused / all) * 100).toFixed(1)}%</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
