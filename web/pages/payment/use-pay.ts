import type { PayMethodId } from '#core/contract/goods/shared/pay-method.shapes.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { buildLink } from '#core/rules/links/build-link.ts';
import { miniProgramCashier } from '#core/site/mini-program-cashier.ts';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useSendOnce } from '#web/platform/api/use-send-once.ts';
import { useHost } from '#web/platform/hosts/host-context.tsx';
import { useSite } from '#web/platform/site/site-context.tsx';
import { useGo, useHref } from '#web/platform/navigation/navigation.tsx';
import { cashierWay } from './cashier-way.ts';
import { usePayPages } from './use-pay-pages.ts';

interface Attempt {
  readonly orderNo: string;
  readonly payMethodId: PayMethodId;
}

const chatPay = 1;

/** Starts the payment of an order and leads to the channel's cashier, the chat app's own, or the result. */
export function usePay() {
  const call = useApi();
  const go = useGo();
  const href = useHref();
  const host = useHost();
  const pages = usePayPages();
  const way = cashierWay(useSite().environment);
  const sendOnce = useSendOnce('payment');
  const inMiniProgram = ({ payMethodId }: Attempt) =>
    payMethodId === chatPay && host.miniProgram !== undefined;
  const start = useAction(
    ({ orderNo, payMethodId }: Attempt) =>
      sendOnce(`${orderNo} ${payMethodId}`, (idempotencyKey) =>
        call(
          payments.createPayment,
          {
            orderNo,
            payMethodId,
            scene: payMethodId === chatPay && host.chat ? 'jsapi' : 'h5',
            returnTo: href(pages.result({ orderNo })),
          },
          { idempotencyKey },
        ),
      ),
    {
      onDone: ({ orderNo, paymentNo, action }) => {
        const result = pages.result({ orderNo, paymentNo });
        const showResult = () => go(result, 'replace');
        way.end();
        switch (action.kind) {
          case 'none':
            return showResult();
          case 'redirect':
            // The way back from the cashier leads to the result, not to a second submission.
            return way.leave(orderNo, action.url, buildLink(href(result), {}, Date.now()));
          case 'jsapi': {
            const { kind: _kind, ...signed } = action;
            // A cancelled cashier leaves the attempt open: the result page says so and offers to pay again.
            return void host.chat
              ?.pay(signed)
              .catch(() => undefined)
              .then(showResult);
          }
        }
      },
      onFailed: (_failure, { orderNo }) => {
        go(pages.order(orderNo), 'replace');
      },
    },
  );
  return {
    busy: start.busy,
    run: (attempt: Attempt) => {
      if (!inMiniProgram(attempt)) return start.run(attempt);
      // A web view cannot open the chat app's cashier: the mini-program's own page pays the order.
      const { orderNo } = attempt;
      void host.miniProgram?.navigateTo(`${miniProgramCashier}?orderNo=${orderNo}`).catch(() => undefined);
      return go(pages.result({ orderNo }), 'replace');
    },
  };
}
