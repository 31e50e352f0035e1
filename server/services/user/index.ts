import type { user } from '#core/contract/user/index.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/call.ts';
import { accountRoutes } from './account/routes.ts';
import { chatAppRoutes } from './chat-app/routes.ts';
import { membershipRoutes } from './membership/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { supportRoutes } from './support/routes.ts';
import { ssoRoutes } from './sso/routes.ts';

export const userHandlers = (deps: Deps): Handlers<typeof user> => ({
  ...sessionRoutes(deps),
  ...ssoRoutes(deps),
  ...chatAppRoutes(deps),
  ...membershipRoutes(deps),
  ...profileRoutes(deps),
  ...messageRoutes(deps),
  ...supportRoutes(deps),
  ...accountRoutes(deps),
});
