import type { groups } from '#core/contract/act/groups.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { activityGroups } from './activity-groups.ts';

export const groupsRoutes = (deps: Deps): Handlers<typeof groups> => ({
  activityGroups: (input) => activityGroups(deps, input),
});
