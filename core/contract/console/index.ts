import { activityShapes } from './activities/activities.shapes.ts';
import { activities } from './activities/activities.ts';
import { alertRuleShapes } from './operations/alert-rules.shapes.ts';
import { alertRuleConsole } from './operations/alert-rules.ts';
import { backgroundJobShapes } from './operations/background-jobs.shapes.ts';
import { backgroundJobConsole } from './operations/background-jobs.ts';
import { auditShapes } from './audit.shapes.ts';
import { audit } from './audit.ts';
import { claimShapes } from './claims.shapes.ts';
import { claims } from './claims.ts';
import { contentShapes } from './content.shapes.ts';
import { content } from './content.ts';
import { codeBatchShapes } from './rights/code-batches.shapes.ts';
import { couponShapes } from './coupons/coupons.shapes.ts';
import { couponConsole } from './coupons/coupons.ts';
import { everyActivityShapes } from './activities/every-activity.shapes.ts';
import { everyActivity } from './activities/every-activity.ts';
import { goodsBulkShapes } from './goods/goods-bulk.shapes.ts';
import { goodsBulk } from './goods/goods-bulk.ts';
import { goodsEditorShapes } from './goods-editor.shapes.ts';
import { goodsEditor } from './goods-editor.ts';
import { goodsPromotionShapes } from './goods/goods-promotions.shapes.ts';
import { goodsPromotions } from './goods/goods-promotions.ts';
import { goodsShapes } from './goods.shapes.ts';
import { goods } from './goods.ts';
import { agreementShapes } from './messages/agreements.shapes.ts';
import { agreementConsole } from './messages/agreements.ts';
import { broadcastShapes } from './messages/broadcasts.shapes.ts';
import { broadcasts } from './messages/broadcasts.ts';
import { ledgerShapes } from './orders/money/ledger.shapes.ts';
import { ledger } from './orders/money/ledger.ts';
import { moneyShapes } from './orders/money/money.shapes.ts';
import { money } from './orders/money/money.ts';
import { fileImportShapes } from './operations/file-imports.shapes.ts';
import { fileImports } from './operations/file-imports.ts';
import { limitShapes } from './operations/limits.shapes.ts';
import { limitConsole } from './operations/limits.ts';
import { memberShapes } from './members.shapes.ts';
import { members } from './members.ts';
import { openingShapes } from './activities/openings.shapes.ts';
import { openings } from './activities/openings.ts';
import { overviewShapes } from './overview.shapes.ts';
import { orderConsole } from './orders/orders.ts';
import { orderConsoleShapes } from './orders/orders.shapes.ts';
import { refundQueue } from './orders/refund-queue.ts';
import { refundQueueShapes } from './orders/refund-queue.shapes.ts';
import { invoiceDeskShapes } from './orders/invoices/invoice-desk.shapes.ts';
import { invoiceDesk } from './orders/invoices/invoice-desk.ts';
import { shippingShapes } from './orders/shipping/shipping.shapes.ts';
import { shipping } from './orders/shipping/shipping.ts';
import { overview } from './overview.ts';
import { previewShapes } from './previews.shapes.ts';
import { previews } from './previews.ts';
import { pictureShapes } from './pictures.shapes.ts';
import { pictures } from './pictures.ts';
import { proposalShapes } from './proposals.shapes.ts';
import { proposals } from './proposals.ts';
import { activityReports, reports } from './reports/reports.ts';
import { activityReportShapes } from './reports/activity-costs.shapes.ts';
import { reportShapes } from './reports/reports.shapes.ts';
import { revealShapes } from './reveals/reveals.shapes.ts';
import { reveals } from './reveals/reveals.ts';
import { rightsProductShapes } from './rights/rights-products.shapes.ts';
import { rightsStockShapes } from './rights/rights-stock.shapes.ts';
import { codeBatches, rightsProducts, rightsStock } from './rights/rights.ts';
import { consolePrefix } from './rows.ts';
import { sessionShapes } from './session.shapes.ts';
import { session } from './session.ts';
import { closings } from './service/closings/closings.ts';
import { closingShapes } from './service/closings/closings.shapes.ts';
import { compensations } from './service/compensations/compensations.ts';
import { compensationShapes } from './service/compensations/compensations.shapes.ts';
import { subscriberDesk } from './service/subscribers/subscribers.ts';
import { subscriberDeskShapes } from './service/subscribers/subscribers.shapes.ts';
import { taskShapes } from './operations/tasks.shapes.ts';
import { tasks } from './operations/tasks.ts';
import { switchShapes } from './operations/switches.shapes.ts';
import { switches } from './operations/switches.ts';
import { maintenanceShapes } from './operations/maintenance.shapes.ts';
import { maintenance } from './operations/maintenance.ts';
import { ticketDesk } from './service/tickets/tickets.ts';
import { ticketDeskShapes } from './service/tickets/tickets.shapes.ts';
import { upstreamShapes } from './operations/upstreams.shapes.ts';
import { upstreamConsole } from './operations/upstreams.ts';
import { viewShapes } from './views.shapes.ts';
import { views } from './views.ts';

/** Every call of the operator's console. It is no part of `api`: neither the specification's list nor the malls have it. */
export const consoleCalls = {
  ...session,
  ...proposals,
  ...audit,
  ...members,
  ...views,
  ...activities,
  ...agreementConsole,
  ...alertRuleConsole,
  ...backgroundJobConsole,
  ...broadcasts,
  ...claims,
  ...closings,
  ...compensations,
  ...codeBatches,
  ...content,
  ...couponConsole,
  ...everyActivity,
  ...fileImports,
  ...goods,
  ...goodsEditor,
  ...goodsBulk,
  ...goodsPromotions,
  ...invoiceDesk,
  ...limitConsole,
  ...ledger,
  ...maintenance,
  ...money,
  ...openings,
  ...orderConsole,
  ...overview,
  ...previews,
  ...pictures,
  ...refundQueue,
  ...reports,
  ...activityReports,
  ...reveals,
  ...rightsProducts,
  ...rightsStock,
  ...shipping,
  ...subscriberDesk,
  ...switches,
  ...tasks,
  ...ticketDesk,
  ...upstreamConsole,
};
export const consoleApi = {
  prefix: consolePrefix,
  endpoints: consoleCalls,
  shapes: {
    ...activityShapes,
    ...agreementShapes,
    ...alertRuleShapes,
    ...auditShapes,
    ...backgroundJobShapes,
    ...broadcastShapes,
    ...claimShapes,
    ...closingShapes,
    ...compensationShapes,
    ...codeBatchShapes,
    ...contentShapes,
    ...couponShapes,
    ...everyActivityShapes,
    ...fileImportShapes,
    ...goodsShapes,
    ...goodsEditorShapes,
    ...goodsBulkShapes,
    ...goodsPromotionShapes,
    ...invoiceDeskShapes,
    ...limitShapes,
    ...maintenanceShapes,
    ...ledgerShapes,
    ...memberShapes,
    ...moneyShapes,
    ...openingShapes,
    ...orderConsoleShapes,
    ...overviewShapes,
    ...previewShapes,
    ...pictureShapes,
    ...proposalShapes,
    ...refundQueueShapes,
    ...reportShapes,
    ...activityReportShapes,
    ...revealShapes,
    ...rightsProductShapes,
    ...rightsStockShapes,
    ...sessionShapes,
    ...shippingShapes,
    ...subscriberDeskShapes,
    ...switchShapes,
    ...taskShapes,
    ...ticketDeskShapes,
    ...upstreamShapes,
    ...viewShapes,
  },
} as const;
