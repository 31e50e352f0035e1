import { useState } from 'react';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { useArt } from '#web/art/use-art.ts';
import { PlanPicker } from '#web/features/offers/plan-picker.tsx';
import { TierGroups } from '#web/features/offers/tier-groups.tsx';
import { useMemberTiers } from '#web/features/offers/use-member-tiers.ts';
import { useRightReader } from '#web/features/rights/use-right-reader.ts';
import { RightsSkeleton } from '#web/features/rights/rights-skeleton.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import { MZoneBar } from './m-zone-bar.tsx';
import { MZoneLinks } from './m-zone-links.tsx';
import { MZoneFrame } from './m-zone-frame.tsx';
import styles from './m-zone.module.css';

/** The monthly rights and price of the M-Zone's product for non-holders. */
export function OfferedMZone() {
  const art = useArt();
  const reader = useRightReader();
  const memberTiers = useMemberTiers({ line: 'mzone' });
  const [skuId, setSkuId] = useState<string>();
  const tier = memberTiers.data?.tiers[0];
  if (!tier) {
    return (
      <MZoneFrame>
        <MZoneLinks />
        <QueryPlaceholder
          query={memberTiers}
          skeleton={<RightsSkeleton picture="goods/game-cut" />}
          failedTitle="权益包没有加载出来"
          failedLook="floor"
        />
      </MZoneFrame>
    );
  }
  const plan = tier.plans.find((each) => each.skuId === skuId) ?? tier.plans[0];
  return (
    <MZoneFrame bar={<MZoneBar tier={tier} plan={plan} isOwn={memberTiers.isOwn} />}>
      <MZoneLinks />
      <section className={styles.offerCard} aria-label="权益包">
        <p>还没有开通</p>
        <h2>{tier.productName}</h2>
        <p className={styles.savings}>
          每月可从{tier.rightsCount}项权益中选领
          {tier.savesPerMonthFen > 0 && `，约省${shortYuan(tier.savesPerMonthFen)}元`}
        </p>
        <img className="decorative" src={art('goods/game-cut')} width={128} height={128} alt="" />
      </section>
      {tier.canOrder && (
        <Floor label="选择套餐">
          <PlanPicker plans={tier.plans} value={plan} onChoose={(chosen) => setSkuId(chosen.skuId)} />
        </Floor>
      )}
      <TierGroups groups={tier.groups} look="rows" onRead={reader.readGranted} />
      {reader.sheet}
    </MZoneFrame>
  );
}
