import type { businessOrder } from '#core/contract/content/business-order.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { businessConfirm, businessDetail } from './business-detail.ts';
import { myBusinesses } from './my-businesses.ts';
import { recommendedBusinesses } from './recommended-businesses.ts';

export const businessOrderRoutes = (deps: Deps): Handlers<typeof businessOrder> => ({
  pageBusinesses: (input, { caller }) => recommendedBusinesses(deps, caller, input),
  vipOrderBusinesses: (input, { caller }) => recommendedBusinesses(deps, caller, input),
  vipOrderBusinessDetail: ({ businessId }, { caller }) => businessDetail(deps, caller, businessId),
  businessConfirm: ({ businessId }, { caller }) => businessConfirm(deps, caller, businessId),
  myBusinesses: ({ pageCode }, { caller }) => myBusinesses(deps, caller, pageCode),
});
