import { useState, type ComponentType } from 'react';
import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { Icon } from '#web/art/icon.tsx';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import { rightTypes } from '#web/features/offers/right-types.ts';
import { RightsGrid } from '#web/features/offers/rights-grid.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import type { CompareSheetProps } from './compare-sheet.tsx';
import styles from './level-rights.module.css';

/** The rights of a level's product and its right types (§6); the comparison is loaded on demand. */
export function LevelRights({ tiers, tier }: { tiers: readonly Tier[]; tier: Tier }) {
  const [open, setOpen] = useState(false);
  const [Sheet, setSheet] = useState<ComponentType<CompareSheetProps>>();
  const show = () => {
    setOpen(true);
    if (Sheet) return;
    import('./compare-sheet.tsx').then(
      (loaded) => setSheet(() => loaded.CompareSheet),
      () => {
        setOpen(false);
        toast('权益对比没有加载出来，请重试', 'alert');
      },
    );
  };
  const types = rightTypes
    .filter(({ id }) => tier.rightTypes.includes(id))
    .map(({ name, note, art }) => ({ name, note, picUrl: art }));
  return (
    <Floor
      header={{
        title: `${tier.tierName}权益`,
        meta: (
          <button
            className={`${styles.compareButton} touch-target`}
            type="button"
            aria-haspopup="dialog"
            onClick={show}
          >
            权益对比
            <Icon of={rightIcon} size={14} />
          </button>
        ),
      }}
    >
      <RightsGrid
        eager
        entries={[
          ...tier.rights,
          ...types.filter(({ name }) => tier.rights.every((right) => right.name !== name)),
        ]}
      />
      {Sheet && <Sheet open={open} tiers={tiers} current={tier.productId} onClose={() => setOpen(false)} />}
    </Floor>
  );
}
