import type { LocalShop } from '#core/contract/goods/local-life.shapes.ts';
import styles from './shop-card.module.css';

type Opening = Pick<LocalShop, 'openNow' | 'openNote' | 'features'>;

/** Whether a shop is open by the server's clock, until when, and one thing it is known for. */
export function OpenState({ shop: { openNow, openNote, features } }: { shop: Opening }) {
  const [feature] = features;
  return (
    <span className={styles.openState}>
      <span className={openNow ? styles.open : undefined}>{openNow ? '营业中' : '休息中'}</span>
      <span className="one-line">
        {[openNote, openNow ? feature : undefined].filter((part) => part).join('，')}
      </span>
    </span>
  );
}
