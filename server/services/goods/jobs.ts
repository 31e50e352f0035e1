import type { Deps } from '../../deps.ts';
import type { ServiceJobs } from '../../jobs/service-jobs.ts';
import { recommendationsJob } from './recommendations/compute-recommendations.ts';
import { stockReminderWork } from './stock-reminders/send-stock-reminders.ts';
import { tillWork } from './pay-code/settle-till-payment.ts';
import { countSoldJob } from './catalogue/count-sold.ts';
import { autoExchangeWork } from './easy-use/exchange-automatically.ts';

export const goodsJobs = (deps: Deps): ServiceJobs => ({
  works: [autoExchangeWork(deps), tillWork(deps), stockReminderWork(deps)],
  recurring: [recommendationsJob(deps), countSoldJob(deps)],
});
