import type { giftBag } from '#core/contract/order/gift-bag.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { trafficBagCount } from './traffic-bag-count.ts';

export const giftBagRoutes = (deps: Deps): Handlers<typeof giftBag> => ({
  trafficBagCount: (_input, { caller }) => trafficBagCount(deps, caller),
});
