import type { AccountTables } from './schema/accounts.ts';
import type { CardCodeTables } from './schema/card-codes.ts';
import type { ClaimTables } from './schema/claims.ts';
import type { ConsoleGoodsTables } from './schema/console-goods.ts';
import type { PreviewTables } from './schema/previews.ts';
import type { ContentRevisionTables } from './schema/content-revisions.ts';
import type { CouponTables } from './schema/coupons.ts';
import type { DailyCashTables } from './schema/daily-cash.ts';
import type { GroupBuyTables } from './schema/group-buy.ts';
import type { FigureTables } from './schema/figures.ts';
import type { FulfilmentTables } from './schema/fulfilment.ts';
import type { IdentityTables } from './schema/identities.ts';
import type { SavedGoodsTables } from './schema/saved-goods.ts';
import type { LocationTables } from './schema/locations.ts';
import type { LoungeTables } from './schema/lounges.ts';
import type { LotteryTables } from './schema/lotteries.ts';
import type { BulkTaskTables } from './schema/bulk-tasks.ts';
import type { PayCodeTables } from './schema/pay-codes.ts';
import type { MallTables } from './schema/mall.ts';
import type { RenewalTables } from './schema/renewals.ts';
import type { RecommendationTables } from './schema/recommendations.ts';
import type { MessageTables } from './schema/messages.ts';
import type { MyMonthTables } from './schema/my-month.ts';
import type { NoticeTables } from './schema/notices.ts';
import type { NumberManagerTables } from './schema/number-manager.ts';
import type { OfferAndShopTables } from './schema/offers-and-shops.ts';
import type { OperationTables } from './schema/operations.ts';
import type { OperatorTables } from './schema/operators.ts';
import type { OrderTables } from './schema/orders.ts';
import type { PaymentTables } from './schema/payments.ts';
import type { PlatformTables } from './schema/platform.ts';
import type { PromotionTables } from './schema/promotions.ts';
import type { ReconciliationTables } from './schema/reconciliation.ts';
import type { RightsTables } from './schema/rights.ts';
import type { FlashSaleTables } from './schema/flash-sales.ts';
import type { SandboxTables } from './schema/sandbox.ts';
import type { SecurityLogTables } from './schema/security-log.ts';
import type { SupportTables } from './schema/support.ts';
import type { TrackingTables } from './schema/tracking.ts';

/** Every table of the product, by sub-domain. schema.test.ts compares them with the database. */
export interface Tables
  extends
    AccountTables,
    BulkTaskTables,
    FigureTables,
    IdentityTables,
    RightsTables,
    ClaimTables,
    MallTables,
    RecommendationTables,
    CouponTables,
    PromotionTables,
    SavedGoodsTables,
    OfferAndShopTables,
    OrderTables,
    OperatorTables,
    ConsoleGoodsTables,
    ContentRevisionTables,
    PreviewTables,
    GroupBuyTables,
    PaymentTables,
    ReconciliationTables,
    FulfilmentTables,
    LoungeTables,
    PayCodeTables,
    RenewalTables,
    CardCodeTables,
    NoticeTables,
    NumberManagerTables,
    DailyCashTables,
    LotteryTables,
    MyMonthTables,
    MessageTables,
    SupportTables,
    LocationTables,
    OperationTables,
    PlatformTables,
    SecurityLogTables,
    TrackingTables,
    FlashSaleTables,
    SandboxTables {}
