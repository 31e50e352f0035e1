import './tier-choice.css';
import { useId } from 'react';
import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { priceText } from '#core/rules/pricing/period-price.ts';
import { usePicture } from '#web/platform/world/use-picture.ts';
import { Tag } from '#web/ui/tag/tag.tsx';
import { offerList } from './rows/offers.ts';

interface TierChoiceProps {
  readonly tiers: readonly Tier[];
  readonly value: Tier;
  onChoose(productId: string): void;
}

/** The tiers of a line as cards, one of them chosen. */
export function TierChoice({ tiers, value, onChoose }: TierChoiceProps) {
  const name = useId();
  return (
    <fieldset className="tch">
      <legend className="sr">选择会员</legend>
      {tiers.map((tier) => (
        <label key={tier.productId} className="tch__o">
          <input
            className="tch__r"
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
    productId,
    productName,
    hint,
    offer,
    plans: [plan],
  },
}: {
  tier: Tier;
}) {
  const picture = usePicture();
  return (
    <span className="tch__c">
      <img src={picture(picUrl)} width={52} height={52} alt="" />
      <b className="tch__n">{nameOf(productId) ?? productName}</b>
      <span className="tch__h">{hint}</span>
      <span className="tch__p">
        {offer === 'held' ? (
          <Tag kind="ok">使用中</Tag>
        ) : (
          plan && priceText({ ...plan, renewalFen: plan.nextPriceFen })
        )}
      </span>
    </span>
  );
}

/** What the pages of the set call it. */
const nameOf = (id: string): string | undefined => offerList.find(({ productId }) => productId === id)?.name;
