import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { TierTable } from '#web/features/offers/tier-table.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';

export interface CompareSheetProps {
  readonly open: boolean;
  readonly tiers: readonly Tier[];
  readonly current: string;
  onClose(): void;
}

/** All levels beside each other. */
export function CompareSheet({ open, tiers, current, onClose }: CompareSheetProps) {
  return (
    <Sheet open={open} title="权益对比" onClose={onClose}>
      <TierTable tiers={tiers} current={current} withTypes />
    </Sheet>
  );
}
