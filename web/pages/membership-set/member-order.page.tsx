import './member-order.css';
import { useState } from 'react';
import { memberPage } from '#core/contract/content/member-page.ts';
import { PlanPicker } from '#web/features/offers/plan-picker.tsx';
import { useLine } from '#web/features/offers/use-line.ts';
import { PageLink, useNavigator } from '#web/platform/navigation/navigation.tsx';
import type { PageDefinition } from '#web/platform/world/page-definition.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Hero } from '#web/ui/hero/hero.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { LevelCards } from './level-cards.tsx';
import { LevelRights } from './level-rights.tsx';
import { MemberOrderBones } from './member-order-bones.tsx';
import { OrderFoot } from './order-foot.tsx';
import { TogetherFloor } from './together-floor.tsx';
import { useChosenPlan } from './use-chosen-plan.ts';

/** The ladder of levels, which the page sells. */
const line = 'member';

/** 会员: the levels of membership side by side, the one looked at with its plans and rights, and the bar to take it. */
function MemberOrder() {
  const navigator = useNavigator();
  const { data, error, isOwn, refetch } = useLine({ line });
  const [chosen, choose] = useState<string>();
  const tiers = data?.tiers ?? [];
  const tier =
    tiers.find(({ productId }) => productId === chosen) ??
    tiers.find(({ offer }) => offer === 'upgrade') ??
    tiers.find(({ offer }) => offer === 'held') ??
    tiers[0];
  const [plan, choosePlan] = useChosenPlan(tier);
  return (
    <div className="mo" data-level={tier?.vipTypeLevel ?? 3}>
      <Page bar={<OrderFoot tier={tier} plan={plan} isOwn={isOwn} />}>
        <Hero motif="lattice" scale={1.1} opacity={0.16} />
        <NavBar
          title="会员"
          look="transparent"
          back={() => navigator.back()}
          right={
            <PageLink className="nav__a" to={{ page: 'rightsEntrance' }}>
              我的权益
            </PageLink>
          }
        />
        {tier ? (
          <>
            <LevelCards tiers={tiers} value={tier} onChoose={choose} />
            {tier.offer !== 'held' && (
              <Floor label="选择套餐">
                <PlanPicker plans={tier.plans} value={plan} onChoose={choosePlan} />
              </Floor>
            )}
            <LevelRights tiers={tiers} tier={tier} />
            <TogetherFloor productId={tier.productId} />
          </>
        ) : error ? (
          <Floor label="加载失败">
            <FailedState title="会员信息没有加载出来" line={error.message} onRetry={() => void refetch()} />
          </Floor>
        ) : (
          <MemberOrderBones />
        )}
      </Page>
    </div>
  );
}

export const page: PageDefinition = {
  Page: MemberOrder,
  firstCalls: () => [{ endpoint: memberPage.memberTiers, input: { line } }],
};
