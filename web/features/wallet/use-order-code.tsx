import type { ReactNode } from 'react';
import { wallet } from '#core/contract/order/wallet.ts';
import { isMeasured } from '#core/rules/location/coordinates/is-measured.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { currentPlace } from '#web/platform/location/place-store.ts';
import { useAction } from '#web/platform/queries/use-action.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { useShowCode } from './use-show-code.tsx';

interface OrderCode {
  /** Shows the codes of an order that can be used, those that end first foremost. */
  show(orderNo: string): void;
  /** The order whose codes are being read. */
  readonly busy: string | undefined;
  readonly codeView: ReactNode;
}

/** 出示券码 of an order, from wherever it is listed. */
export function useOrderCode(): OrderCode {
  const call = useApi();
  const { show, codeView } = useShowCode();
  const read = useAction(
    (orderNo: string) => {
      const place = currentPlace();
      const { latitude, longitude } = place;
      return call(wallet.wallet, { orderNo, ...(isMeasured(place) && { latitude, longitude }) });
    },
    {
      onDone: ({ vouchers: [first] }) => {
        if (first) show(first);
        else toast('券码已使用或已到期');
      },
    },
  );
  return { show: read.run, busy: read.busy ? read.input : undefined, codeView };
}
