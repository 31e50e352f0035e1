import './offer-head.css';
import type { Plan, Tier } from '#core/contract/content/member-page.shapes.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { periodUnit } from '#core/rules/pricing/period-price.ts';
import { useArt } from '#web/art/use-art.ts';
import { useHolding } from '#web/features/membership/use-holding.ts';
import { Price } from '#web/ui/price/price.tsx';
import { Bone } from '#web/ui/skeleton/bone.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import type { Offer } from './rows/offer.ts';

/** The membership's card on the hero: what it is, from what price, and whether one has it. */
export function OfferHead({ offer, tier }: { offer: Offer; tier: Tier | undefined }) {
  const art = useArt();
  const holding = useHolding(tier?.productId ?? offer.productId);
  const plan = tier?.plans[0];
  return (
    <section className="ofh" aria-label={offer.name}>
      <p className="ofh__k">{offer.kicker}</p>
      <h2 className="ofh__n">{offer.name}</h2>
      <p className="ofh__p">{offer.promise}</p>
      <div className="ofh__f">
        {holding.kind === 'held' ? <Tag kind="vip">使用中</Tag> : <HeadPrice plan={plan} />}
        {tier && tier.savesPerMonthFen > 0 && (
          <span className="ofh__s">每月预计省{shortYuan(tier.savesPerMonthFen)}元</span>
        )}
      </div>
      <img className="ofh__a deco" src={art(offer.art)} width={120} height={120} alt="" />
    </section>
  );
}

function HeadPrice({ plan }: { plan: Plan | undefined }) {
  if (!plan) return <Bone width={110} height={32} />;
  const { priceFen, months, nextPriceFen } = plan;
  return (
    <p className="ofh__y">
      <Price fen={priceFen} size={32} tone="inherit" />/{periodUnit(months)}
      {nextPriceFen !== null && `，续费${shortYuan(nextPriceFen)}元`}
    </p>
  );
}
