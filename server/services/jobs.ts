import type { Deps } from '../deps.ts';
import type { RecurringJob, ServiceJobs } from '../jobs/service-jobs.ts';
import { accountClosingWork } from './accounts/account/close-due-accounts.ts';
import { sweepSignIns } from './accounts/session/sweep-sign-ins.ts';
import {
  countActivityMinutesJob,
  sweepActivityMinutes,
} from './activities/console/every/count-activity-minutes.ts';
import { keepActivityDaysJob } from './activities/console/every/keep-activity-days.ts';
import { startVersionsWork } from './activities/console/lotteries/start-versions.ts';
import { withdrawalWork } from './activities/daily-cash/settle-withdrawal.ts';
import { settleGroupsWork } from './activities/group-buy/settle-groups.ts';
import { wonPrizesJob } from './activities/lottery/claim-won-prizes.ts';
import { remindWork } from './activities/flash-sales/appointments.ts';
import { drawWork } from './activities/flash-sales/draw-work.ts';
import { writeRefusalsWork } from './activities/limits/write-refusals.ts';
import { releaseExpiredWork } from './activities/flash-sales/release-expired.ts';
import { endListingsWork } from './catalogue/console/editor/end-listing.ts';
import { countDaysJob } from './catalogue/goods/count-days.ts';
import { countSoldJob } from './catalogue/goods/count-sold.ts';
import { recommendationsJob } from './catalogue/recommendations/compute-recommendations.ts';
import { stockReminderWork } from './catalogue/stock-reminders/send-stock-reminders.ts';
import { beginBroadcastsWork } from './content/console/broadcasts/begin-broadcasts.ts';
import { publishDueWork } from './content/console/publish-due-work.ts';
import { sweepMessages } from './content/messages/sweep-messages.ts';
import { sweepConfirmations } from './content/notices/sweep-confirmations.ts';
import { sweepQuestionMisses } from './content/support/question-misses.ts';
import { closeAnsweredTickets } from './content/support/write-tickets.ts';
import { sendTickets } from './coupons/tickets/send-tickets.ts';
import { forgetNumbers } from './number/phone-manage/forget-numbers.ts';
import { numberWorks } from './number/phone-manage/number-works.ts';
import { raiseAlertsJob } from './operators/alerts/raise-alerts.ts';
import { countCohortsJob } from './operators/overview/count-cohorts.ts';
import { countFunnelJob } from './operators/overview/count-funnel.ts';
import { sweepUpstreams } from '../http/figures/write-upstreams.ts';
import { countMinutesJob, sweepMinutes } from './operators/overview/count-minutes.ts';
import { keepHoursJob, sweepHours } from './operators/overview/keep-hours.ts';
import { foldReportsJob } from './operators/reports/fold-reports.ts';
import { endProposals } from './operators/proposals/propose.ts';
import { runTasksWork } from './operators/tasks/run-tasks.ts';
import { sweepTasks } from './operators/tasks/sweep-tasks.ts';
import { sweepOperatorSessions } from './operators/session/sweep-operator-sessions.ts';
import { fulfilmentWorks } from './orders/fulfilment/fulfilment-works.ts';
import { invoicesWork } from './orders/invoices/issue-invoices.ts';
import { closeUnpaidWork } from './orders/orders/close-order.ts';
import { refundSeats } from './orders/refunds/refund-seats.ts';
import { settleRefundsWork } from './orders/refunds/settle-refunds.ts';
import { renewMembershipsWork } from './orders/renewals/renew-memberships.ts';
import { refundEndedCodesWork } from './orders/refunds/refund-ended-codes.ts';
import { remindOfVouchersWork } from './orders/wallet/remind-of-vouchers.ts';
import { tillWork } from './payments/pay-code/settle-till-payment.ts';
import { addLedgerDaysJob } from './payments/ledger/add-ledger-days.ts';
import { queryPaymentsWork } from './payments/payments/query-payments.ts';
import { carryOutRepairsWork } from './payments/reconciliation/carry-out-repairs.ts';
import { reconcileJob } from './payments/reconciliation/reconcile-day.ts';
import { sendRefundsWork } from './payments/refund-sending/send-refunds.ts';
import { sweepLocations } from './platform/location/sweep-locations.ts';
import { eventDaysJob } from './platform/tracking/event-days-job.ts';
import { sweepEventMessages } from './platform/tracking/sweep-event-messages.ts';
import { sweepCodes } from './platform/verification/sweep-codes.ts';
import { sweepCardCodeMisses } from './rights/card-code/sweep-card-code-misses.ts';
import { sweepRepeats } from './rights/claims/claim-repeats.ts';
import { listTaskKinds, walkTaskKinds } from './bulk-task-kinds.ts';
import { claimRights } from './rights/claims/claim-right.ts';
import { claimWorks } from './rights/claims/claim-works.ts';
import { makePlannedCodesWork, sweepCodeFiles } from './rights/console/codes/make-planned-codes.ts';
import { autoExchangeWork } from './rights/easy-use/exchange-automatically.ts';
import { myMonthWorks } from './rights/my-month/my-month-works.ts';
import { sweepOutcomes } from './rights/my-month/sweep-outcomes.ts';
import { remindRegistered } from './rights/rights/pre-register.ts';

export interface ServiceJobsConfig {
  readonly logRetentionDays: number;
}

/** The background work of every domain. */
export const serviceJobs = (deps: Deps, { logRetentionDays }: ServiceJobsConfig): ServiceJobs => ({
  works: [
    accountClosingWork(deps, [forgetNumbers]),
    ...claimWorks(deps),
    ...myMonthWorks(deps, claimRights(deps)),
    autoExchangeWork(deps),
    ...numberWorks(deps),
    withdrawalWork(deps),
    settleGroupsWork(deps, refundSeats),
    releaseExpiredWork(deps),
    writeRefusalsWork(deps),
    beginBroadcastsWork(deps),
    runTasksWork(deps, listTaskKinds),
    runTasksWork(deps, walkTaskKinds, 'run-walking-tasks'),
    makePlannedCodesWork(deps),
    remindWork(deps),
    drawWork(deps),
    startVersionsWork(deps),
    stockReminderWork(deps),
    endListingsWork(deps),
    tillWork(deps),
    queryPaymentsWork(deps),
    sendRefundsWork(deps),
    carryOutRepairsWork(deps),
    closeUnpaidWork(deps),
    ...fulfilmentWorks(deps),
    settleRefundsWork(deps),
    invoicesWork(deps),
    renewMembershipsWork(deps),
    remindOfVouchersWork(deps),
    refundEndedCodesWork(deps),
    publishDueWork(deps),
  ],
  recurring: [
    eventDaysJob(deps, logRetentionDays),
    everyMinute('reminders', () => remindRegistered(deps)),
    everyMinute('service-tickets', () => sendTickets(deps)),
    wonPrizesJob(deps),
    recommendationsJob(deps),
    countSoldJob(deps),
    countDaysJob(deps),
    reconcileJob(deps),
    addLedgerDaysJob(deps),
    countMinutesJob(deps),
    keepHoursJob(deps),
    countActivityMinutesJob(deps),
    keepActivityDaysJob(deps),
    countFunnelJob(deps),
    countCohortsJob(deps),
    foldReportsJob(deps),
    raiseAlertsJob(deps),
  ],
  sweeps: [
    sweepOperatorSessions,
    sweepTasks,
    sweepMinutes,
    sweepHours,
    sweepUpstreams,
    sweepActivityMinutes,
    (db, now) => endProposals(db, {}, now),
    sweepCodes,
    sweepLocations,
    sweepEventMessages,
    sweepMessages,
    sweepConfirmations,
    closeAnsweredTickets,
    sweepQuestionMisses,
    sweepSignIns,
    sweepCardCodeMisses,
    sweepCodeFiles,
    sweepOutcomes,
    sweepRepeats,
  ],
});

const everyMinute = (name: string, run: () => Promise<unknown>): RecurringJob => ({
  name,
  everyMs: 60_000,
  run: async () => void (await run()),
});
