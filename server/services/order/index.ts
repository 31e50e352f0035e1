import type { order } from '#core/contract/order/index.ts';
import type { Handlers } from '../../http/call.ts';
import { awaiting } from '../../http/not-built.ts';

export const orderHandlers = (): Handlers<typeof order> => ({
  ...awaiting(
    'trafficBagCount',
  ),
});
