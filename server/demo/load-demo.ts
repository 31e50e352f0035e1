import { sql } from 'kysely';
import { environments } from '#core/config/environments.ts';
import type { Db, Tx } from '../db/database.ts';
import { addPastClaims } from './add-past-claims.ts';
import { demoAgreements } from './agreements.ts';
import { couponsOf } from './coupons.ts';
import { demoFlashSales } from './flash-sales.ts';
import { demoFloors } from './floors.ts';
import { demoGoods } from './goods.ts';
import { linksFrom } from './links.ts';
import { demoVipTypeRights, demoVipTypes } from './memberships.ts';
import { projectOfRegion } from './project-of-region.ts';
import { putCardCodes, putPastExchange } from './put-card-codes.ts';
import { putCouponTemplates, putGoodsOffers } from './put-goods-offers.ts';
import { putDailyCash } from './put-daily-cash.ts';
import { putNotices } from './put-notices.ts';
import { putOffers, putOwned } from './put-offers.ts';
import { putPlatformRows } from './put-platform-rows.ts';
import { putRows } from './put-rows.ts';
import { demoGroups, demoProducts, demoRights } from './rights.ts';
import { demoSearchWords } from './search-words.ts';
import { demoSubscribers } from './subscribers.ts';
import { subscriptionsOf, weekPacksOf } from './subscriptions.ts';
import { demoUsers } from './users.ts';

/**
 * Fills a sandbox database with the demo data, or brings it up to date. Content takes its newest form;
 * what a subscriber did stays, and what depends on the day is there for the day of `now`.
 */
export async function loadDemo(db: Db, now: Date, base: string = environments.dev.base): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await putRightsContent(tx);
    await putMallContent(tx, base);
    await putPlatformRows(tx, base);
    await putOffers(tx);
    await putFlashSales(tx, now);
    await putSubscribers(tx, now);
    await putOwned(tx, now);
    await putDailyCash(tx, now);
    await putCardCodes(tx, now);
    await putPastExchange(tx, now);
    await putNotices(tx, now, base);
  });
}

async function putRightsContent(tx: Tx): Promise<void> {
  await putRows(tx, 'vip_types', demoVipTypes, { key: ['vip_type_id'] });
  await putRows(tx, 'vip_type_rights', demoVipTypeRights);
  await putRows(tx, 'products', demoProducts, { key: ['product_id'] });
  await putRows(tx, 'right_groups', demoGroups, { key: ['group_id'] });
  await putRows(tx, 'rights', demoRights, { key: ['rights_id'] });
}

async function putMallContent(tx: Tx, base: string): Promise<void> {
  const goods = demoGoods(linksFrom(projectOfRegion('SUPER_MARKET_HOME'), base));
  await putRows(tx, 'goods', goods, { key: ['goods_id'], keep: ['sold', 'stock_left'] });
  await putRows(tx, 'floors', demoFloors(goods, base), { key: ['floor_id'] });
  await putGoodsOffers(tx, base);
  await putRows(tx, 'search_words', demoSearchWords, { key: ['word'] });
  // A published version is what people agreed to: its text never changes afterwards.
  await putRows(tx, 'agreements', demoAgreements);
}

/** A session put down before it began gets its crowd once it has; nothing sold is ever taken back. */
async function putFlashSales(tx: Tx, now: Date): Promise<void> {
  const sessions = demoFlashSales(now);
  const goods = sessions.flatMap((session) => session.goods);
  await putRows(
    tx,
    'seckill_sessions',
    sessions.map(({ goods: _goods, ...session }) => session),
  );
  await putRows(tx, 'seckill_goods', goods);
  await sql`
    update seckill_goods k set sold = crowd.sold from jsonb_populate_recordset(null::seckill_goods, ${JSON.stringify(goods)}::jsonb) crowd
    where k.session_id = crowd.session_id and k.goods_id = crowd.goods_id and k.sold < crowd.sold and crowd.sold <= k.total`.execute(
    tx,
  );
}

/** A number whose account was closed, or opened by somebody before the demo, is theirs: it gets nothing. */
async function putSubscribers(tx: Tx, now: Date): Promise<void> {
  await putRows(tx, 'users', demoUsers(now));
  const known = await tx
    .selectFrom('users')
    .select('user_id')
    .where(
      'user_id',
      'in',
      demoSubscribers.map((who) => who.userId),
    )
    .where('closed_at', 'is', null)
    .execute();
  const live = demoSubscribers.filter((who) => known.some((row) => row.user_id === who.userId));
  const subscriptions = live.flatMap((who) => [...subscriptionsOf(who, now), ...weekPacksOf(who, now)]);
  await putRows(tx, 'subscriptions', subscriptions);
  await reopenThisMonth(
    tx,
    live.flatMap((who) =>
      subscriptionsOf({ ...who, holds: who.holds.filter(({ monthsAgo }) => monthsAgo === 0) }, now),
    ),
  );
  await putCouponTemplates(tx);
  await putRows(
    tx,
    'user_coupons',
    live.flatMap((who) => couponsOf(who, now)),
  );
  await addPastClaims(tx, live, now);
}

/** What was "opened this month" moves along with the months, until somebody has claimed from it or ended it. */
async function reopenThisMonth(tx: Tx, fresh: ReturnType<typeof subscriptionsOf>): Promise<void> {
  await sql`
    update subscriptions s set opened_at = f.opened_at from jsonb_populate_recordset(null::subscriptions, ${JSON.stringify(fresh)}::jsonb) f
    where s.subscription_id = f.subscription_id and s.opened_at <> f.opened_at and s.ends_at is null
      and not exists (select from claims c where c.subscription_id = s.subscription_id)`.execute(tx);
}
