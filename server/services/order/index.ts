import type { order } from '#core/contract/order/index.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/call.ts';
import { giftBagRoutes } from './gift-bag/routes.ts';

export const orderHandlers = (deps: Deps): Handlers<typeof order> => ({
  ...giftBagRoutes(deps),
});
