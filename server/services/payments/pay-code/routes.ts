import type { payCode } from '#core/contract/goods/pay-code.ts';
import type { till } from '#core/contract/goods/till.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { issuePayCode } from './issue-pay-code.ts';
import { tillPayment, tillPayments } from './till-payments.ts';

export const payCodeRoutes = (
  deps: Deps,
): Pick<Handlers<typeof payCode>, 'payCode'> & Handlers<typeof till> => ({
  payCode: (input, { caller }) => issuePayCode(deps, caller, input),
  tillPayment: (input, { caller }) => tillPayment(deps, caller, input),
  tillPayments: (input, { caller }) => tillPayments(deps, caller, input),
});
