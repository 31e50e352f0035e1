import { memberPage } from '#core/contract/content/member-page.ts';
import { MemberGate } from '#web/features/membership/member-gate.tsx';
import { useMemberTiers } from '#web/features/offers/use-member-tiers.ts';
import { usePageId, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import { useState } from 'react';
import { OfferSkeleton } from './offer-skeleton.tsx';
import { OrderFoot } from './order-foot.tsx';
import { OtherOffers } from './other-offers.tsx';
import { OwnedCells } from './owned-cells.tsx';
import { PlanFloor } from './plan-floor.tsx';
import { membershipPage } from './rows/membership-pages.ts';
import { TierChoice } from './tier-choice.tsx';
import { TierRights } from './tier-rights.tsx';
import { useChosenPlan } from './use-chosen-plan.ts';

const idForm = /^[\w.:-]{1,64}$/;

/** The product line to open: of the URL's product, else the page's own. */
const openingInput = (
  productId: string | null | undefined,
  productLine: string,
): { readonly line?: string; readonly productId?: string } =>
  productId && idForm.test(productId) ? { productId } : { line: productLine };

/** 开通会员: tier, plan and order bar; the URL may name the product. */
function MembershipOpening() {
  const { title, offer } = membershipPage(usePageId());
  const requested = openingInput(useQueryValue('productId'), offer.productLine);
  const memberTiers = useMemberTiers(requested);
  const [chosen, choose] = useState<string>();
  const tiers = memberTiers.data?.tiers;
  const tier =
    tiers?.find(({ productId }) => productId === (chosen ?? requested.productId)) ??
    tiers?.find(({ offer: stands }) => stands === 'upgrade') ??
    tiers?.find(({ offer: stands }) => stands === 'held') ??
    tiers?.[0];
  const [plan, choosePlan] = useChosenPlan(tier);
  return (
    <PageFrame
      title={title}
      hero={{ motif: 'wave', height: 260 }}
      bar={<OrderFoot tier={tier} plan={plan} memberTiers={memberTiers} />}
    >
      {tiers && tier && (
        <MemberGate ready={memberTiers.isReady} skeleton={<OfferSkeleton />}>
          <TierChoice tiers={tiers} value={tier} onChoose={choose} />
          <PlanFloor tier={tier} plan={plan} onChoose={choosePlan} />
          <OwnedCells tier={tier} />
          <TierRights tier={tier} />
          <OtherOffers except={tiers.map(({ productId }) => productId)} />
        </MemberGate>
      )}
      {!tier && (
        <QueryPlaceholder
          query={memberTiers}
          skeleton={<OfferSkeleton />}
          failedTitle="会员信息没有加载出来"
          failedLook="floor"
        />
      )}
    </PageFrame>
  );
}

export const page: PageDefinition = {
  Page: MembershipOpening,
  firstCalls: ({ search }) => [
    {
      endpoint: memberPage.memberTiers,
      input: openingInput(
        new URLSearchParams(search).get('productId'),
        membershipPage('membershipOpening').offer.productLine,
      ),
    },
  ],
};
