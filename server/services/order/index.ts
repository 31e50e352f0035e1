import type { order } from '#core/contract/order/index.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/call.ts';
import { addressesRoutes } from './addresses/routes.ts';
import { fulfilmentRoutes } from './fulfilment/routes.ts';
import { giftBagRoutes } from './gift-bag/routes.ts';
import { invoicesRoutes } from './invoices/routes.ts';
import { ordersRoutes } from './orders/routes.ts';
import { refundsRoutes } from './refunds/routes.ts';
import { renewalsRoutes } from './renewals/routes.ts';

export const orderHandlers = (deps: Deps): Handlers<typeof order> => ({
  ...addressesRoutes(deps),
  ...fulfilmentRoutes(deps),
  ...giftBagRoutes(deps),
  ...invoicesRoutes(deps),
  ...ordersRoutes(deps),
  ...refundsRoutes(deps),
  ...renewalsRoutes(deps),
});
