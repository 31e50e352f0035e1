import type { payments } from '#core/contract/pay/payments.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { createPayment } from './create-payment.ts';
import { latestPayment, orderPayMethods, paymentStatus } from './payment-views.ts';

export const paymentsRoutes = (deps: Deps): Handlers<typeof payments> => ({
  orderPayMethods: ({ orderNo }, { caller }) => orderPayMethods(deps, caller, orderNo),
  createPayment: (input, call) => createPayment(deps, call, input),
  latestPayment: ({ orderNo }, { caller }) => latestPayment(deps, caller, orderNo),
  paymentStatus: ({ paymentNo }, { caller }) => paymentStatus(deps, caller, paymentNo),
});
