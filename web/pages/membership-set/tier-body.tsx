import type { Plan, Tier } from '#core/contract/content/member-page.shapes.ts';
import { RenewalCells } from '#web/features/membership/renewal-cells.tsx';
import { TierTable } from '#web/features/offers/tier-table.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { OwnedCells } from './owned-cells.tsx';
import { PlanFloor } from './plan-floor.tsx';
import { TierRights } from './tier-rights.tsx';

interface TierBodyProps {
  readonly tiers: readonly Tier[];
  readonly tier: Tier;
  readonly plan: Plan | undefined;
  onChoosePlan(plan: Plan): void;
}

/** Plans and rights of a tier, and the comparison with the other tiers. */
export function TierBody({ tiers, tier, plan, onChoosePlan }: TierBodyProps) {
  return (
    <>
      <PlanFloor tier={tier} plan={plan} onChoose={onChoosePlan} />
      <TierRights tier={tier} />
      <OwnedCells tier={tier} />
      {tier.offer === 'held' && <RenewalCells isShown={({ productId }) => productId === tier.productId} />}
      {tiers.length > 1 && (
        <Floor header={{ title: '权益对比' }}>
          <TierTable tiers={tiers} current={tier.productId} />
        </Floor>
      )}
    </>
  );
}
