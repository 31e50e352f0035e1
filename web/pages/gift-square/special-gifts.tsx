import { singleRights } from '#core/contract/content/single-rights.ts';
import type { CardAction } from '#core/rules/rights/buttons/rights-card-buttons.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { cardOfRight, type OwnedCard } from '#web/features/rights/card-of-right.ts';
import type { TakenClaim } from '#web/features/rights/claim-result.tsx';
import { rightsApis } from '#web/features/rights/rights-apis.ts';
import { RightsCards } from '#web/features/rights/rights-cards.tsx';
import { useClaimRight } from '#web/features/rights/claiming/use-claim-right.ts';
import { useNonMember } from '#web/features/rights/use-non-member.ts';
import { useRightsActions } from '#web/features/rights/use-rights-actions.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { serverNow } from '#web/platform/gateway/server-clock.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';

/** Rights of special cards; without such a card, a link to it. */
export function SpecialGifts({ onClaimed }: { onClaimed: (claim: TakenClaim) => void }) {
  const enabled = useSession(({ session }) => session.kind === 'member');
  const query = useCall(singleRights.specialRights, {}, { enabled });
  const { data, error } = query;
  const act = useSpecialActions(onClaimed);
  const nonMember = useNonMember();
  if (!data) {
    return (
      <Floor header={{ title: '专享礼' }} busy={!error}>
        <QueryPlaceholder
          query={query}
          failedTitle="专享礼没有加载出来"
          skeleton={
            <div role="status" aria-label="加载中">
              <SkeletonBox height={108} />
            </div>
          }
        />
      </Floor>
    );
  }
  if (data.rightsList.length === 0) return null;
  const cards = data.rightsList.map((right) =>
    cardOfRight(right, { productId: undefined, subscriptionId: null }),
  );
  const mine = cards.filter(({ right }) => right.orderFlag === 1);
  const others = cards.filter(({ right }) => right.orderFlag === 0);
  return (
    <Floor header={{ title: '专享礼', meta: data.opened ? '您已开通' : '开通后可领' }}>
      {mine.length > 0 && (
        <RightsCards
          label="我的专享礼"
          cards={mine}
          viewer="opened"
          claiming={act.claiming}
          onAct={act.onAct}
        />
      )}
      {others.length > 0 && (
        <RightsCards label="更多专享礼" cards={others} viewer={nonMember} onAct={act.onAct} />
      )}
    </Floor>
  );
}

/** The list lacks the product of a right, so its detail is loaded before claiming or ordering. */
function useSpecialActions(onClaimed: (claim: TakenClaim) => void): {
  readonly claiming: ReadonlySet<string>;
  onAct(action: CardAction, card: OwnedCard): void;
} {
  const call = useApi();
  const { claiming, claim } = useClaimRight(rightsApis.special, ({ claimId }, { rightsShowName, picUrl }) =>
    onClaimed({ claimId, rightsName: rightsShowName, picUrl }),
  );
  const act = useRightsActions<OwnedCard>({
    onReceive: ({ right, productId, subscriptionId }) =>
      claim({
        rights: {
          productId: productId ?? '',
          subscriptionId: subscriptionId ?? null,
          cycle: claimCycle(serverNow()).cycle,
        },
        right,
      }),
  });
  const onAct = (action: CardAction, card: OwnedCard) => {
    if (action !== 'toReceive' && action !== 'toOrder') return act(action, card);
    void call(singleRights.singleRightDetail, { rightsId: card.rightsId }).then(
      ({ productId, subscriptionId }) =>
        act(action, { ...card, productId: productId ?? undefined, subscriptionId }),
      () => undefined, // the client has shown the reason
    );
  };
  return { claiming, onAct };
}
