import type { notices } from '#core/contract/content/notices.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { activityFloor } from './activity-floor.ts';
import { configByCode } from './config-by-code.ts';
import { marketingPoints } from './marketing-points.ts';
import { miniProgramGuide } from './mini-program-guide.ts';
import { notice } from './notice.ts';
import { confirmPreheatNotice, preheatNotices } from './preheat-notices.ts';

export const noticesRoutes = (deps: Deps): Handlers<typeof notices> => ({
  notice: (input) => notice(deps, input),
  config: ({ code }) => configByCode(deps, code),
  activityFloor: ({ actFloorId }) => activityFloor(deps, actFloorId),
  marketingPoints: ({ pageType }) => marketingPoints(deps, pageType),
  preheatNotices: (input, call) => preheatNotices(deps, call, input),
  confirmPreheatNotice: (input, call) => confirmPreheatNotice(deps, call, input),
  miniProgramGuide: (input) => miniProgramGuide(deps, input),
});
