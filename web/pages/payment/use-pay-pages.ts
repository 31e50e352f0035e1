import { checkoutTarget } from '#core/rules/order/checkout-target.ts';
import { usePageId, type Target } from '#web/platform/navigation/navigation.tsx';

interface Attempt {
  readonly orderNo: string;
  /** Absent: the latest. */
  readonly paymentNo?: string;
}

interface PayPages {
  /** Where the order is paid. */
  order(orderNo: string): Target;
  /** Where the outcome of a payment is shown. */
  result(attempt: Attempt): Target;
}

/** The pages of a payment. The cashier of the mini-program edition shows the outcome itself, as the native one does. */
export function usePayPages(): PayPages {
  const isCashier = usePageId() === 'miniProgramPay';
  return {
    order: (orderNo) =>
      isCashier ? { page: 'miniProgramPay', query: { orderNo } } : checkoutTarget({ orderNo }),
    result: (attempt) =>
      isCashier
        ? { page: 'miniProgramPay', query: { ...attempt, sent: '1' } }
        : { page: 'paymentResult', query: { ...attempt } },
  };
}
