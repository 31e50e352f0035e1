import { withPrefix } from '../../endpoint.ts';
import type { everyActivityShapes } from './every-activity.shapes.ts';
import { change, consolePrefix, read } from '../rows.ts';

/** Activities of every kind in one frame. Stopping needs one person; starting again, time, budget, stock, guard rails and odds need two. */
export const everyActivity = withPrefix<typeof everyActivityShapes, 'operator'>(consolePrefix)({
  everyActivity: read('/activities/every', 'activities.view'),
  activity: read('/activities/detail', 'activities.view'),
  activityCurve: read('/activities/curve', 'activities.view'),
  stopActivity: change('/activities/stop', 'activities.stop'),
  proposeActivityRestart: change('/activities/proposeRestart', 'activities.propose'),
  proposeActivityTerms: change('/activities/proposeTerms', 'activities.propose'),
  proposeActivityGuards: change('/activities/proposeGuards', 'activities.propose'),
  lotteryVersions: read('/activities/lotteryVersions', 'activities.view'),
  proposeLotteryOdds: change('/activities/proposeLotteryOdds', 'activities.propose'),
  lotteryRecords: read('/activities/lotteryRecords', 'activities.view'),
  cashWithdrawals: read('/activities/cashWithdrawals', 'activities.view'),
});
