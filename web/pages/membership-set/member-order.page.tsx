import { useState } from 'react';
import { memberPage } from '#core/contract/content/member-page.ts';
import { MemberGate } from '#web/features/membership/member-gate.tsx';
import { RenewalCells } from '#web/features/membership/renewal-cells.tsx';
import { PlanPicker } from '#web/features/offers/plan-picker.tsx';
import { useLine } from '#web/features/offers/use-line.ts';
import { useRightsPage } from '#web/platform/navigation/use-rights-page.ts';
import { NavPageLink } from '#web/platform/navigation/nav-page-link.tsx';
import { useNavigator } from '#web/platform/navigation/navigation.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Hero } from '#web/ui/hero/hero.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { HeldCells } from './held-cells.tsx';
import { LevelCards } from './level-cards.tsx';
import { LevelRights } from './level-rights.tsx';
import { MemberOrderSkeleton } from './member-order-skeleton.tsx';
import { OrderFoot } from './order-foot.tsx';
import { TogetherFloor } from './together-floor.tsx';
import { useChosenPlan } from './use-chosen-plan.ts';
import styles from './member-order.module.css';

/** The product line of the levels. */
const wanted = { line: 'member' } as const;

/** 会员: membership levels, the selected one with its plans and rights, and the order bar. */
function MemberOrder() {
  const navigator = useNavigator();
  const rightsPage = useRightsPage();
  const line = useLine(wanted);
  const { data, error, isReady, refetch } = line;
  const [chosen, choose] = useState<string>();
  const tiers = data?.tiers ?? [];
  const tier =
    tiers.find(({ productId }) => productId === chosen) ??
    tiers.find(({ offer }) => offer === 'upgrade') ??
    tiers.find(({ offer }) => offer === 'held') ??
    tiers[0];
  const [plan, choosePlan] = useChosenPlan(tier);
  return (
    <div className={styles.page} data-level={tier?.vipTypeLevel ?? 3}>
      <Page bar={<OrderFoot tier={tier} plan={plan} line={line} buttonClassName={styles.orderButton} />}>
        <Hero className={styles.heroBackground} motif="lattice" scale={1.1} opacity={0.16} />
        <NavBar
          title="会员"
          look="transparent"
          back={() => navigator.back()}
          right={<NavPageLink text="我的权益" to={{ page: rightsPage }} />}
        />
        {tier ? (
          <MemberGate ready={isReady} skeleton={<MemberOrderSkeleton />}>
            <LevelCards tiers={tiers} value={tier} onChoose={choose} />
            {tier.offer !== 'held' && (
              <Floor label="选择套餐">
                <PlanPicker plans={tier.plans} value={plan} onChoose={choosePlan} />
              </Floor>
            )}
            <LevelRights tiers={tiers} tier={tier} />
            <HeldCells tier={tier} />
            <RenewalCells isShown={() => true} />
            <TogetherFloor productId={tier.productId} />
          </MemberGate>
        ) : error ? (
          <Floor label="加载失败">
            <FailedState title="会员信息没有加载出来" line={error.message} onRetry={() => void refetch()} />
          </Floor>
        ) : (
          <MemberOrderSkeleton />
        )}
      </Page>
    </div>
  );
}

export const page: PageDefinition = {
  Page: MemberOrder,
  firstCalls: () => [{ endpoint: memberPage.memberTiers, input: wanted }],
};
