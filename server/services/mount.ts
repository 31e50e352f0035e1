import type { FastifyInstance } from 'fastify';
import { api } from '#core/contract/index.ts';
import type { Deps } from '../deps.ts';
import type { GuestCalls } from '../http/guest-calls.ts';
import { serve, type ServeDeps } from '../http/serve.ts';
import { allHandlers } from './handlers.ts';
import { mountNotices } from './payments/notices/receive-notice.ts';

/** Every service of the contract, under the environment's base; returns the calls that documents are made from. */
export function mountServices(
  app: FastifyInstance,
  base: string,
  deps: Deps,
  serveDeps: ServeDeps,
): GuestCalls {
  const handlers = allHandlers(deps);
  const atStandby = serveDeps.guestReads
    ? allHandlers({ ...deps, db: serveDeps.guestReads.standby.db })
    : handlers;
  mountNotices(app, base, deps);
  return new Map([
    ...serve(app, base, 'user', api.user, handlers.user, serveDeps, atStandby.user),
    ...serve(app, base, 'common', api.common, handlers.common, serveDeps, atStandby.common),
    ...serve(app, base, 'content', api.content, handlers.content, serveDeps, atStandby.content),
    ...serve(app, base, 'goods', api.goods, handlers.goods, serveDeps, atStandby.goods),
    ...serve(app, base, 'activity', api.activity, handlers.activity, serveDeps, atStandby.activity),
    ...serve(app, base, 'order', api.order, handlers.order, serveDeps, atStandby.order),
    ...serve(app, base, 'pay', api.pay, handlers.pay, serveDeps, atStandby.pay),
    ...serve(app, base, 'act', api.act, handlers.act, serveDeps, atStandby.act),
  ]);
}
