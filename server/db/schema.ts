import type { AccountTables } from './schema/accounts.ts';
import type { CardCodeTables } from './schema/card-codes.ts';
import type { ClaimTables } from './schema/claims.ts';
import type { CouponTables } from './schema/coupons.ts';
import type { DailyCashTables } from './schema/daily-cash.ts';
import type { IdentityTables } from './schema/identities.ts';
import type { LocationTables } from './schema/locations.ts';
import type { MallTables } from './schema/mall.ts';
import type { MyMonthTables } from './schema/my-month.ts';
import type { NoticeTables } from './schema/notices.ts';
import type { OfferAndShopTables } from './schema/offers-and-shops.ts';
import type { OperationTables } from './schema/operations.ts';
import type { PlatformTables } from './schema/platform.ts';
import type { PromotionTables } from './schema/promotions.ts';
import type { RightsTables } from './schema/rights.ts';
import type { SandboxTables } from './schema/sandbox.ts';
import type { TrackingTables } from './schema/tracking.ts';

/** Every table of the product, by sub-domain. schema.test.ts compares them with the database. */
export interface Tables
  extends
    AccountTables,
    IdentityTables,
    RightsTables,
    ClaimTables,
    MallTables,
    CouponTables,
    PromotionTables,
    OfferAndShopTables,
    CardCodeTables,
    NoticeTables,
    DailyCashTables,
    MyMonthTables,
    LocationTables,
    OperationTables,
    PlatformTables,
    TrackingTables,
    SandboxTables {}
