import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { TierGroups } from '#web/features/offers/tier-groups.tsx';
import { useRightReader } from '#web/features/rights/use-right-reader.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';

/** All rights of a tier, one by one; each opens what it is, how it is claimed and what it is worth. */
export function TierRights({ tier: { groups } }: { readonly tier: Tier }) {
  const reader = useRightReader();
  if (groups.length === 0)
    return (
      <Floor label="每月权益">
        <EmptyState
          art="coupons"
          size={116}
          title="本月权益正在更新"
          text="新的权益上架后，会第一时间出现在这里"
        />
      </Floor>
    );
  return (
    <>
      <TierGroups groups={groups} look="rows" onRead={reader.readGranted} />
      {reader.sheet}
    </>
  );
}
