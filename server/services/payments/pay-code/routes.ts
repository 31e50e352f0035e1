import type { payCode } from '#core/contract/goods/pay-code.ts';
import type { till } from '#core/contract/goods/till.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { issuePayCode } from './issue-pay-code.ts';
import { tillPayment, tillPayments } from './till-payments.ts';

export const payCodeRoutes = (
  deps: Deps,
): Pick<Handlers<typeof payCode>, 'payCode'> & Handlers<typeof till> => ({
  payCode: (wanted, { caller }) => issuePayCode(deps, caller, wanted),
  tillPayment: (wanted, { caller }) => tillPayment(deps, caller, wanted),
  tillPayments: (wanted, { caller }) => tillPayments(deps, caller, wanted),
});
