import type { BuyGroup, GroupOffer } from '#core/contract/activity/group-buy.shapes.ts';
import { groupOfferState } from '#core/rules/activity/group-buy.ts';
import { maskName } from '#core/rules/format/mask-name.ts';
import type { GroupRow, OfferRow } from './tables.ts';

/** 12,345 pieces read 已拼1.2万件. */
const soldText = (sold: number): string =>
  sold >= 10_000 ? `已拼${Math.floor(sold / 1000) / 10}万件` : `已拼${sold}件`;

/** The state of an activity at a time. */
export const stateOfOffer = (row: OfferRow, now: Date) =>
  groupOfferState(
    {
      isOn: row.is_on,
      isStopped: row.stopped_at !== null,
      beginsAt: row.begins_at,
      endsAt: row.ends_at,
      leftFen: row.budget_fen - row.spent_fen,
      seatFen: Math.max(0, row.list_fen - row.price_fen),
      lacksStock: row.stock_left === 0,
    },
    now,
  );

export const offerView = (row: OfferRow, now: Date): GroupOffer => ({
  activityId: row.activity_id,
  goodsId: row.goods_id,
  skuId: row.sku_id,
  goodsName: row.goods_name,
  picUrl: row.pic_url,
  tags: row.tags,
  categoryId: row.category_id,
  size: row.size,
  hours: row.hours,
  priceFen: row.price_fen,
  listFen: row.list_fen,
  soldText: soldText(row.sold),
  isPhysical: row.kind === 'physical',
  state: stateOfOffer(row, now),
  beginsAt: row.begins_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
});

interface MemberRow {
  readonly group_no: string;
  readonly user_id: string;
  readonly user_name: string;
}

/** A group for every visitor: names are masked. */
export const groupView = (row: GroupRow, members: readonly MemberRow[]): BuyGroup => ({
  groupNo: row.group_no,
  state: row.state,
  size: row.size,
  missing: row.size - row.paid,
  free: row.state === 'open' ? row.size - row.taken : 0,
  expiresAt: row.expires_at.toISOString(),
  members: members
    .filter(({ group_no }) => group_no === row.group_no)
    .map(({ user_id, user_name }) => ({ name: maskName(user_name), isOpener: user_id === row.opened_by })),
});
