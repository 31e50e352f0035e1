import type { consoleCalls } from '#core/contract/console/index.ts';
import type { Deps } from '../deps.ts';
import type { ConsoleHandlers } from '../http/operators/serve-console.ts';
import { goodsBulkTexts } from './catalogue/console/bulk/bulk-texts-kind.ts';
import { goodsBulkRoutes } from './catalogue/console/bulk/routes.ts';
import { goodsEditorRoutes } from './catalogue/console/editor/routes.ts';
import { skuStart } from './catalogue/console/editor/stop-sku.ts';
import { goodsListing } from './catalogue/console/listing.ts';
import { goodsPictureRoutes } from './catalogue/console/goods-pictures.ts';
import { goodsPromotion } from './catalogue/console/promotions/promotion-kind.ts';
import { goodsPromotionRoutes } from './catalogue/console/promotions/routes.ts';
import { goodsPrice } from './catalogue/console/price-kind.ts';
import { goodsConsoleRoutes } from './catalogue/console/routes.ts';
import { goodsStock } from './catalogue/console/stock-kind.ts';
import { openFlashSale } from './activities/console/flash-sale-kind.ts';
import { restartFlashSale } from './activities/console/restart-flash-sale-kind.ts';
import { changeTerms } from './activities/console/every/activity-terms-kind.ts';
import { changeGuards } from './activities/console/every/guard-rails-kind.ts';
import { restartActivity } from './activities/console/every/restart-activity-kind.ts';
import { activityReportRoutes, everyActivityRoutes } from './activities/console/every-activity-routes.ts';
import { changeOdds } from './activities/console/lotteries/lottery-odds-kind.ts';
import { openGroupBuy } from './activities/console/openings/group-buy-kind.ts';
import { openLottery } from './activities/console/openings/lottery-kind.ts';
import { openingRoutes } from './activities/console/openings/routes.ts';
import { activityConsoleRoutes } from './activities/console/routes.ts';
import { newCouponActivity } from './coupons/console/activities/new-activity-kind.ts';
import { moreCoupons } from './coupons/console/activities/offer-stock-kind.ts';
import { couponBudget, restartCoupons } from './coupons/console/activities/activity-kinds.ts';
import { couponConsoleRoutes } from './coupons/console/routes.ts';
import { grantCoupons } from './coupons/console/start-grant.ts';
import { couponVersion, newCoupon } from './coupons/console/templates/template-kinds.ts';
import { bulkTaskKinds } from './bulk-task-kinds.ts';
import { taskRoutes } from './operators/tasks/routes.ts';
import { agreementVersion } from './content/console/agreements/agreement-kind.ts';
import { agreementConsoleRoutes } from './content/console/agreements/routes.ts';
import { broadcastRoutes } from './content/console/broadcasts/routes.ts';
import { sendBroadcast } from './content/console/broadcasts/start-broadcast.ts';
import { contentRoutes } from './content/console/routes.ts';
import { ticketDeskRoutes } from './content/console/tickets/routes.ts';
import { subscriberCompensation } from './desk/compensations/compensation-kind.ts';
import { closingRoutes } from './desk/closings/routes.ts';
import { compensationRoutes } from './desk/compensations/routes.ts';
import { subscriberDeskRoutes } from './desk/subscribers/routes.ts';
import { pictureRoutes } from './content/pictures/routes.ts';
import { alertRuleRoutes } from './operators/alerts/routes.ts';
import { changeLimit } from './operators/limits/limit-kind.ts';
import { backgroundJobRoutes } from './operators/jobs/routes.ts';
import { limitRoutes } from './operators/limits/routes.ts';
import { auditRoutes } from './operators/audit/routes.ts';
import { addMember, changeRoles, resetTotp, unlockMember } from './operators/members/member-kinds.ts';
import { memberRoutes } from './operators/members/routes.ts';
import { overviewRoutes } from './operators/overview/routes.ts';
import { reportRoutes } from './operators/reports/routes.ts';
import { anyKind, kindsByName, type ProposalKinds } from './operators/proposals/proposal-kind.ts';
import { countToDecide } from './operators/proposals/proposal-lists.ts';
import { proposalRoutes } from './operators/proposals/routes.ts';
import { revealRoutes } from './operators/reveals/routes.ts';
import { operatorSessionRoutes } from './operators/session/routes.ts';
import { showMaintenance } from './operators/maintenance/maintenance-kind.ts';
import { maintenanceRoutes } from './operators/maintenance/routes.ts';
import { switchRoutes } from './operators/switches/routes.ts';
import { upstreamRoutes } from './operators/upstreams/routes.ts';
import { setRegion } from './operators/switches/switch-kind.ts';
import { viewRoutes } from './operators/views/routes.ts';
import { orderRefund } from './orders/console/refund-kind.ts';
import { refundEnd } from './orders/console/refunds/refund-end-kind.ts';
import { refundQueueRoutes } from './orders/console/refunds/routes.ts';
import { invoiceReversal } from './orders/console/invoices/reverse-invoice-kind.ts';
import { invoiceDeskRoutes } from './orders/console/invoices/routes.ts';
import { shippingRoutes } from './orders/console/shipping/routes.ts';
import { orderConsoleRoutes } from './orders/console/routes.ts';
import { ignoreDecision, repairDecision } from './payments/console/decision-kinds.ts';
import { ledgerConsoleRoutes } from './payments/console/ledger/routes.ts';
import { settlePeriod } from './payments/console/ledger/settlement-kind.ts';
import { moneyConsoleRoutes } from './payments/console/routes.ts';
import { fileImport } from '../imports/console/file-import-kind.ts';
import { fileImportRoutes } from '../imports/console/routes.ts';
import { previewRoutes } from './previews/routes.ts';
import { giveBackClaims } from './rights/console/claims/give-back-kind.ts';
import { claimConsoleRoutes } from './rights/console/claims/routes.ts';
import { makeCodeBatch, restartCodeBatch } from './rights/console/codes/batch-kinds.ts';
import { codeBatchRoutes } from './rights/console/codes/routes.ts';
import { rightsProduct } from './rights/console/products/product-kind.ts';
import { rightsProductRoutes } from './rights/console/products/routes.ts';
import { rightsStockRoutes } from './rights/console/stock/routes.ts';
import { rightsStockKind } from './rights/console/stock/stock-kind.ts';

/** Every kind of act that needs a second person, of all domains. */
const proposalKindsWith = (deps: Deps): ProposalKinds =>
  kindsByName([
    anyKind(fileImport(deps)),
    anyKind(addMember),
    anyKind(changeRoles),
    anyKind(resetTotp),
    anyKind(unlockMember),
    anyKind(goodsPrice),
    anyKind(orderRefund),
    anyKind(refundEnd),
    anyKind(invoiceReversal),
    anyKind(subscriberCompensation),
    anyKind(repairDecision),
    anyKind(ignoreDecision),
    anyKind(settlePeriod),
    anyKind(goodsBulkTexts),
    anyKind(goodsStock),
    anyKind(goodsListing),
    anyKind(skuStart),
    anyKind(goodsPromotion),
    anyKind(openFlashSale),
    anyKind(openGroupBuy),
    anyKind(openLottery),
    anyKind(restartFlashSale),
    anyKind(restartActivity),
    anyKind(changeTerms),
    anyKind(changeGuards),
    anyKind(changeOdds),
    anyKind(newCoupon),
    anyKind(couponVersion),
    anyKind(newCouponActivity),
    anyKind(couponBudget),
    anyKind(moreCoupons),
    anyKind(restartCoupons),
    anyKind(grantCoupons),
    anyKind(giveBackClaims),
    anyKind(sendBroadcast),
    anyKind(rightsProduct),
    anyKind(rightsStockKind),
    anyKind(makeCodeBatch),
    anyKind(restartCodeBatch),
    anyKind(agreementVersion),
    anyKind(setRegion),
    anyKind(showMaintenance),
    anyKind(changeLimit),
  ]);

/** The use cases of the console, which live with their domains. */
export const consoleHandlers = (deps: Deps): ConsoleHandlers<typeof consoleCalls> => {
  const proposalKinds = proposalKindsWith(deps);
  return {
    ...operatorSessionRoutes(deps, (caller) =>
      countToDecide(deps.db, proposalKinds, caller, deps.clock.now()),
    ),
    ...proposalRoutes(deps, proposalKinds),
    ...auditRoutes(deps),
    ...memberRoutes(deps),
    ...viewRoutes(deps),
    ...goodsConsoleRoutes(deps),
    ...goodsEditorRoutes(deps),
    ...goodsBulkRoutes(deps),
    ...goodsPromotionRoutes(deps),
    ...activityConsoleRoutes(deps),
    ...everyActivityRoutes(deps),
    ...openingRoutes(deps),
    ...activityReportRoutes(deps),
    ...couponConsoleRoutes(deps),
    ...taskRoutes(deps, bulkTaskKinds),
    ...contentRoutes(deps),
    ...broadcastRoutes(deps),
    ...pictureRoutes(deps),
    ...ticketDeskRoutes(deps),
    ...subscriberDeskRoutes(deps),
    ...compensationRoutes(deps),
    ...closingRoutes(deps),
    ...goodsPictureRoutes(deps),
    ...agreementConsoleRoutes(deps),
    ...revealRoutes(deps),
    ...orderConsoleRoutes(deps),
    ...refundQueueRoutes(deps),
    ...invoiceDeskRoutes(deps),
    ...shippingRoutes(deps),
    ...moneyConsoleRoutes(deps),
    ...ledgerConsoleRoutes(deps),
    ...claimConsoleRoutes(deps),
    ...rightsProductRoutes(deps),
    ...rightsStockRoutes(deps),
    ...codeBatchRoutes(deps),
    ...overviewRoutes(deps),
    ...reportRoutes(deps),
    ...previewRoutes(deps),
    ...alertRuleRoutes(deps),
    ...backgroundJobRoutes(deps),
    ...limitRoutes(deps),
    ...maintenanceRoutes(deps),
    ...switchRoutes(deps),
    ...upstreamRoutes(deps),
    ...fileImportRoutes(deps),
  };
};
