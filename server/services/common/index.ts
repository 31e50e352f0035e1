import type { common } from '#core/contract/common/index.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/call.ts';
import { agreementRoutes } from './agreements/routes.ts';
import { areaRoutes } from './area/routes.ts';
import { gatewayRoutes } from './gateway/routes.ts';
import { userLogRoutes } from './user-log/routes.ts';
import { verificationRoutes } from './verification/routes.ts';

export const commonHandlers = (deps: Deps): Handlers<typeof common> => ({
  ...verificationRoutes(deps),
  ...agreementRoutes(deps),
  ...areaRoutes(deps),
  ...gatewayRoutes(deps),
  ...userLogRoutes(deps),
});
