import type { MemberRights } from '#core/contract/content/rights.shapes.ts';
import type { ArtKey } from '#web/art/keys.ts';
import { ProductCardFrame } from './product-card-frame.tsx';
import styles from './product-card.module.css';

interface ProductCardProps {
  readonly rights: Pick<MemberRights, 'productName' | 'claimableCount' | 'claimedCount' | 'daysUntilRenewal'>;
  readonly picture?: ArtKey | undefined;
}

/** The product with the number of claimable rights. */
export function ProductCard({ rights, picture = 'goods/gift-cut' }: ProductCardProps) {
  const counts = [
    [rights.claimableCount, '项可领'],
    [rights.claimedCount, '项已领'],
    [rights.daysUntilRenewal, '天后更新'],
  ] as const;
  return (
    <ProductCardFrame label="当前产品" kicker="当前产品" name={rights.productName} picture={picture}>
      <div className={styles.counts}>
        {counts.map(([count, unit]) => (
          <p key={unit}>
            <span className="number">{count}</span> {unit}
          </p>
        ))}
      </div>
    </ProductCardFrame>
  );
}
