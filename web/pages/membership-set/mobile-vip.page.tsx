import { usePageId } from '#web/platform/navigation/navigation.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EditionPanel } from './edition-panel.tsx';
import { offerCalls } from './first-calls.ts';
import { OfferLayout } from './offer-layout.tsx';
import { OfferMain } from './offer-main.tsx';
import { OrderFoot } from './order-foot.tsx';
import { membershipPage } from './rows/membership-pages.ts';
import { TierBody } from './tier-body.tsx';
import { useChosenPlan } from './use-chosen-plan.ts';
import { useEditions } from './use-editions.ts';

/** A membership with several editions: one is selected, all are compared. */
function MobileVip() {
  const { title, offer: own } = membershipPage(usePageId());
  const { memberTiers, editions, offer, tier, choose } = useEditions(own);
  const [plan, choosePlan] = useChosenPlan(tier);
  return (
    <OfferLayout
      title={title}
      offer={offer}
      bar={<OrderFoot tier={tier} plan={plan} memberTiers={memberTiers} />}
    >
      <EditionPanel editions={editions} value={offer} onChoose={choose}>
        <OfferMain offer={offer} memberTiers={memberTiers} tier={tier}>
          {(shown) => (
            <TierBody
              offer={offer}
              tiers={memberTiers.data?.tiers ?? []}
              tier={shown}
              plan={plan}
              onChoosePlan={choosePlan}
            />
          )}
        </OfferMain>
      </EditionPanel>
    </OfferLayout>
  );
}

export const page: PageDefinition = { Page: MobileVip, firstCalls: offerCalls };
