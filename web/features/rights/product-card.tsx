import './product-card.css';
import type { MemberRights } from '#core/contract/content/rights.shapes.ts';
import type { ArtKey } from '#web/art/keys.ts';
import { useArt } from '#web/art/use-art.ts';

interface ProductCardProps {
  readonly rights: Pick<MemberRights, 'productName' | 'claimableCount' | 'claimedCount' | 'daysUntilRenewal'>;
  readonly picture?: ArtKey | undefined;
}

/** The product whose rights are shown, and how many wait. */
export function ProductCard({ rights, picture = 'goods/gift-cut' }: ProductCardProps) {
  const art = useArt();
  const counts = [
    [rights.claimableCount, '项可领'],
    [rights.claimedCount, '项已领'],
    [rights.daysUntilRenewal, '天后更新'],
  ] as const;
  return (
    <section className="pcd" aria-label="当前产品">
      <p className="pcd__k">当前产品</p>
      <h2 className="pcd__n">{rights.productName}</h2>
      <div className="pcd__c">
        {counts.map(([count, unit]) => (
          <p key={unit}>
            <span className="num">{count}</span> {unit}
          </p>
        ))}
      </div>
      <img className="pcd__a deco" src={art(picture)} width={128} height={128} alt="" />
    </section>
  );
}
