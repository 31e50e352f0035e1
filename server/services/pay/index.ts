import type { pay } from '#core/contract/pay/index.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/call.ts';
import { paymentsRoutes } from './payments/routes.ts';

export const payHandlers = (deps: Deps): Handlers<typeof pay> => ({ ...paymentsRoutes(deps) });
