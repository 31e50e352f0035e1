import type { act } from '#core/contract/act/index.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/call.ts';
import { groupsRoutes } from './groups/routes.ts';

export const actHandlers = (deps: Deps): Handlers<typeof act> => ({ ...groupsRoutes(deps) });
