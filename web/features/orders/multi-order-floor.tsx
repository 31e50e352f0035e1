import { multiOrderTier, multiOrderTiers } from '#core/rules/pricing/multi-order-tier.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { MultiOrderTier } from '#web/ui/multi-order-tier/multi-order-tier.tsx';
import { useMultiOrderCount } from './use-multi-order-count.ts';

const stops = [
  { title: '1件', line: '原价' },
  { title: '2件', line: '享8折' },
  { title: '3件及以上', line: '享7折' },
];

/** 多件优惠: the discount of the next order by those of the month (§9). */
export function MultiOrderFloor() {
  const count = useMultiOrderCount();
  return (
    <Floor label="多件优惠">
      <MultiOrderTier
        tag="多件优惠"
        text={multiOrderTier(count).text}
        stops={stops}
        reached={Math.min(count, multiOrderTiers.length - 1)}
      />
    </Floor>
  );
}
