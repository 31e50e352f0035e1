import type { groupBuy } from '#core/contract/activity/group-buy.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { groupRefusals } from '#core/rules/activity/group-buy.ts';
import { maskName } from '#core/rules/format/mask-name.ts';
import { paged, timedPage } from '../../../db/paged.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { groupView, offerView } from './offer-view.ts';
import {
  firstGroups,
  groupOf,
  latestFormed,
  membersOf,
  offersById,
  otherGroups,
  runningOffers,
  seatOf,
  type OfferRow,
} from './tables.ts';

/** The activities that run, each with the group that ends first, and who formed a group last. */
export async function groupOffers({ db, clock }: Deps): Promise<DataOf<typeof groupBuy.groupOffers>> {
  const now = clock.now();
  const rows = await runningOffers(db, now);
  const [groups, formed] = await Promise.all([
    firstGroups(
      db,
      rows.map(({ activity_id }) => activity_id),
      now,
    ),
    latestFormed(db),
  ]);
  const [members, formedOffers] = await Promise.all([
    membersOf(
      db,
      groups.map(({ group_no }) => group_no),
    ),
    offersById(db, [...new Set(formed.map(({ activity_id }) => activity_id))]),
  ]);
  const categories = new Map(rows.map((row) => [row.category_id, row.category_name]));
  return {
    serverNow: now.toISOString(),
    latest: formed.flatMap(({ activity_id, user_name }) => {
      const offer = formedOffers.find((row) => row.activity_id === activity_id);
      return offer
        ? [{ name: maskName(user_name), goodsName: offer.goods_name, savedFen: savedFen(offer) }]
        : [];
    }),
    categories: [...categories].map(([categoryId, name]) => ({ categoryId, name })),
    list: rows.map((row) => {
      const group = groups.find(({ activity_id }) => activity_id === row.activity_id);
      return { offer: offerView(row, now), group: group ? groupView(group, members) : null };
    }),
  };
}

const savedFen = ({ list_fen, price_fen }: OfferRow): number => Math.max(0, list_fen - price_fen);

/** One group, as its shared link shows it. A group whose opener has not paid is shown to its opener alone. */
export async function groupInfo(
  { db, clock }: Deps,
  caller: Member | undefined,
  groupNo: string,
): Promise<DataOf<typeof groupBuy.groupInfo>> {
  const now = clock.now();
  const group = await groupOf(db, groupNo);
  const [seat, [offer]] = group
    ? await Promise.all([
        caller ? seatOf(db, groupNo, caller.userId) : undefined,
        offersById(db, [group.activity_id]),
      ])
    : [undefined, []];
  const isVisible = group && (group.paid > 0 || group.state !== 'open' || seat !== undefined);
  if (!group || !offer || !isVisible) throw new Refusal(groupRefusals.missing);
  const others = await otherGroups(db, group, now);
  const members = await membersOf(
    db,
    [group, ...others.first].map(({ group_no }) => group_no),
  );
  return {
    serverNow: now.toISOString(),
    group: groupView(group, members),
    offer: offerView(offer, now),
    others: others.first.map((row) => groupView(row, members)),
    otherCount: others.total,
    seat: seat && seat.state !== 'released' ? { orderNo: seat.order_no, state: seat.state } : null,
  };
}

/** The subscriber's groups, the newest first. */
export async function myGroups(
  { db, clock }: Deps,
  { userId }: Member,
  page: InputOf<typeof groupBuy.myGroups>,
): Promise<DataOf<typeof groupBuy.myGroups>> {
  const now = clock.now();
  const own = db
    .selectFrom('group_seats as s')
    .innerJoin('buy_groups as b', 'b.group_no', 's.group_no')
    .where('s.user_id', '=', userId)
    .where('s.state', '<>', 'released');
  const rows = await paged(
    page,
    own,
    own
      .selectAll('b')
      .select(['s.order_no', 's.state as seat_state'])
      .orderBy('s.taken_at', 'desc')
      .orderBy('s.order_no'),
  );
  const [offers, members] = await Promise.all([
    offersById(db, [...new Set(rows.list.map(({ activity_id }) => activity_id))]),
    membersOf(
      db,
      rows.list.map(({ group_no }) => group_no),
    ),
  ]);
  const list = rows.list.flatMap(({ seat_state, order_no, ...group }) => {
    const offer = offers.find(({ activity_id }) => activity_id === group.activity_id);
    if (!offer || seat_state === 'released') return [];
    return [
      {
        group: groupView(group, members),
        offer: offerView(offer, now),
        seat: { orderNo: order_no, state: seat_state },
      },
    ];
  });
  return timedPage({ ...rows, list }, now);
}
