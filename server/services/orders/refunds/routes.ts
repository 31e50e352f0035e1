import type { afterSale } from '#core/contract/order/after-sale.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { refundDetail } from './refund-views.ts';
import { requestOwnRefund } from './request-refund.ts';

export const refundsRoutes = (
  deps: Deps,
): Handlers<Pick<typeof afterSale, 'requestRefund' | 'refundDetail'>> => ({
  requestRefund: (input, { caller }) => requestOwnRefund(deps, caller, input),
  refundDetail: ({ refundNo }, { caller }) => refundDetail(deps, caller, refundNo),
});
