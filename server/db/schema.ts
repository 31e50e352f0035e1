import type { AccountTables } from './schema/accounts.ts';
import type { CardCodeTables } from './schema/card-codes.ts';
import type { GoodsOfferTables } from './schema/goods-offers.ts';
import type { DailyCashTables } from './schema/daily-cash.ts';
import type { IdentityTables } from './schema/identities.ts';
import type { MallTables } from './schema/mall.ts';
import type { MyMonthTables } from './schema/my-month.ts';
import type { NoticeTables } from './schema/notices.ts';
import type { OfferAndShopTables } from './schema/offers-and-shops.ts';
import type { PlatformTables } from './schema/platform.ts';
import type { PlatformRowTables } from './schema/platform-rows.ts';
import type { RightsTables } from './schema/rights.ts';
import type { TrackingTables } from './schema/tracking.ts';

/** Every table the product owns, by sub-domain. */
export interface Tables
  extends
    AccountTables,
    IdentityTables,
    RightsTables,
    MallTables,
    PlatformTables,
    PlatformRowTables,
    TrackingTables,
    CardCodeTables,
    NoticeTables,
    MyMonthTables,
    OfferAndShopTables,
    GoodsOfferTables,
    DailyCashTables {}
