import type { RightDetail } from '#core/contract/content/rights.shapes.ts';
import { singleRights } from '#core/contract/content/single-rights.ts';
import type { ClaimOrBuy } from '#core/contract/content/single-rights.shapes.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { DetailButton } from '#core/rules/rights/buttons/right-detail-button.ts';
import { rightsApis } from '#web/features/rights/rights-apis.ts';
import { useClaimRight } from '#web/features/rights/claiming/use-claim-right.ts';
import { useOrderMembership } from '#web/features/rights/use-rights-actions.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { serverNow } from '#web/platform/gateway/server-clock.ts';
import { useGo, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { useGoDetail } from '#web/platform/navigation/use-go-detail.ts';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { currentSession } from '#web/platform/session/session-store.ts';
import { currentChannel } from '#web/platform/tracking/values/current-channel.ts';
import { track } from '#web/platform/tracking/track.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { toast } from '#web/ui/toast/toast.ts';

type Action = DetailButton['action'];

interface DetailActions {
  readonly busy: boolean;
  act(action: Action): void;
  buy(): void;
}

/** Handlers of the bar. Before claiming or buying, eligibility is checked again (§7). */
export function useDetailActions(detail: RightDetail): DetailActions {
  const { rightsId, rightsName, productId, subscriptionId, goodsSku } = detail;
  const call = useApi();
  const queries = useQueryCache();
  const go = useGo();
  const goDetail = useGoDetail();
  const order = useOrderMembership();
  const { goToLogin } = useSessionActions();
  const site = useSite();
  const origin = {
    routerFrom: useQueryValue('routerFrom'),
    couponType: useQueryValue('couponType'),
    cardCode: useQueryValue('cardCode'),
  };
  const { claiming, claim } = useClaimRight(rightsApis.card, ({ claimId }) =>
    go({ page: 'receiveResult', query: { claimId } }),
  );
  const goBuy = (sku: ClaimOrBuy['goodsSku']) =>
    void goDetail('skuDetail', { goodsId: sku?.goodsId, skuId: sku?.skuId, ...origin });

  const checking = useAction<'claim' | 'buy', ClaimOrBuy>(
    () =>
      call(singleRights.claimOrBuy, {
        rightsId,
        ...(productId && { productId }),
        ...(subscriptionId && { subscriptionId }),
      }),
    {
      onDone: (verdict, input) => {
        if (input === 'claim' && verdict.canReceive)
          return claim({
            rights: { productId: productId ?? '', subscriptionId, cycle: claimCycle(serverNow()).cycle },
            right: detail,
          });
        if (input === 'buy' && verdict.canBuy) return goBuy(verdict.goodsSku);
        toast(verdict.reason || '该权益暂时不可领取', 'alert');
        void queries.refresh(singleRights.preRightDetail.path);
      },
    },
  );
  const registering = useAction(
    () =>
      call(singleRights.preRegisterRight, {
        rightsId,
        ...(productId && { productId }),
        channelId: currentChannel(site),
      }),
    {
      onDone: ({ message }) => {
        toast(message);
        void queries.refresh(singleRights.preRightDetail.path);
      },
    },
  );

  const buy = () => (currentSession().kind === 'member' ? checking.run('buy') : goBuy(goodsSku));
  const doings: Readonly<Record<Action, () => void>> = {
    signIn: goToLogin,
    toBuy: buy,
    toOrder: () => void order(productId ?? undefined),
    toReceive: () => {
      track({ type: 'clk', floorName: '权益详情', rightsId, rightsName });
      checking.run('claim');
    },
    preRegister: () => registering.run(undefined),
    toResult: () => go({ page: 'receiveResult', query: { rightsId } }),
    none: () => undefined,
  };
  return {
    busy: checking.busy || registering.busy || claiming.has(rightsId),
    act: (action) => doings[action](),
    buy,
  };
}
