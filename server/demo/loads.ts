import type { Selectable } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { couponRules } from './data/coupons.ts';
import { pageConfigs } from './data/notices.ts';
import { dictionary } from './data/operations.ts';
import { ofOpenAccounts, type LoadContext, type Owned } from './load-context.ts';
import {
  demoAddresses,
  demoCardCharges,
  demoConsents,
  demoSandboxNumbers,
  demoUsers,
} from './rows/accounts.ts';
import { demoAgreements } from './rows/agreements.ts';
import { demoAreaStock } from './rows/area-stock.ts';
import { demoBusinesses, demoBusinessPages, demoBusinessSubscriptions } from './rows/businesses.ts';
import { demoCardCodeBatches, demoOpeningTickets } from './rows/card-codes.ts';
import { demoCategories } from './rows/categories.ts';
import { demoCollectionGoods, demoCollections } from './rows/collections.ts';
import {
  demoCouponActivities,
  demoCouponOffers,
  demoCouponTemplates,
  demoUserCoupons,
} from './rows/coupons.ts';
import { demoCashRewards } from './rows/daily-cash.ts';
import { demoFlashSaleGoods, demoFlashSaleSessions } from './rows/flash-sales.ts';
import { demoFloorCollections, demoFloorGoods, demoFloors, demoMenus } from './rows/floors.ts';
import { demoGoods, demoSections, demoSkus } from './rows/goods.ts';
import { demoGroupActivities } from './rows/group-buy.ts';
import { demoActivityBudgets, demoLotteries, demoLotteryPrizes, demoLotteryStock } from './rows/lotteries.ts';
import {
  demoHalls,
  demoLoungeProducts,
  demoLoungeRights,
  demoStationBusinesses,
  demoStations,
} from './rows/lounges.ts';
import { demoVipTypeRights, demoVipTypes } from './rows/memberships.ts';
import { demoMessageReads, demoMessages } from './rows/messages.ts';
import {
  demoActivityFloors,
  demoGuideSteps,
  demoLamps,
  demoMarketingPoints,
  demoNotices,
  demoPageConfigItems,
  demoPreheatNotices,
} from './rows/notices.ts';
import {
  demoDegradations,
  demoLimitedFeatures,
  demoLocationWhitelist,
  demoOrderRules,
  demoQrMaterials,
  demoRecommendedCities,
} from './rows/operations.ts';
import { demoPageProducts, demoSoldOutStock } from './rows/page-rights.ts';
import { demoPlans, demoTiers } from './rows/products.ts';
import { demoMaterials, demoPricePromotions, demoZoneActivities, demoZoneGroups } from './rows/promotions.ts';
import { demoQuestions } from './rows/questions.ts';
import { demoGroups, demoProducts, demoRights } from './rows/rights.ts';
import { demoSearchSynonyms, demoSearchWords } from './rows/search-words.ts';
import { demoShopCategories, demoShops } from './rows/shops.ts';
import { demoSubscriptions } from './rows/subscriptions.ts';
import { demoVideos } from './rows/videos.ts';
import { addAccountEvents } from './steps/add-account-events.ts';
import { addOrders } from './steps/add-orders.ts';
import { addNumbers } from './steps/add-numbers.ts';
import { addPastClaims } from './steps/add-past-claims.ts';
import { addPastExchange } from './steps/add-past-exchange.ts';
import { addReportHistory } from './steps/add-report-history.ts';
import { addSignIns } from './steps/add-sign-ins.ts';
import { addSkuCodes } from './steps/add-sku-codes.ts';
import { addTickets } from './steps/add-tickets.ts';
import { advanceFlashSales } from './steps/advance-flash-sales.ts';
import { openGroups } from './steps/open-groups.ts';
import { removeOtherFloors } from './steps/remove-other-floors.ts';
import { reopenThisMonth } from './steps/reopen-this-month.ts';
import { showPhotographs } from './steps/show-photographs.ts';
import { upsertRows, type Refresh } from './upsert-rows.ts';

type Load = (context: LoadContext) => Promise<void>;
type Rows<T extends keyof Tables> = readonly Partial<Selectable<Tables[T]>>[];

/** Rows of a table: only inserted, or with a key updated, except for the columns to keep. */
const into =
  <T extends keyof Tables>(
    table: T,
    rows: Rows<T> | ((context: LoadContext) => Rows<T>),
    refresh?: Refresh<T>,
  ): Load =>
  (context) =>
    upsertRows(context.tx, table, typeof rows === 'function' ? rows(context) : rows, refresh);

/** The same for rows that belong to accounts: those of open ones. */
const intoAccounts =
  <T extends keyof Tables>(
    table: T,
    rows: (context: LoadContext) => readonly (Rows<T>[number] & Owned)[],
    refresh?: Refresh<T>,
  ): Load =>
  async (context) =>
    upsertRows(context.tx, table, await ofOpenAccounts(context.tx, rows(context)), refresh);

/** Everything the demo loads, in the order that foreign keys need. */
export const demoLoads: readonly Load[] = [
  into('vip_types', demoVipTypes, { key: ['vip_type_id'] }),
  into('vip_type_rights', demoVipTypeRights),
  into('products', demoProducts, { key: ['product_id'] }),
  into('right_groups', demoGroups, { key: ['group_id'] }),
  into('rights', demoRights, { key: ['rights_id'] }),

  into('categories', ({ link }) => demoCategories(link), { key: ['category_id'] }),
  into('goods', ({ link }) => demoGoods(link), { key: ['goods_id'], keep: ['sold', 'in_stock'] }),
  into('skus', demoSkus, { key: ['sku_id'], keep: ['stock_left'] }),
  showPhotographs,
  into('goods_sections', demoSections, { key: ['goods_id', 'place'] }),
  into('collections', ({ base }) => [...demoCollections, ...demoFloorCollections(base)], {
    key: ['collection_id'],
  }),
  into('collection_goods', ({ base }) => [...demoCollectionGoods, ...demoFloorGoods(base)], {
    key: ['collection_id', 'goods_id'],
  }),
  into('promotions', demoPricePromotions, { key: ['promotion_id'], keep: ['is_on', 'spent_fen'] }),
  into('materials', ({ link }) => demoMaterials(link), { key: ['material_id'] }),
  into('zone_groups', demoZoneGroups, { key: ['group_id'] }),
  into('zone_activities', demoZoneActivities, { key: ['activity_id'] }),
  into('floors', ({ base }) => demoFloors(base), { key: ['floor_id'] }),
  removeOtherFloors,
  into('videos', demoVideos, { key: ['videos_id'], keep: ['likes'] }),
  into('page_menus', ({ base }) => demoMenus(base), { key: ['region_code', 'sort'] }),
  into('search_words', demoSearchWords, { key: ['word'] }),
  into('search_synonyms', demoSearchSynonyms),
  // Users consented to a published version, so its text never changes.
  into('agreements', demoAgreements),

  // Switches, rules and stock are only inserted, so that changes made in the workbench are kept.
  into('area_degradations', [...demoDegradations, ...demoLimitedFeatures]),
  into('location_whitelist', ({ encryption }) => demoLocationWhitelist(encryption)),
  into('recommended_cities', demoRecommendedCities, { key: ['area_num'] }),
  into('dictionary', dictionary, { key: ['code', 'name'] }),
  into('qr_materials', ({ base }) => demoQrMaterials(base), { key: ['material_id', 'channel_id'] }),
  into('page_products', demoPageProducts),
  into('order_rules', demoOrderRules),
  into('sandbox_numbers', ({ encryption }) => demoSandboxNumbers(encryption)),
  into('product_tiers', demoTiers, { key: ['line', 'product_id'] }),
  into('product_plans', demoPlans, { key: ['sku_id'] }),
  into('businesses', demoBusinesses, { key: ['business_id'] }),
  into('business_pages', demoBusinessPages, { key: ['page_code', 'business_id', 'product_id'] }),
  into('shop_categories', demoShopCategories, { key: ['category_id'] }),
  into('shops', demoShops, { key: ['shop_id'] }),
  into('area_stock', demoAreaStock),

  into('seckill_sessions', ({ now }) => demoFlashSaleSessions(now)),
  into('seckill_goods', ({ now }) => demoFlashSaleGoods(now)),
  advanceFlashSales,

  into('users', ({ encryption, now }) => demoUsers(encryption, now)),
  intoAccounts('subscriptions', ({ now }) => demoSubscriptions(now)),
  reopenThisMonth,
  intoAccounts('consents', ({ now }) => demoConsents(now)),
  into('coupon_templates', demoCouponTemplates, { key: ['template_id'] }),
  into('coupon_activities', ({ now }) => demoCouponActivities(now), {
    key: ['activity_id'],
    keep: ['is_on', 'spent_fen'],
  }),
  into('coupon_rules', couponRules, { key: ['activity_id', 'rule_id'] }),
  into('coupon_offers', demoCouponOffers, { key: ['activity_id', 'template_id'], keep: ['taken'] }),
  intoAccounts('user_coupons', ({ now }) => demoUserCoupons(now)),
  addPastClaims,
  into('group_activities', demoGroupActivities, {
    key: ['activity_id'],
    keep: ['spent_fen', 'sold', 'budget_fen'],
  }),
  openGroups,
  into('rights_stock', ({ now }) => demoSoldOutStock(now)),
  intoAccounts('addresses', ({ encryption, now }) => demoAddresses(encryption, now)),
  intoAccounts('business_subscriptions', ({ now }) => demoBusinessSubscriptions(now)),
  intoAccounts('card_charges', ({ now }) => demoCardCharges(now)),
  addNumbers,
  into('cash_rewards', demoCashRewards, { key: ['kind', 'days'] }),
  addSignIns,
  addAccountEvents,
  into('lotteries', demoLotteries, { key: ['lottery_id'], keep: ['version', 'begins_at', 'ends_at'] }),
  // Prizes of a version never change, and what was drawn stays drawn.
  into('lottery_prizes', demoLotteryPrizes),
  into('lottery_stock', demoLotteryStock),
  into('activity_budgets', demoActivityBudgets),
  into('card_code_batches', ({ now }) => demoCardCodeBatches(now), { key: ['batch_id'] }),
  into('opening_tickets', ({ now }) => demoOpeningTickets(now)),
  addPastExchange,

  // Published notices keep their times; each month gets its own.
  into('notices', ({ now }) => demoNotices(now), { key: ['notice_id'], keep: ['published_at', 'ends_at'] }),
  into('page_configs', pageConfigs, { key: ['code'] }),
  into('page_config_items', demoPageConfigItems, { key: ['code', 'key'] }),
  into('activity_floors', ({ now, link }) => demoActivityFloors(now, link), { key: ['act_floor_id'] }),
  into('marketing_points', ({ link }) => demoMarketingPoints(link), { key: ['point_id'] }),
  into('preheat_notices', ({ now, link }) => demoPreheatNotices(now, link), {
    key: ['notice_id'],
    keep: ['begins_at', 'ends_at'],
  }),
  into('guide_steps', ({ link }) => demoGuideSteps(link), { key: ['guide_id'] }),
  into('lamps', ({ now, link }) => demoLamps(now, link), { key: ['lamp_id'] }),
  intoAccounts('messages', ({ now }) => demoMessages(now), { key: ['message_id'], keep: ['published_at'] }),
  intoAccounts('message_reads', ({ now }) => demoMessageReads(now)),
  addSkuCodes,
  into('stations', demoStations, { key: ['station_id'] }),
  into('lounge_products', demoLoungeProducts, { key: ['sku_id'] }),
  into('lounge_halls', demoHalls, { key: ['hall_id'] }),
  into('station_businesses', demoStationBusinesses, { key: ['business_id'] }),
  intoAccounts('lounge_rights', ({ now }) => demoLoungeRights(now)),
  into('questions', demoQuestions, { key: ['question_id'], keep: ['helpful', 'not_helpful'] }),
  addTickets,
  addReportHistory,
  addOrders,
];
