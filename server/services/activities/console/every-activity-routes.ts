import type { everyActivity } from '#core/contract/console/activities/every-activity.ts';
import type { activityReports } from '#core/contract/console/reports/reports.ts';
import type { Deps } from '../../../deps.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import { propose } from '../../operators/public.ts';
import { cashWithdrawals } from './cash-withdrawals.ts';
import { changeOdds } from './lotteries/lottery-odds-kind.ts';
import { lotteryRecords } from './lotteries/lottery-records.ts';
import { lotteryVersions } from './lotteries/lottery-versions.ts';
import { activityCosts } from './every/activity-costs.ts';
import { activityCurve } from './every/activity-curve.ts';
import { activityDetail } from './every/activity-detail.ts';
import { activityList } from './every/activity-list.ts';
import { changeTerms } from './every/activity-terms-kind.ts';
import { changeGuards } from './every/guard-rails-kind.ts';
import { restartActivity } from './every/restart-activity-kind.ts';
import { stopActivity } from './every/stop-activity.ts';

export const activityReportRoutes = (deps: Deps): ConsoleHandlers<typeof activityReports> => ({
  activityCosts: (input) => activityCosts(deps.db, input, deps.clock.now()),
});

export const everyActivityRoutes = (deps: Deps): ConsoleHandlers<typeof everyActivity> => ({
  everyActivity: (filters) => activityList(deps.db, filters, deps.clock.now()),
  activity: (key) => activityDetail(deps.db, key, deps.clock.now()),
  activityCurve: (input) => activityCurve(deps.db, input, deps.clock.now()),
  stopActivity: (input, call) => stopActivity(deps, input, call),
  proposeActivityRestart: ({ reason, ...input }, call) =>
    propose(deps, restartActivity, { input, reason }, call),
  proposeActivityTerms: ({ reason, ...input }, call) => propose(deps, changeTerms, { input, reason }, call),
  proposeActivityGuards: ({ reason, ...input }, call) => propose(deps, changeGuards, { input, reason }, call),
  lotteryVersions: ({ lotteryId }) => lotteryVersions(deps.db, lotteryId),
  proposeLotteryOdds: ({ reason, ...input }, call) => propose(deps, changeOdds, { input, reason }, call),
  lotteryRecords: (filters) => lotteryRecords(deps, filters),
  cashWithdrawals: (filters) => cashWithdrawals(deps, filters),
});
