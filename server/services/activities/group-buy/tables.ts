import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { isListed } from '../../../db/is-listed.ts';
import type { BuyGroups, GroupActivities } from '../../../db/schema/group-buy.ts';

export type GroupRow = Selectable<BuyGroups>;

/** An activity with its goods. */
export type OfferRow = Selectable<GroupActivities> & {
  readonly goods_id: string;
  readonly goods_name: string;
  readonly pic_url: string;
  readonly tags: string[];
  readonly kind: string;
  readonly category_id: string;
  readonly category_name: string;
  readonly list_fen: number;
  readonly stock_left: number | null;
};

/** Activities with their goods and the root category of these. */
const offers = (db: Db | Tx) =>
  db
    .selectFrom('group_activities as a')
    .innerJoin('skus as s', 's.sku_id', 'a.sku_id')
    .innerJoin('goods as g', 'g.goods_id', 's.goods_id')
    .leftJoin('categories as c', 'c.category_id', 'g.category_id')
    .leftJoin('categories as r', 'r.category_id', 'c.parent_id')
    .selectAll('a')
    .select(['g.goods_id', 'g.name as goods_name', 's.pic_url', 'g.tags', 'g.kind', 's.stock_left'])
    .select('s.price_fen as list_fen')
    .select(sql<string>`coalesce(r.category_id, c.category_id, 'other')`.as('category_id'))
    .select(sql<string>`coalesce(r.name, c.name, '其他')`.as('category_name'));

/** The activities that run, in order. */
export const runningOffers = (db: Db, now: Date): Promise<OfferRow[]> =>
  offers(db)
    .where('a.is_on', '=', true)
    .where('a.stopped_at', 'is', null)
    .where('a.begins_at', '<=', now)
    .where('a.ends_at', '>', now)
    .where(isListed(now))
    .orderBy('a.sort')
    .orderBy('a.activity_id')
    .limit(50)
    .execute();

export const offersById = (db: Db | Tx, activityIds: readonly string[]): Promise<OfferRow[]> =>
  activityIds.length === 0
    ? Promise.resolve([])
    : offers(db).where('a.activity_id', 'in', activityIds).execute();

/** A group that another member can see: its opener has paid. */
const joinable = (db: Db, now: Date) =>
  db
    .selectFrom('buy_groups')
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .where('paid', '>', 0)
    .whereRef('taken', '<', 'size');

/** The joinable group of each activity that ends first. */
export const firstGroups = (db: Db, activityIds: readonly string[], now: Date): Promise<GroupRow[]> =>
  activityIds.length === 0
    ? Promise.resolve([])
    : joinable(db, now)
        .selectAll()
        .distinctOn('activity_id')
        .where('activity_id', 'in', activityIds)
        .orderBy('activity_id')
        .orderBy('expires_at')
        .orderBy('group_no')
        .execute();

/** The other joinable groups of an activity, those that end first, and how many there are. */
export async function otherGroups(
  db: Db,
  { group_no, activity_id }: GroupRow,
  now: Date,
): Promise<{ readonly first: readonly GroupRow[]; readonly total: number }> {
  const others = joinable(db, now).where('activity_id', '=', activity_id).where('group_no', '<>', group_no);
  const [first, { total }] = await Promise.all([
    others.selectAll().orderBy('expires_at').orderBy('group_no').limit(3).execute(),
    others.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { first, total };
}

export const groupOf = (db: Db | Tx, groupNo: string): Promise<GroupRow | undefined> =>
  db.selectFrom('buy_groups').selectAll().where('group_no', '=', groupNo).executeTakeFirst();

/** The members of groups who have paid, the first ones first. */
export const membersOf = (db: Db, groupNos: readonly string[]) =>
  groupNos.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('group_seats as s')
        .innerJoin('users as u', 'u.user_id', 's.user_id')
        .select(['s.group_no', 's.user_id', 'u.user_name'])
        .where('s.group_no', 'in', groupNos)
        .where('s.state', 'in', ['paid', 'refunded'])
        .orderBy('s.taken_at')
        .orderBy('s.order_no')
        .execute();

/** A subscriber's seat in a group that was not given up. */
export const seatOf = (db: Db | Tx, groupNo: string, userId: string) =>
  db
    .selectFrom('group_seats')
    .select(['order_no', 'state'])
    .where('group_no', '=', groupNo)
    .where('user_id', '=', userId)
    .where('state', '<>', 'released')
    .executeTakeFirst();

/** How many seats a subscriber has in all groups of an activity. */
export async function seatsOf(db: Db | Tx, activityId: string, userId: string): Promise<number> {
  const { seats } = await db
    .selectFrom('group_seats as s')
    .innerJoin('buy_groups as b', 'b.group_no', 's.group_no')
    .select((e) => e.fn.countAll<number>().as('seats'))
    .where('s.user_id', '=', userId)
    .where('s.state', 'in', ['reserved', 'paid'])
    .where('b.activity_id', '=', activityId)
    .executeTakeFirstOrThrow();
  return seats;
}

/** The open groups that paid orders wait for. */
export const waitingGroups = (db: Db, orderNos: readonly string[]) =>
  orderNos.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('group_seats as s')
        .innerJoin('buy_groups as b', 'b.group_no', 's.group_no')
        .select(['s.order_no', 's.group_no'])
        .where('s.order_no', 'in', orderNos)
        .where('s.state', '=', 'paid')
        .where('b.state', '=', 'open')
        .execute();

/** Groups that were formed last, with their opener. */
export const latestFormed = (db: Db) =>
  db
    .selectFrom('buy_groups as b')
    .innerJoin('users as u', 'u.user_id', 'b.opened_by')
    .select(['b.activity_id', 'u.user_name'])
    .where('b.state', '=', 'formed')
    .where('b.ended_at', 'is not', null)
    .orderBy('b.ended_at', 'desc')
    .limit(5)
    .execute();
