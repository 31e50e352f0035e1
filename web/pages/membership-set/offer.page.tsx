import { memberPage } from '#core/contract/content/member-page.ts';
import { notices } from '#core/contract/content/notices.ts';
import type { FirstCall, PageRequest } from '#core/site/page-document.ts';
import { usePageId, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { NavPageLink } from '#web/platform/navigation/nav-page-link.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EditionPanel } from './edition-panel.tsx';
import { OfferMain } from './offer-main.tsx';
import { OrderFoot } from './order-foot.tsx';
import { membershipPage, membershipPageAt } from './rows/membership-pages.ts';
import { TierBody } from './tier-body.tsx';
import { useChosenPlan } from './use-chosen-plan.ts';
import { useEditions } from './use-editions.ts';

/** One membership offered: price and what is charged when, all of its rights, comparison, rules, and the bar to open it. */
function OfferPage() {
  const { title, offer: own, hasEditions } = membershipPage(usePageId());
  const requested = useQueryValue('productId');
  const { memberTiers, editions, offer, tier, choose } = useEditions(own, { hasEditions, requested });
  const [plan, choosePlan] = useChosenPlan(tier);
  const { motif, descriptionPage } = offer;
  return (
    <PageFrame
      title={title}
      hero={{ motif, height: 260 }}
      right={descriptionPage && <NavPageLink text="说明" to={{ page: descriptionPage }} />}
      bar={<OrderFoot tier={tier} plan={plan} memberTiers={memberTiers} />}
    >
      <EditionPanel editions={editions} value={offer} onChoose={choose}>
        <OfferMain offer={offer} memberTiers={memberTiers} tier={tier}>
          {(shown) => (
            <TierBody
              tiers={memberTiers.data?.tiers ?? []}
              tier={shown}
              plan={plan}
              onChoosePlan={choosePlan}
            />
          )}
        </OfferMain>
      </EditionPanel>
    </PageFrame>
  );
}

/** Calls of an offer's first screen: its product line and the notice. */
function offerCalls({ project, path }: PageRequest): readonly FirstCall[] {
  const { productLine, actNum } = membershipPageAt(project, path).offer;
  return [
    { endpoint: memberPage.memberTiers, input: { line: productLine } },
    ...(actNum === undefined ? [] : [{ endpoint: notices.notice, input: { actNum } }]),
  ];
}

export const page: PageDefinition = { Page: OfferPage, firstCalls: offerCalls };
