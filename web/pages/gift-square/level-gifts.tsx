import { useId, useState } from 'react';
import { memberPage } from '#core/contract/content/member-page.ts';
import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { tierAction } from '#core/rules/membership/tier-action.ts';
import { RightsGrid } from '#web/features/offers/rights-grid.tsx';
import { useOrderMembership } from '#web/features/rights/use-rights-actions.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Segmented } from '#web/ui/tabs/segmented.tsx';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import styles from './level-gifts.module.css';

/** Monthly gifts by level, the member's own first. */
export function LevelGifts() {
  const enabled = useSession(({ session }) => session.kind === 'member');
  const panelId = useId();
  const [picked, setPicked] = useState<string>();
  const query = useCall(memberPage.memberTiers, {}, { enabled });
  const { data, error } = query;
  if (!data) {
    return (
      <Floor header={{ title: '等级礼' }} busy={!error}>
        <QueryPlaceholder
          query={query}
          failedTitle="等级礼没有加载出来"
          skeleton={
            <div role="status" aria-label="加载中">
              <SkeletonBox height={40} radius={20} />
              <div className={styles.tierPanel}>
                <SkeletonBox height={190} />
              </div>
            </div>
          }
        />
      </Floor>
    );
  }
  const tier =
    data.tiers.find(({ productId }) => productId === picked) ??
    data.tiers.find(({ offer }) => offer === 'held') ??
    data.tiers[0];
  if (!tier) return null;
  return (
    <Floor header={{ title: '等级礼', meta: `当前：${data.currentName}` }}>
      <Segmented
        label="会员等级"
        items={data.tiers.map(({ productId, tierName }) => ({ key: productId, text: tierName }))}
        value={tier.productId}
        panelId={panelId}
        onChange={setPicked}
      />
      <div className={styles.tierPanel} id={panelId} role="tabpanel" aria-label={tier.tierName}>
        <RightsGrid entries={tier.rights} />
        <TierLink tier={tier} />
      </div>
    </Floor>
  );
}

/** The action for a level's gifts, or why there is none. */
function TierLink({ tier }: { tier: Tier }) {
  const href = useHref();
  const order = useOrderMembership();
  const { productId, hint } = tier;
  const action = tierAction(false, tier);
  const spotlight = href({ page: 'productSpotlight', query: { productId } });
  return (
    <div className={styles.tierAction}>
      <p className="grow">{action.kind === 'refused' ? action.reason : hint}</p>
      {action.kind === 'order' && (
        <Button className={styles.actionButton} size="m" onPress={() => void order(productId)}>
          {action.text}
        </Button>
      )}
      {action.kind === 'claim' && (
        <Button className={styles.actionButton} size="m" href={spotlight}>
          去领取
        </Button>
      )}
    </div>
  );
}
