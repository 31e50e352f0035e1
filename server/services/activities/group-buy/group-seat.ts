import { sql } from 'kysely';
import { groupRefusals, joinRefusal } from '#core/rules/activity/group-buy.ts';
import { rightTypeIds } from '#core/rules/membership/right-type-flags.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { Refusal } from '../../../http/refusal.ts';
import { newId } from '../../../http/secrets.ts';
import { levelsOf, ownedRightTypes } from '../../memberships/public.ts';
import { stateOfOffer } from './offer-view.ts';
import { groupOf, offersById, seatOf, seatsOf } from './tables.ts';

/** A group that an order joins, or an activity in which it opens one. */
export interface RequestedGroup {
  readonly activityId: string;
  readonly groupNo?: string | undefined;
}

export interface GroupPrice {
  readonly kind: 'group';
  readonly name: string;
  readonly limitPerOrder: 1;
  readonly hasOwnStock: false;
  /** When the joined group ends; null for one that is opened. */
  readonly payBefore: Date | null;
  readonly activityId: string;
  readonly groupNo: string | undefined;
  readonly priceFen: number;
  readonly size: number;
  readonly hours: number;
}

interface RequestedLine {
  readonly skuId: string;
  readonly quantity: number;
}

/** The group price of an order. Refused to those who may not buy in groups (§6), and when nothing can be opened or joined now. */
export async function groupPrice(
  db: Db | Tx,
  userId: string,
  { activityId, groupNo }: RequestedGroup,
  lines: readonly RequestedLine[],
  now: Date,
): Promise<GroupPrice | Refusal> {
  const [offer] = await offersById(db, [activityId]);
  if (!offer) return new Refusal(groupRefusals.over);
  const [line, ...more] = lines;
  if (more.length > 0 || line?.skuId !== offer.sku_id || line.quantity !== 1)
    return new Refusal(groupRefusals.one);
  if (!(await ownedRightTypes(db, userId, now)).includes(rightTypeIds.isGroupRight))
    return new Refusal(groupRefusals.right);
  const state = stateOfOffer(offer, now);
  if (state !== 'running') return new Refusal(groupRefusals[state]);
  const joined = groupNo === undefined ? null : await joinable(db, userId, { activityId, groupNo }, now);
  if (joined instanceof Refusal) return joined;
  if (groupNo === undefined && !(await mayOpen(db, userId, offer.opens_from_level, now)))
    return new Refusal(groupRefusals.level);
  if (await hasAllSeats(db, userId, offer)) return new Refusal(groupRefusals.limit);
  return {
    kind: 'group',
    name: '拼团',
    limitPerOrder: 1,
    hasOwnStock: false,
    payBefore: joined,
    activityId,
    groupNo,
    priceFen: offer.price_fen,
    size: offer.size,
    hours: offer.hours,
  };
}

async function mayOpen(db: Db | Tx, userId: string, fromLevel: number, now: Date): Promise<boolean> {
  return fromLevel === 0 || ((await levelsOf(db, [userId], now)).get(userId) ?? 0) >= fromLevel;
}

const hasAllSeats = async (
  db: Db | Tx,
  userId: string,
  { activity_id, limit_per_user }: { readonly activity_id: string; readonly limit_per_user: number | null },
): Promise<boolean> => limit_per_user !== null && (await seatsOf(db, activity_id, userId)) >= limit_per_user;

/** When a group ends that can be joined. */
async function joinable(
  db: Db | Tx,
  userId: string,
  { activityId, groupNo }: Required<RequestedGroup> & { readonly groupNo: string },
  now: Date,
): Promise<Date | Refusal> {
  const group = await groupOf(db, groupNo);
  if (!group || group.activity_id !== activityId) return new Refusal(groupRefusals.missing);
  const seat = await seatOf(db, groupNo, userId);
  const refusal = joinRefusal(
    {
      state: group.state,
      size: group.size,
      taken: group.taken,
      expiresAt: group.expires_at,
      isIn: seat !== undefined,
    },
    now,
  );
  return refusal ? new Refusal(groupRefusals[refusal]) : group.expires_at;
}

interface TakenSeat {
  readonly groupNo: string;
  readonly costFen: number;
}

/** Takes a seat and its part of the budget, or refuses. The group's row is locked before the activity's, as in follow_group_order. */
export async function takeSeat(
  tx: Tx,
  userId: string,
  { activityId, groupNo, size, hours }: GroupPrice,
  costFen: number,
  now: Date,
): Promise<TakenSeat | Refusal> {
  const group = groupNo === undefined ? await openGroup() : await joinGroup(groupNo);
  if (group instanceof Refusal) return group;
  const budget = await tx
    .updateTable('group_activities')
    .set((e) => ({ spent_fen: e('spent_fen', '+', costFen) }))
    .where('activity_id', '=', activityId)
    .where('is_on', '=', true)
    .where('stopped_at', 'is', null)
    .where((e) => e(e('spent_fen', '+', costFen), '<=', e.ref('budget_fen')))
    .returning(['activity_id', 'limit_per_user'])
    .executeTakeFirst();
  // The activity's row is locked now: seats that were taken meanwhile are counted.
  if (budget && (await hasAllSeats(tx, userId, budget))) return new Refusal(groupRefusals.limit);
  if (budget) return { groupNo: group.group_no, costFen };
  const [offer] = await offersById(tx, [activityId]);
  const state = offer ? stateOfOffer(offer, now) : 'over';
  // Stopped, or its budget was used up, since the price was read.
  return new Refusal(groupRefusals[state === 'running' ? 'gone' : state]);

  function openGroup() {
    return tx
      .insertInto('buy_groups')
      .values({
        group_no: newId(),
        activity_id: activityId,
        opened_by: userId,
        size,
        taken: 1,
        opened_at: now,
        expires_at: new Date(now.getTime() + hours * 3_600_000),
      })
      .returning('group_no')
      .executeTakeFirstOrThrow();
  }

  async function joinGroup(joined: string) {
    const taken = await tx
      .updateTable('buy_groups')
      .set((e) => ({ taken: e('taken', '+', 1) }))
      .where('group_no', '=', joined)
      .where('state', '=', 'open')
      .where('expires_at', '>', now)
      .whereRef('taken', '<', 'size')
      .returning('group_no')
      .executeTakeFirst();
    if (taken) return taken;
    // The last seat was taken, or the group ended, since the price was read.
    const ends = await joinable(tx, userId, { activityId, groupNo: joined }, now);
    return ends instanceof Refusal ? ends : new Refusal(groupRefusals.full);
  }
}

/** Writes the seat of an order. A second seat of the subscriber in the group is refused by the unique index. */
export async function writeSeat(
  tx: Tx,
  { orderNo, userId }: { readonly orderNo: string; readonly userId: string },
  { groupNo, costFen }: TakenSeat,
  now: Date,
): Promise<Refusal | undefined> {
  const written = await tx
    .insertInto('group_seats')
    .values({ order_no: orderNo, group_no: groupNo, user_id: userId, cost_fen: costFen, taken_at: now })
    .onConflict((c) =>
      // Constants: a plan for all parameters does not match the partial index.
      c
        .columns(['group_no', 'user_id'])
        .where(sql<boolean>`state in ('reserved', 'paid')`)
        .doNothing(),
    )
    .returning('order_no')
    .executeTakeFirst();
  if (!written) return new Refusal(groupRefusals.joined);
  await tx.insertInto('order_holds').values({ order_no: orderNo, reason: '等待成团' }).execute();
  return undefined;
}
