import { memberPage } from '#core/contract/content/member-page.ts';
import { MemberGate } from '#web/features/membership/member-gate.tsx';
import { PlanPicker } from '#web/features/offers/plan-picker.tsx';
import { RightsGrid } from '#web/features/offers/rights-grid.tsx';
import { useLine } from '#web/features/offers/use-line.ts';
import { useNavigator, usePageId, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Hero } from '#web/ui/hero/hero.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { useState } from 'react';
import { OfferSkeleton } from './offer-skeleton.tsx';
import { OrderFoot } from './order-foot.tsx';
import { OtherOffers } from './other-offers.tsx';
import { openingLine } from './opening-line.ts';
import { membershipPage } from './rows/membership-pages.ts';
import { TierChoice } from './tier-choice.tsx';
import { useChosenPlan } from './use-chosen-plan.ts';

/** 开通会员: tier, plan and order bar; the URL may name the product. */
function MembershipOpening() {
  const { title, offer } = membershipPage(usePageId());
  const navigator = useNavigator();
  const wanted = openingLine(useQueryValue('productId'), offer.line);
  const line = useLine(wanted);
  const [chosen, choose] = useState<string>();
  const tiers = line.data?.tiers;
  const tier =
    tiers?.find(({ productId }) => productId === (chosen ?? wanted.productId)) ??
    tiers?.find(({ offer: stands }) => stands === 'upgrade') ??
    tiers?.[0];
  const [plan, choosePlan] = useChosenPlan(tier);
  return (
    <Page bar={<OrderFoot tier={tier} plan={plan} line={line} />}>
      <Hero motif="wave" height={260} />
      <NavBar title={title} look="transparent" back={() => navigator.back()} />
      {tiers && tier && (
        <MemberGate ready={line.isReady} skeleton={<OfferSkeleton />}>
          <TierChoice tiers={tiers} value={tier} onChoose={choose} />
          {tier.offer !== 'held' && (
            <Floor header={{ title: '选择套餐' }}>
              <PlanPicker plans={tier.plans} value={plan} onChoose={choosePlan} />
            </Floor>
          )}
          <Floor header={{ title: '每月权益', meta: `${tier.rightsCount}项可选` }}>
            <RightsGrid entries={tier.rights} />
          </Floor>
          <OtherOffers except={tiers.map(({ productId }) => productId)} />
        </MemberGate>
      )}
      {!tier &&
        (line.error ? (
          <Floor label="加载失败">
            <FailedState
              title="会员信息没有加载出来"
              line={line.error.message}
              onRetry={() => void line.refetch()}
            />
          </Floor>
        ) : (
          <OfferSkeleton />
        ))}
    </Page>
  );
}

export const page: PageDefinition = {
  Page: MembershipOpening,
  firstCalls: ({ search }) => [
    {
      endpoint: memberPage.memberTiers,
      input: openingLine(
        new URLSearchParams(search).get('productId'),
        membershipPage('membershipOpening').offer.line,
      ),
    },
  ],
};
