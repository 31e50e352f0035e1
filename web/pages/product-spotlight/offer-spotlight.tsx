import { useState } from 'react';
import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { priceText } from '#core/rules/pricing/period-price.ts';
import { groupChip } from '#core/rules/rights/groups/group-chip.ts';
import { offerButton } from '#core/rules/rights/buttons/spotlight-button.ts';
import { checkoutTarget } from '#core/rules/order/checkout-target.ts';
import { useMemberTiers } from '#web/features/offers/use-member-tiers.ts';
import { useOrderMembership } from '#web/features/rights/use-rights-actions.ts';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { ActionBar } from '#web/ui/action-bar/action-bar.tsx';
import { BarNote } from '#web/ui/action-bar/bar-note.tsx';
import { BarPrice } from '#web/ui/action-bar/bar-price.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ProductHead } from './product-head.tsx';
import { RightWords } from './right-words.tsx';
import { SpotlightSkeleton } from './spotlight-skeleton.tsx';
import { SpotlightFailed } from './spotlight-failed.tsx';
import { SpotlightFrame } from './spotlight-frame.tsx';
import { SpotlightStage, type StagedRight } from './spotlight-stage.tsx';

/** The rights of a product that is not held, with the order link. */
export function OfferSpotlight({
  productId,
  rightsId,
}: {
  productId: string | undefined;
  rightsId: string | undefined;
}) {
  const { data, error, isOwn, refetch } = useMemberTiers(productId === undefined ? {} : { productId });
  const [picked, setPicked] = useState(rightsId);
  const tier = data?.tiers.find((each) => each.productId === productId) ?? data?.tiers[0];
  if (!data && !error)
    return (
      <SpotlightFrame productId={productId}>
        <SpotlightSkeleton />
      </SpotlightFrame>
    );
  const rights = tier ? stagedOf(tier) : [];
  const focused = rights.find((each) => each.rightsId === picked) ?? rights[0];
  if (!tier || !focused)
    return (
      <SpotlightFrame productId={productId}>
        <SpotlightFailed error={error} onRetry={() => void refetch()} />
      </SpotlightFrame>
    );
  return (
    <SpotlightFrame productId={tier.productId} bar={<OfferBar tier={tier} isOwn={isOwn} />}>
      <ProductHead name={tier.productName}>
        <p>{tier.hint}</p>
      </ProductHead>
      <SpotlightStage rights={rights} focused={focused} onFocus={setPicked} />
      <RightWords rightsId={focused.rightsId} />
    </SpotlightFrame>
  );
}

function OfferBar({
  tier: {
    productId,
    productType,
    plans: [plan],
    canOrder,
    reason,
  },
  isOwn,
}: {
  tier: Tier;
  isOwn: boolean;
}) {
  const go = useGo();
  const order = useOrderMembership();
  if (!canOrder)
    return (
      <ActionBar>
        <BarNote>{reason}</BarNote>
      </ActionBar>
    );
  const button = offerButton({ productType });
  const act = () => {
    if (button.action === 'toBuy' && plan) go(checkoutTarget({ goodsId: plan.goodsId, skuId: plan.skuId }));
    else void order(productId);
  };
  return (
    <ActionBar>
      {plan && (
        <BarPrice
          fen={plan.priceFen}
          terms={[
            plan.planName,
            priceText({ priceFen: plan.priceFen, months: plan.months, renewalFen: plan.nextPriceFen }),
          ]}
        />
      )}
      <Button busy={!isOwn} onPress={act}>
        {button.text}
      </Button>
    </ActionBar>
  );
}

const stagedOf = ({ productId, groups }: Tier): readonly StagedRight[] =>
  groups.flatMap((group) =>
    group.rightsList.map(({ rightsId, rightsName, hint, picUrl, lackStockFlag }) => ({
      rightsId,
      groupId: group.groupId,
      productId,
      name: rightsName,
      picUrl,
      groupName: `${group.groupName} · ${groupChip(group)}`,
      ...(lackStockFlag === 1
        ? { text: '本月已领完，下月1日更新', note: '已领完', off: true }
        : { text: hint }),
    })),
  );
