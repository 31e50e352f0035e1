import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { priceText } from '#core/rules/pricing/period-price.ts';
import { firstClaimText } from '#core/rules/rights/first-claim-day.ts';
import { ActionBar } from '#web/ui/action-bar/action-bar.tsx';
import { BarNote } from '#web/ui/action-bar/bar-note.tsx';
import { BarPrice } from '#web/ui/action-bar/bar-price.tsx';
import { Button } from '#web/ui/button/button.tsx';
import type { Standing } from './use-campaign-view.ts';

interface OfferBarProps {
  readonly tier: Tier;
  readonly standing: Standing;
  onOpen(): void;
}

/** Price and order button, or why the membership cannot be ordered. */
export function OfferBar({ tier, standing, onOpen }: OfferBarProps) {
  if (standing.kind === 'barred')
    return (
      <ActionBar>
        <BarNote>{standing.reason}</BarNote>
      </ActionBar>
    );
  const [plan] = tier.plans;
  return (
    <ActionBar>
      {plan && (
        <BarPrice
          fen={plan.priceFen}
          terms={[
            plan.planName,
            priceText({ priceFen: plan.priceFen, months: plan.months, renewalFen: plan.nextPriceFen }),
            ...(tier.firstClaimDay === null ? [] : [firstClaimText(tier.firstClaimDay)]),
          ]}
        />
      )}
      <Button busy={standing.kind === 'loading'} onPress={onOpen}>
        {standing.kind === 'guest' ? '登录后开通' : '立即开通'}
      </Button>
    </ActionBar>
  );
}
