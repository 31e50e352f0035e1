import type { Migration } from 'kysely/migration';
import type { Encryption } from '../../crypto/encryption.ts';
import { accounts } from './0001-accounts.ts';
import { identities } from './0002-identities.ts';
import { rights } from './0003-rights.ts';
import { claims } from './0004-claims.ts';
import { mall } from './0005-mall.ts';
import { coupons } from './0006-coupons.ts';
import { promotions } from './0007-promotions.ts';
import { offersAndShops } from './0008-offers-and-shops.ts';
import { cardCodes } from './0009-card-codes.ts';
import { notices } from './0010-notices.ts';
import { dailyCash } from './0011-daily-cash.ts';
import { myMonth } from './0012-my-month.ts';
import { locations } from './0013-locations.ts';
import { operations } from './0014-operations.ts';
import { platform } from './0015-platform.ts';
import { tracking } from './0016-tracking.ts';
import { sandbox } from './0017-sandbox.ts';
import { repetitions } from './0018-repetitions.ts';
import { claimChannels } from './0019-claim-channels.ts';
import { spentRefreshTokens } from './0020-spent-refresh-tokens.ts';
import { privateValuesMigration } from './0021-private-values.ts';
import { securityLog } from './0022-security-log.ts';
import { cityCodes } from './0023-city-codes.ts';
import { cashWithdrawals } from './0024-cash-withdrawals.ts';
import { catalogue } from './0025-catalogue.ts';
import { search } from './0026-search.ts';
import { keptGoods } from './0027-kept-goods.ts';
import { localLife } from './0028-local-life.ts';
import { messages } from './0029-messages.ts';
import { supportAndAccounts } from './0030-support-and-accounts.ts';
import { storefrontHomes } from './0031-storefront-homes.ts';
import { recommendationsAndVideos } from './0032-recommendations-and-videos.ts';
import { orders } from './0033-orders.ts';
import { couponOffers } from './0034-coupon-offers.ts';
import { addressBook } from './0035-address-book.ts';
import { payments } from './0036-payments.ts';
import { fulfilment } from './0037-fulfilment.ts';
import { sales } from './0038-sales.ts';
import { numberManager } from './0039-number-manager.ts';
import { lounges } from './0040-lounges.ts';
import { lotteries } from './0041-lotteries.ts';
import { groupBuy } from './0042-group-buy.ts';
import { payCodes } from './0043-pay-codes.ts';
import { renewals } from './0044-renewals.ts';
import { reconciliation } from './0046-reconciliation.ts';
import { saleLevels } from './0048-sale-levels.ts';
import { couponBudgets } from './0049-coupon-budgets.ts';
import { tillCoupons } from './0050-till-coupons.ts';
import { plansOfDays } from './0051-plans-of-days.ts';
import { heldRefunds } from './0054-held-refunds.ts';
import { orderPoints } from './0056-order-points.ts';
import { stockReminders } from './0057-stock-reminders.ts';
import { issuedInvoices } from './0058-issued-invoices.ts';
import { billBooks } from './0059-bill-books.ts';
import { shownOrders } from './0060-shown-orders.ts';
import { spentTokensOnly } from './0061-spent-tokens-only.ts';
import { searchPopularity } from './0063-search-popularity.ts';
import { soldChanges } from './0066-sold-changes.ts';
import { listedGoods } from './0070-listed-goods.ts';
import { soldOfGoodsOnly } from './0071-sold-of-goods-only.ts';
import { pricePromotions } from './0072-price-promotions.ts';
import { refundDecisions } from './0073-refund-decisions.ts';
import { membershipGifts } from './0074-membership-gifts.ts';
import { orderDigests } from './0075-order-digests.ts';
import { exchangeMonths } from './0076-exchange-months.ts';
import { claimedCouponsOnly } from './0077-claimed-coupons-only.ts';
import { audiences } from './0084-audiences.ts';
import { promotedGoods } from './0085-promoted-goods.ts';
import { codesInStock } from './0086-codes-in-stock.ts';
import { miniProgramIds } from './0102-mini-program-ids.ts';
import { promotedPrices } from './0103-promoted-prices.ts';
import { operators } from './0106-operators.ts';
import { operatorViews } from './0107-operator-views.ts';
import { consoleGoods } from './0110-console-goods.ts';
import { contentRevisions } from './0111-content-revisions.ts';
import { promotionsConsole } from './0112-promotions-console.ts';
import { rightsConsole } from './0113-rights-console.ts';
import { minuteFigures } from './0114-minute-figures.ts';
import { pictures } from './0115-pictures.ts';
import { previewTokens } from './0116-preview-tokens.ts';
import { broadcasts } from './0117-broadcasts.ts';
import { rightsProducts } from './0118-rights-products.ts';
import { activitiesConsole } from './0119-activities-console.ts';
import { goodsEditor } from './0120-goods-editor.ts';
import { funnelsAndCohorts } from './0121-funnels-and-cohorts.ts';
import { agreementVersions } from './0123-agreement-versions.ts';
import { vouchersToUse } from './0128-vouchers-to-use.ts';
import { hallPictures } from './0134-hall-pictures.ts';
import { soldOutGoods } from './0136-sold-out-goods.ts';
import { ordersConsole } from './0140-orders-console.ts';
import { refundQueue } from './0141-refund-queue.ts';
import { tradeQueues } from './0142-trade-queues.ts';
import { moneyConsole } from './0143-money-console.ts';
import { dayClosings } from './0144-day-closings.ts';
import { serviceDesk } from './0145-service-desk.ts';
import { compensations } from './0146-compensations.ts';
import { citySwitches } from './0147-city-switches.ts';
import { upstreams } from './0148-upstreams.ts';
import { ticketDesk } from './0149-ticket-desk.ts';
import { reportDays } from './0150-report-days.ts';
import { operatorActKeys } from './0151-operator-act-keys.ts';
import { invoiceReversals } from './0152-invoice-reversals.ts';
import { ledgerDays } from './0153-ledger-days.ts';
import { deskViews } from './0154-desk-views.ts';
import { alertRules } from './0155-alert-rules.ts';
import { limitValues } from './0155-limit-values.ts';
import { eventDays } from './0156-event-days.ts';
import { seededRows } from './0160-seeded-rows.ts';
import { maintenanceNotices } from './0163-maintenance-notices.ts';
import { migrationEffects } from './0165-migration-effects.ts';
import { idempotencyLeases } from './0166-idempotency-leases.ts';
import { paymentsByTime } from './0170-payments-by-time.ts';
import { drinksChannel } from './0175-drinks-channel.ts';
import { couponWindows } from './0176-coupon-windows.ts';
import { couponActivitiesStopped } from './0177-coupon-activities-stopped.ts';
import { groupTerms } from './0178-group-terms.ts';
import { lotteryNames } from './0179-lottery-names.ts';
import { goodsPhotographs } from './0180-goods-photographs.ts';
import { backgroundJobs } from './0182-background-jobs.ts';
import { codeTerms } from './0185-code-terms.ts';
import { boundedJobs } from './0187-bounded-jobs.ts';
import { ordersOfActivities } from './0190-orders-of-activities.ts';
import { placeFigures } from './0194-place-figures.ts';
import { lightOfPictures } from './0195-light-of-pictures.ts';
import { refundedCodes } from './0196-refunded-codes.ts';
import { importFiles } from './0199-import-files.ts';
import { eventMessages } from './0202-event-messages.ts';
import { keysOfSubscribers } from './0203-keys-of-subscribers.ts';

/**
 * In the order they are applied; a landed migration is never edited. One that converts private values encrypts them.
 * A new one declares its effect (docs/decisions/0165).
 */
export const migrations = (encryption: Encryption): Record<string, Migration> => ({
  '0001-accounts': accounts,
  '0002-identities': identities,
  '0003-rights': rights,
  '0004-claims': claims,
  '0005-mall': mall,
  '0006-coupons': coupons,
  '0007-promotions': promotions,
  '0008-offers-and-shops': offersAndShops,
  '0009-card-codes': cardCodes,
  '0010-notices': notices,
  '0011-daily-cash': dailyCash,
  '0012-my-month': myMonth,
  '0013-locations': locations,
  '0014-operations': operations,
  '0015-platform': platform,
  '0016-tracking': tracking,
  '0017-sandbox': sandbox,
  '0018-repetitions': repetitions,
  '0019-claim-channels': claimChannels,
  '0020-spent-refresh-tokens': spentRefreshTokens,
  '0021-private-values': privateValuesMigration(encryption),
  '0022-security-log': securityLog,
  '0023-city-codes': cityCodes,
  '0024-cash-withdrawals': cashWithdrawals,
  '0025-catalogue': catalogue,
  '0026-search': search,
  '0027-kept-goods': keptGoods,
  '0028-local-life': localLife,
  '0029-messages': messages,
  '0030-support-and-accounts': supportAndAccounts,
  '0031-storefront-homes': storefrontHomes,
  '0032-recommendations-and-videos': recommendationsAndVideos,
  '0033-orders': orders,
  '0034-coupon-offers': couponOffers,
  '0035-address-book': addressBook,
  '0036-payments': payments,
  '0037-fulfilment': fulfilment,
  '0038-sales': sales,
  '0039-number-manager': numberManager,
  '0040-lounges': lounges,
  '0041-lotteries': lotteries,
  '0042-group-buy': groupBuy,
  '0043-pay-codes': payCodes,
  '0044-renewals': renewals,
  '0046-reconciliation': reconciliation,
  '0048-sale-levels': saleLevels,
  '0049-coupon-budgets': couponBudgets,
  '0050-till-coupons': tillCoupons,
  '0051-plans-of-days': plansOfDays,
  '0054-held-refunds': heldRefunds,
  '0056-order-points': orderPoints,
  '0057-stock-reminders': stockReminders,
  '0058-issued-invoices': issuedInvoices,
  '0059-bill-books': billBooks,
  '0060-shown-orders': shownOrders,
  '0061-spent-tokens-only': spentTokensOnly,
  '0063-search-popularity': searchPopularity,
  '0066-sold-changes': soldChanges,
  '0070-listed-goods': listedGoods,
  '0071-sold-of-goods-only': soldOfGoodsOnly,
  '0072-price-promotions': pricePromotions,
  '0073-refund-decisions': refundDecisions,
  '0074-membership-gifts': membershipGifts,
  '0075-order-digests': orderDigests,
  '0076-exchange-months': exchangeMonths,
  '0077-claimed-coupons-only': claimedCouponsOnly,
  '0084-audiences': audiences,
  '0085-promoted-goods': promotedGoods,
  '0086-codes-in-stock': codesInStock,
  '0102-mini-program-ids': miniProgramIds,
  '0103-promoted-prices': promotedPrices,
  '0106-operators': operators,
  '0107-operator-views': operatorViews,
  '0110-console-goods': consoleGoods,
  '0111-content-revisions': contentRevisions,
  '0112-promotions-console': promotionsConsole,
  '0113-rights-console': rightsConsole,
  '0114-minute-figures': minuteFigures,
  '0115-pictures': pictures,
  '0116-preview-tokens': previewTokens,
  '0117-broadcasts': broadcasts,
  '0118-rights-products': rightsProducts,
  '0119-activities-console': activitiesConsole,
  '0120-goods-editor': goodsEditor,
  '0121-funnels-and-cohorts': funnelsAndCohorts,
  '0123-agreement-versions': agreementVersions,
  '0128-vouchers-to-use': vouchersToUse,
  '0134-hall-pictures': hallPictures,
  '0136-sold-out-goods': soldOutGoods,
  '0140-orders-console': ordersConsole,
  '0141-refund-queue': refundQueue,
  '0142-trade-queues': tradeQueues,
  '0143-money-console': moneyConsole,
  '0144-day-closings': dayClosings,
  '0145-service-desk': serviceDesk,
  '0146-compensations': compensations,
  '0147-city-switches': citySwitches,
  '0148-upstreams': upstreams,
  '0149-ticket-desk': ticketDesk,
  '0150-report-days': reportDays,
  '0151-operator-act-keys': operatorActKeys,
  '0152-invoice-reversals': invoiceReversals,
  '0153-ledger-days': ledgerDays,
  '0154-desk-views': deskViews,
  '0155-alert-rules': alertRules,
  '0155-limit-values': limitValues,
  '0156-event-days': eventDays,
  '0160-seeded-rows': seededRows,
  '0163-maintenance-notices': maintenanceNotices,
  '0165-migration-effects': migrationEffects,
  '0166-idempotency-leases': idempotencyLeases,
  '0170-payments-by-time': paymentsByTime,
  '0175-drinks-channel': drinksChannel,
  '0176-coupon-windows': couponWindows,
  '0177-coupon-activities-stopped': couponActivitiesStopped,
  '0178-group-terms': groupTerms,
  '0179-lottery-names': lotteryNames,
  '0180-goods-photographs': goodsPhotographs,
  '0182-background-jobs': backgroundJobs,
  '0185-code-terms': codeTerms,
  '0187-bounded-jobs': boundedJobs,
  '0190-orders-of-activities': ordersOfActivities,
  '0194-place-figures': placeFigures,
  '0195-light-of-pictures': lightOfPictures,
  '0196-refunded-codes': refundedCodes,
  '0199-import-files': importFiles,
  '0202-event-messages': eventMessages,
  '0203-keys-of-subscribers': keysOfSubscribers,
});
