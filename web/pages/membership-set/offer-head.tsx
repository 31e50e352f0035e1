import type { Plan, Tier } from '#core/contract/content/member-page.shapes.ts';
import { monthAndDay } from '#core/rules/format/month-and-day.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { periodUnit } from '#core/rules/pricing/period-price.ts';
import { useArt } from '#web/art/use-art.ts';
import { MemberGate } from '#web/features/membership/member-gate.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import type { Offer } from './rows/offer.ts';
import styles from './offer-head.module.css';

interface OfferHeadProps {
  readonly offer: Offer;
  readonly tier: Tier | undefined;
  /** The tier failed to load: the page says so, the head shows no price. */
  readonly failed: boolean;
  /** The tier is drawn for this session. */
  readonly isReady: boolean;
}

/** The membership's card on the hero: name, lowest price, and whether it is held. */
export function OfferHead({ offer, tier, failed, isReady }: OfferHeadProps) {
  const art = useArt();
  const plan = tier?.plans[0];
  return (
    <section className={styles.header} aria-label={offer.name}>
      <p className={styles.kicker}>{offer.kicker}</p>
      <h2 className={styles.offerName}>{offer.name}</h2>
      <p className={styles.promise}>{offer.promise}</p>
      <div className={styles.headerFooter}>
        <MemberGate ready={isReady} skeleton={<SkeletonBox width={110} height={32} />}>
          <div className={styles.sums}>
            {tier?.offer === 'held' ? <Tag kind="vip">使用中</Tag> : !failed && <HeadPrice plan={plan} />}
            {tier && tier.savesPerMonthFen > 0 && (
              <span className={styles.savings}>每月预计省{shortYuan(tier.savesPerMonthFen)}元</span>
            )}
          </div>
        </MemberGate>
      </div>
      <dl className={styles.facts}>
        {tier &&
          factsOf(tier).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <img className={`${styles.art} decorative`} src={art(offer.art)} width={120} height={120} alt="" />
    </section>
  );
}

/** What one asks first: how much of it, from when on, and whether it goes on by itself. */
const factsOf = ({ groups, firstClaimDay, plans }: Tier): readonly (readonly [string, string])[] => [
  [
    '每月可领',
    `${groups.reduce((sum, { chooseCount, totalCount }) => sum + Math.min(chooseCount, totalCount), 0)}项`,
  ],
  ['首次可领', firstClaimDay === null ? '开通当天' : monthAndDay(firstClaimDay)],
  ['自动续费', plans.some(({ autoRenew }) => autoRenew) ? '可选，随时关闭' : '没有'],
];

function HeadPrice({ plan }: { plan: Plan | undefined }) {
  if (!plan) return <SkeletonBox width={110} height={32} />;
  const { priceFen, months, nextPriceFen } = plan;
  const unit = periodUnit(months);
  return (
    <p className={styles.price}>
      {nextPriceFen !== null && `首${unit}`}
      <Price fen={priceFen} size={32} tone="inherit" />
      {nextPriceFen === null ? `/${unit}` : `，次${unit}起¥${shortYuan(nextPriceFen)}/${unit}`}
    </p>
  );
}
