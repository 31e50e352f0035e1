import { useState } from 'react';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { useArt } from '#web/art/use-art.ts';
import { PlanPicker } from '#web/features/offers/plan-picker.tsx';
import { TierGroups } from '#web/features/offers/tier-groups.tsx';
import { useLine } from '#web/features/offers/use-line.ts';
import { RightsBones } from '#web/features/rights/rights-bones.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { CircleBar } from './circle-bar.tsx';
import { CircleDoors } from './circle-doors.tsx';
import { CircleFrame } from './circle-frame.tsx';

/** What the circle's product gives every month and costs, to who does not hold it. */
export function OfferedCircle() {
  const art = useArt();
  const line = useLine({ line: 'mzone' });
  const [skuId, setSkuId] = useState<string>();
  const tier = line.data?.tiers[0];
  if (!tier) {
    return (
      <CircleFrame>
        <CircleDoors />
        {line.error ? (
          <Floor label="加载失败">
            <FailedState
              title="权益包没有加载出来"
              line={line.error.message}
              onRetry={() => void line.refetch()}
            />
          </Floor>
        ) : (
          <RightsBones picture="goods/game-cut" />
        )}
      </CircleFrame>
    );
  }
  const plan = tier.plans.find((each) => each.skuId === skuId) ?? tier.plans[0];
  return (
    <CircleFrame bar={<CircleBar tier={tier} plan={plan} />}>
      <CircleDoors />
      <section className="mzc__card" aria-label="权益包">
        <p>还没有开通</p>
        <h2>{tier.productName}</h2>
        <p className="mzc__save">
          每月可从{tier.rightsCount}项权益中选领
          {tier.savesPerMonthFen > 0 && `，约省${shortYuan(tier.savesPerMonthFen)}元`}
        </p>
        <img className="deco" src={art('goods/game-cut')} width={128} height={128} alt="" />
      </section>
      {tier.canOrder && (
        <Floor label="选择套餐">
          <PlanPicker plans={tier.plans} value={plan} onChoose={(chosen) => setSkuId(chosen.skuId)} />
        </Floor>
      )}
      <TierGroups groups={tier.groups} look="rows" />
    </CircleFrame>
  );
}
