import type { PayMethod, PayMethodId } from '#core/contract/goods/shared/pay-method.shapes.ts';
import { chosenPayMethod } from '#core/rules/pay/chosen-pay-method.ts';
import { payMethodViews, type PayMethodView } from '#core/rules/pay/pay-method-views.ts';
import { useShownHost } from '#web/platform/hosts/host-context.tsx';

export interface ShownMethods {
  readonly views: readonly PayMethodView<PayMethod>[] | undefined;
  /** The method that is paid with, when this one is wanted. */
  chosen(requested: PayMethodId | undefined): PayMethodId | undefined;
}

const points = 6;

/** The methods as they are shown in this host (§3). Points that reduce the price already cannot pay the rest. */
export function usePayMethods(
  offered: readonly PayMethod[] | undefined,
  arePointsUsed = false,
): ShownMethods {
  const { id } = useShownHost();
  const isInChatApp = id === 'chat-app' || id === 'chat-mini-program';
  const views =
    offered &&
    payMethodViews(
      offered.map((method) =>
        arePointsUsed && method.payMethodId === points
          ? { ...method, usable: false, reason: 'AI豆已用于抵扣' }
          : method,
      ),
      isInChatApp,
    );
  return { views, chosen: (requested) => chosenPayMethod(views ?? [], requested) };
}
