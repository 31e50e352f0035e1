import { TierGroups } from '#web/features/offers/tier-groups.tsx';
import { useRightReader } from '#web/features/rights/use-right-reader.ts';
import { usePageId, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EditionPanel } from './edition-panel.tsx';
import { offerCalls } from './first-calls.ts';
import { OfferLayout } from './offer-layout.tsx';
import { OfferMain } from './offer-main.tsx';
import { OrderFoot } from './order-foot.tsx';
import { membershipPage } from './rows/membership-pages.ts';
import { useChosenPlan } from './use-chosen-plan.ts';
import { useEditions } from './use-editions.ts';

/** All rights of a membership. */
function DetailPage() {
  const { title, offer: own } = membershipPage(usePageId());
  const { memberTiers, editions, offer, tier, choose } = useEditions(own, useQueryValue('productId'));
  const reader = useRightReader();
  const [plan] = useChosenPlan(tier);
  return (
    <OfferLayout
      title={title}
      offer={offer}
      bar={<OrderFoot tier={tier} plan={plan} memberTiers={memberTiers} />}
    >
      <EditionPanel editions={editions} value={offer} onChoose={choose}>
        <OfferMain offer={offer} memberTiers={memberTiers} tier={tier}>
          {({ groups }) => <TierGroups groups={groups} look="rows" onRead={reader.readGranted} />}
        </OfferMain>
        {reader.sheet}
      </EditionPanel>
    </OfferLayout>
  );
}

export const page: PageDefinition = { Page: DetailPage, firstCalls: offerCalls };
