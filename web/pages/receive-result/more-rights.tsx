import type { ReactNode } from 'react';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { canClaim } from '#core/rules/rights/claim-status.ts';
import { cardOfRight, type OwnedCard } from '#web/features/rights/card-of-right.ts';
import { RightsCards } from '#web/features/rights/rights-cards.tsx';
import { rightsApis } from '#web/features/rights/rights-apis.ts';
import { useClaimRight } from '#web/features/rights/claiming/use-claim-right.ts';
import { useOwnedRights } from '#web/features/rights/use-owned-rights.ts';
import { useRightsActions } from '#web/features/rights/use-rights-actions.ts';
import { serverNow } from '#web/platform/gateway/server-clock.ts';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';

const shown = 4;

/** Other claimable rights; claiming one replaces the shown result. What follows them is shown once they are known, so that it is not pushed down. */
export function MoreRights({ children }: { readonly children: ReactNode }) {
  const go = useGo();
  const owned = useOwnedRights();
  const { claiming, claim } = useClaimRight(rightsApis.card, ({ claimId }) =>
    go({ page: 'receiveResult', query: { claimId } }, 'replace'),
  );
  const act = useRightsActions<OwnedCard>({
    onReceive: ({ right, productId = '', subscriptionId = null }) =>
      claim({ rights: { productId, subscriptionId, cycle: claimCycle(serverNow()).cycle }, right }),
  });
  const waiting = (owned.data ?? []).flatMap(
    ({ rights }) =>
      rights?.groupList.flatMap(({ rightsList }) =>
        rightsList
          .filter(({ recvStatus }) => canClaim(recvStatus))
          .map((right) => cardOfRight(right, rights)),
      ) ?? [],
  );
  const claimable = (owned.data ?? []).reduce((sum, { rights }) => sum + (rights?.claimableCount ?? 0), 0);
  if (!owned.data && !owned.error) return null;
  if (waiting.length === 0) return children;
  return (
    <>
      <Floor header={{ title: '本月还可领', meta: `还可领${claimable}项` }}>
        <RightsCards
          label="本月还可领"
          cards={waiting.slice(0, shown)}
          viewer="opened"
          claiming={claiming}
          onAct={act}
        />
      </Floor>
      {children}
    </>
  );
}
