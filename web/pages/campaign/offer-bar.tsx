import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { priceText } from '#core/rules/pricing/period-price.ts';
import { firstClaimText } from '#core/rules/rights/first-claim-day.ts';
import { ActionBar } from '#web/ui/action-bar/action-bar.tsx';
import { BarNote } from '#web/ui/action-bar/bar-note.tsx';
import { BarPrice } from '#web/ui/action-bar/bar-price.tsx';
import { Button } from '#web/ui/button/button.tsx';
import type { OfferStatus } from './use-campaign-view.ts';

interface OfferBarProps {
  readonly tier: Tier;
  readonly status: OfferStatus;
  onOpen(): void;
}

/** Price and order button, or why the membership cannot be ordered. */
export function OfferBar({ tier, status, onOpen }: OfferBarProps) {
  if (status.kind === 'barred')
    return (
      <ActionBar>
        <BarNote>{status.reason}</BarNote>
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
      <Button busy={status.kind === 'loading'} onPress={onOpen}>
        {status.kind === 'guest' ? '登录后开通' : '立即开通'}
      </Button>
    </ActionBar>
  );
}
