import { useState } from 'react';
import { memberPage } from '#core/contract/content/member-page.ts';
import { MemberGate } from '#web/features/membership/member-gate.tsx';
import { RenewalCells } from '#web/features/membership/renewal-cells.tsx';
import { useMemberTiers } from '#web/features/offers/use-member-tiers.ts';
import { useRightsPage } from '#web/platform/navigation/use-rights-page.ts';
import { NavPageLink } from '#web/platform/navigation/nav-page-link.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { OwnedCells } from './owned-cells.tsx';
import { LevelRights } from './level-rights.tsx';
import { LevelSaving, LevelTable } from './level-table.tsx';
import { OrderFoot } from './order-foot.tsx';
import { PlanFloor } from './plan-floor.tsx';
import { TogetherFloor } from './together-floor.tsx';
import { useChosenPlan } from './use-chosen-plan.ts';
import { OfferSkeleton } from './offer-skeleton.tsx';
import styles from './member-order.module.css';

/** The product line of the levels. */
const requested = { line: 'member' } as const;

/** 会员: membership levels beside each other, the selected one with its plans and rights, and the order bar. */
function MemberOrder() {
  const rightsPage = useRightsPage();
  const memberTiers = useMemberTiers(requested);
  const { data, error, isReady, refetch } = memberTiers;
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
      <PageFrame
        title="会员"
        hero={{ className: styles.heroBackground, motif: 'lattice', scale: 1.1, opacity: 0.16 }}
        right={<NavPageLink text="我的权益" to={{ page: rightsPage }} />}
        bar={
          <OrderFoot tier={tier} plan={plan} memberTiers={memberTiers} buttonClassName={styles.orderButton} />
        }
      >
        {tier ? (
          <MemberGate ready={isReady} skeleton={<MemberOrderSkeleton />}>
            <LevelSaving tiers={tiers} tier={tier} />
            <LevelTable tiers={tiers} value={tier} onChoose={choose} />
            <PlanFloor tier={tier} plan={plan} title={`${tier.tierName}，怎么付`} onChoose={choosePlan} />
            <LevelRights tiers={tiers} tier={tier} />
            <OwnedCells tier={tier} />
            <RenewalCells isShown={() => true} />
            <TogetherFloor productId={tier.productId} />
          </MemberGate>
        ) : (
          <QueryPlaceholder
            query={{ error, refetch }}
            skeleton={<MemberOrderSkeleton />}
            failedTitle="会员信息没有加载出来"
            failedLook="floor"
          />
        )}
      </PageFrame>
    </div>
  );
}

export const page: PageDefinition = {
  Page: MemberOrder,
  firstCalls: () => [{ endpoint: memberPage.memberTiers, input: requested }],
};

/** Skeleton of the table, plans and rights. */
function MemberOrderSkeleton() {
  return (
    <>
      <div className={styles.tableSkeleton}>
        <SkeletonBox height={560} radius={16} />
      </div>
      <OfferSkeleton />
    </>
  );
}
