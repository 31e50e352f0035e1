import { useId } from 'react';
import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { priceText } from '#core/rules/pricing/period-price.ts';
import { firstClaimText } from '#core/rules/rights/first-claim-day.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Tag } from '#web/ui/tag/tag.tsx';
import { ChoiceInput } from '#web/ui/choice-input/choice-input.tsx';
import { Card } from '#web/ui/card/card.tsx';
import styles from './tier-choice.module.css';

interface TierChoiceProps {
  readonly tiers: readonly Tier[];
  readonly value: Tier;
  onChoose(productId: string): void;
}

/** The tiers of a line as cards, one of them chosen. */
export function TierChoice({ tiers, value, onChoose }: TierChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.tiers}>
      <legend className="visually-hidden">选择会员</legend>
      {tiers.map((tier) => (
        <label key={tier.productId} className={styles.tier}>
          <ChoiceInput
            type="radio"
            name={name}
            value={tier.productId}
            checked={tier.productId === value.productId}
            onChange={() => onChoose(tier.productId)}
          />
          <TierCard tier={tier} />
        </label>
      ))}
    </fieldset>
  );
}

function TierCard({
  tier: {
    picUrl,
    productName,
    hint,
    offer,
    firstClaimDay,
    plans: [plan],
  },
}: {
  tier: Tier;
}) {
  const picture = usePicture();
  return (
    <Card as="span" className={styles.tierCard}>
      <img src={picture(picUrl)} width={52} height={52} alt="" />
      <b className={styles.tierName}>{productName}</b>
      <span className={styles.tierHint}>
        {hint}
        {firstClaimDay !== null && <span>{firstClaimText(firstClaimDay)}</span>}
      </span>
      <span className={styles.tierPrice}>
        {offer === 'held' ? (
          <Tag kind="ok">使用中</Tag>
        ) : (
          plan && priceText({ ...plan, renewalFen: plan.nextPriceFen })
        )}
      </span>
    </Card>
  );
}
