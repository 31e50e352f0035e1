import type { Plan, Tier } from '#core/contract/content/member-page.shapes.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { periodUnit } from '#core/rules/pricing/period-price.ts';
import { useArt } from '#web/art/use-art.ts';
import { useHolding } from '#web/features/membership/use-holding.ts';
import { Price } from '#web/ui/price/price.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import type { Offer } from './rows/offer.ts';
import styles from './offer-head.module.css';

/** The membership's card on the hero: name, lowest price, and whether it is held. */
export function OfferHead({ offer, tier }: { offer: Offer; tier: Tier | undefined }) {
  const art = useArt();
  const holding = useHolding(tier?.productId ?? offer.productId);
  const plan = tier?.plans[0];
  return (
    <section className={styles.header} aria-label={offer.name}>
      <p className={styles.kicker}>{offer.kicker}</p>
      <h2 className={styles.offerName}>{offer.name}</h2>
      <p className={styles.promise}>{offer.promise}</p>
      <div className={styles.headerFooter}>
        {holding.kind === 'held' ? <Tag kind="vip">使用中</Tag> : <HeadPrice plan={plan} />}
        {tier && tier.savesPerMonthFen > 0 && (
          <span className={styles.savings}>每月预计省{shortYuan(tier.savesPerMonthFen)}元</span>
        )}
      </div>
      <img className={`${styles.art} decorative`} src={art(offer.art)} width={120} height={120} alt="" />
    </section>
  );
}

function HeadPrice({ plan }: { plan: Plan | undefined }) {
  if (!plan) return <SkeletonBox width={110} height={32} />;
  const { priceFen, months, nextPriceFen } = plan;
  return (
    <p className={styles.price}>
      <Price fen={priceFen} size={32} tone="inherit" />/{periodUnit(months)}
      {nextPriceFen !== null && `，续费${shortYuan(nextPriceFen)}元`}
    </p>
  );
}
