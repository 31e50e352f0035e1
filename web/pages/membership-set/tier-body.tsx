import type { Plan, Tier } from '#core/contract/content/member-page.shapes.ts';
import { RenewalCells } from '#web/features/membership/renewal-cells.tsx';
import { PlanPicker } from '#web/features/offers/plan-picker.tsx';
import { TierGroups } from '#web/features/offers/tier-groups.tsx';
import { TierTable } from '#web/features/offers/tier-table.tsx';
import { useRightReader } from '#web/features/rights/use-right-reader.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { OwnedCells } from './owned-cells.tsx';
import type { Offer } from './rows/offer.ts';

interface TierBodyProps {
  readonly offer: Offer;
  readonly tiers: readonly Tier[];
  readonly tier: Tier;
  readonly plan: Plan | undefined;
  onChoosePlan(plan: Plan): void;
}

/** Plans and rights of a tier, and the comparison with the other tiers. */
export function TierBody({ offer, tiers, tier, plan, onChoosePlan }: TierBodyProps) {
  const href = useHref();
  const reader = useRightReader();
  return (
    <>
      {tier.offer !== 'held' && (
        <Floor label="选择套餐">
          <PlanPicker plans={tier.plans} value={plan} onChoose={onChoosePlan} />
        </Floor>
      )}
      {tier.groups.length === 0 ? (
        <Floor label="每月权益">
          <EmptyState
            art="coupons"
            size={116}
            title="本月权益正在更新"
            text="新的权益上架后，会第一时间出现在这里"
          />
        </Floor>
      ) : (
        <TierGroups groups={tier.groups} look="grid" onRead={reader.readGranted} />
      )}
      {reader.sheet}
      <OwnedCells tier={tier} />
      {tier.offer === 'held' && <RenewalCells isShown={({ productId }) => productId === tier.productId} />}
      {tiers.length > 1 && (
        <Floor
          header={{
            title: '权益对比',
            ...(offer.detailPage && {
              more: {
                text: '权益详情',
                href: href({ page: offer.detailPage, query: { productId: tier.productId } }),
              },
            }),
          }}
        >
          <TierTable tiers={tiers} current={tier.productId} />
        </Floor>
      )}
    </>
  );
}
