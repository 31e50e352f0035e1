import { sql } from 'kysely';
import { environments } from '#core/config/environments.ts';
import type { Encryption } from '../crypto/encryption.ts';
import type { Db, Tx } from '../db/database.ts';
import { addPastClaims } from './add-past-claims.ts';
import { demoAgreements } from './agreements.ts';
import { consentsOf } from './consents.ts';
import { couponsOf } from './coupons.ts';
import { demoFlashSales } from './flash-sales.ts';
import { demoHalfPrice } from './half-price.ts';
import { commitDraw } from '../services/activities/public.ts';
import { loadGroupBuy } from './load-group-buy.ts';
import { loadFloors } from './load-floors.ts';
import { demoGoods, demoSkus } from './rows/goods.ts';
import { demoCategories } from './rows/categories.ts';
import { linksFrom } from './links.ts';
import { demoVipTypeRights, demoVipTypes } from './rows/memberships.ts';
import { projectOfRegion } from './project-of-region.ts';
import { loadCardCodes, loadPastExchange } from './load-card-codes.ts';
import { loadCoupons, loadPromotions } from './load-promotions.ts';
import { loadDailyCash } from './load-daily-cash.ts';
import { loadLounges } from './load-lounges.ts';
import { loadLotteries } from './load-lotteries.ts';
import { loadMessages } from './load-messages.ts';
import { loadNumbers } from './load-numbers.ts';
import { loadNotices } from './load-notices.ts';
import { loadOffers, loadOwnedOffers } from './load-offers.ts';
import { loadSkuCodes } from './load-sku-codes.ts';
import { loadOperations } from './load-operations.ts';
import { demoQuestions } from './questions.ts';
import { upsertRows } from './upsert-rows.ts';
import { demoGroups, demoProducts, demoRights } from './rows/rights.ts';
import { demoSearchSynonyms, demoSearchWords } from './search-words.ts';
import { demoSubscribers } from './subscribers.ts';
import { subscriptionsOf, weekPacksOf } from './subscriptions.ts';
import { demoUsers } from './users.ts';

/**
 * Loads the demo data into a sandbox database, or updates it. Content is replaced, what subscribers did is kept, and
 * data that depends on the day is added for the day of `now`.
 */
export async function loadDemo(
  { db, encryption }: { readonly db: Db; readonly encryption: Encryption },
  now: Date,
  base: string = environments.dev.base,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await loadRightsContent(tx);
    await loadMallContent(tx, base);
    await loadOperations(tx, encryption, base);
    await loadOffers(tx);
    await loadFlashSales(tx, encryption, now);
    await loadSubscribers(tx, encryption, now);
    await loadGroupBuy(tx, now);
    await loadOwnedOffers(tx, encryption, now);
    await loadNumbers(tx, encryption, now);
    await loadDailyCash(tx, now);
    await loadLotteries(tx);
    await loadCardCodes(tx, now);
    await loadPastExchange(tx, now);
    await loadNotices(tx, now, base);
    await loadMessages(tx, now);
    await loadSkuCodes(tx, encryption, now);
    await loadLounges(tx, now);
    await upsertRows(tx, 'questions', demoQuestions, {
      key: ['question_id'],
      keep: ['helpful', 'not_helpful'],
    });
  });
}

async function loadRightsContent(tx: Tx): Promise<void> {
  await upsertRows(tx, 'vip_types', demoVipTypes, { key: ['vip_type_id'] });
  await upsertRows(tx, 'vip_type_rights', demoVipTypeRights);
  await upsertRows(tx, 'products', demoProducts, { key: ['product_id'] });
  await upsertRows(tx, 'right_groups', demoGroups, { key: ['group_id'] });
  await upsertRows(tx, 'rights', demoRights, { key: ['rights_id'] });
}

async function loadMallContent(tx: Tx, base: string): Promise<void> {
  const link = linksFrom(projectOfRegion('SUPER_MARKET_HOME'), base);
  const goods = demoGoods(link);
  await upsertRows(tx, 'categories', demoCategories(link), { key: ['category_id'] });
  await upsertRows(tx, 'goods', goods, { key: ['goods_id'], keep: ['sold', 'in_stock'] });
  await upsertRows(tx, 'skus', demoSkus, { key: ['sku_id'], keep: ['stock_left'] });
  await loadPromotions(tx, base);
  await loadFloors(tx, base);
  await upsertRows(tx, 'search_words', demoSearchWords, { key: ['word'] });
  await upsertRows(tx, 'search_synonyms', demoSearchSynonyms);
  // Users consented to a published version, so its text never changes.
  await upsertRows(tx, 'agreements', demoAgreements);
}

/** A session that has begun since the last load gets its sales; the count of sales never falls. */
async function loadFlashSales(tx: Tx, encryption: Encryption, now: Date): Promise<void> {
  const sessions = [...demoFlashSales(now), demoHalfPrice];
  const goods = sessions.flatMap((session) => session.goods);
  await tx
    .insertInto('seckill_sessions')
    .values(sessions.map(({ goods: _goods, ...session }) => session))
    .onConflict((c) => c.doNothing())
    .execute();
  await tx
    .insertInto('seckill_goods')
    .values(goods)
    .onConflict((c) => c.doNothing())
    .execute();
  for (const { session_id, mode } of sessions)
    if (mode === 'draw') await commitDraw(tx, encryption, session_id);
  await sql`
    update seckill_goods k set sold = demo.sold from jsonb_populate_recordset(null::seckill_goods, ${JSON.stringify(goods)}::jsonb) demo
    where k.session_id = demo.session_id and k.goods_id = demo.goods_id and k.sold < demo.sold and demo.sold <= k.total`.execute(
    tx,
  );
}

/** Skips numbers whose account was closed, or opened before the demo was loaded. */
async function loadSubscribers(tx: Tx, encryption: Encryption, now: Date): Promise<void> {
  await upsertRows(tx, 'users', demoUsers(encryption, now));
  const known = await tx
    .selectFrom('users')
    .select('user_id')
    .where(
      'user_id',
      'in',
      demoSubscribers.map(({ userId }) => userId),
    )
    .where('closed_at', 'is', null)
    .execute();
  const live = demoSubscribers.filter(({ userId }) => known.some((row) => row.user_id === userId));
  const subscriptions = live.flatMap((subscriber) => [
    ...subscriptionsOf(subscriber, now),
    ...weekPacksOf(subscriber, now),
  ]);
  await upsertRows(tx, 'subscriptions', subscriptions);
  await reopenThisMonth(
    tx,
    live.flatMap((subscriber) =>
      subscriptionsOf(
        { ...subscriber, holds: subscriber.holds.filter(([, monthsAgo]) => monthsAgo === 0) },
        now,
      ),
    ),
  );
  await upsertRows(
    tx,
    'consents',
    live.flatMap((subscriber) => consentsOf(subscriber, now)),
  );
  await loadCoupons(tx, now);
  await upsertRows(
    tx,
    'user_coupons',
    live.flatMap((subscriber) => couponsOf(subscriber, now)),
  );
  await addPastClaims(tx, live, now);
}

/** Subscriptions "opened this month" are moved to the current month until something was claimed from them or they ended. */
async function reopenThisMonth(tx: Tx, subscriptions: ReturnType<typeof subscriptionsOf>): Promise<void> {
  await sql`
    update subscriptions s set opened_at = f.opened_at from jsonb_populate_recordset(null::subscriptions, ${JSON.stringify(subscriptions)}::jsonb) f
    where s.subscription_id = f.subscription_id and s.opened_at <> f.opened_at and s.ends_at is null
      and not exists (select from claims c where c.subscription_id = s.subscription_id)`.execute(tx);
}
