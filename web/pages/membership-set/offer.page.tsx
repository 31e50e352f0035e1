import { useMemberTiers } from '#web/features/offers/use-member-tiers.ts';
import { usePageId } from '#web/platform/navigation/navigation.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { offerCalls } from './first-calls.ts';
import { OfferLayout } from './offer-layout.tsx';
import { OfferMain } from './offer-main.tsx';
import { OrderFoot } from './order-foot.tsx';
import { membershipPage } from './rows/membership-pages.ts';
import { TierBody } from './tier-body.tsx';
import { useChosenPlan } from './use-chosen-plan.ts';

/** One membership offered: price, contents, comparison, rules, and the bar to open it. */
function OfferPage() {
  const { title, offer } = membershipPage(usePageId());
  const memberTiers = useMemberTiers({ line: offer.productLine });
  const tiers = memberTiers.data?.tiers ?? [];
  const tier = tiers.find(({ productId }) => productId === offer.productId);
  const [plan, choosePlan] = useChosenPlan(tier);
  return (
    <OfferLayout
      title={title}
      offer={offer}
      bar={<OrderFoot tier={tier} plan={plan} memberTiers={memberTiers} />}
    >
      <OfferMain offer={offer} memberTiers={memberTiers} tier={tier}>
        {(shown) => (
          <TierBody offer={offer} tiers={tiers} tier={shown} plan={plan} onChoosePlan={choosePlan} />
        )}
      </OfferMain>
    </OfferLayout>
  );
}

export const page: PageDefinition = { Page: OfferPage, firstCalls: offerCalls };
