import type { GroupBuyDraft } from '#core/contract/console/activities/openings.shapes.ts';

export interface GroupGoods {
  readonly name: string;
  readonly listPriceFen: number;
  /** What members pay without the activity. */
  readonly memberPriceFen: number;
  /** null: no limit. */
  readonly stockLeft: number | null;
  /** Another group buy of the sku has a part of the time. */
  readonly hasOther: boolean;
}

const maxDays = 366;
/** As the table allows them. */
const sizes = { min: 2, max: 10 };
const maxHours = 72;
const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;

/** What one seat takes from the budget. */
export const seatFen = ({ listPriceFen }: Pick<GroupGoods, 'listPriceFen'>, priceFen: number): number =>
  Math.max(0, listPriceFen - priceFen);

/** Why a group buy cannot be opened like this; undefined: it can. */
export function groupBuyFault(
  { skuId, priceFen, size, hours, limitPerUser, beginsAt, endsAt, budgetFen }: GroupBuyDraft,
  goods: GroupGoods | undefined,
  now: Date,
): string | undefined {
  if (!goods) return `没有编号为 ${skuId} 的在售规格`;
  if (size < sizes.min || size > sizes.max) return `成团人数要在 ${sizes.min} 到 ${sizes.max} 人`;
  if (hours < 1 || hours > maxHours) return `成团时间要在 1 到 ${maxHours} 小时`;
  const { name, memberPriceFen, stockLeft, hasOther } = goods;
  const [begins, ends] = [beginsAt === null ? now.getTime() : Date.parse(beginsAt), Date.parse(endsAt)];
  if (begins < now.getTime()) return '开始时间已经过了，马上开始就不填';
  if (ends <= begins) return '结束时间要在开始之后';
  if (ends - begins > maxDays * 86_400_000) return `一个拼团最长${maxDays}天`;
  if (hasOther) return `“${name}”在这段时间已有拼团，同一规格同时只能有一个`;
  if (priceFen >= memberPriceFen) return `“${name}”的拼团价要低于会员价 ${yuan(memberPriceFen)}`;
  if (stockLeft !== null && stockLeft < size) return `“${name}”的库存只有 ${stockLeft} 件，不够一个团`;
  if (limitPerUser !== null && stockLeft !== null && limitPerUser > stockLeft)
    return `每人次数多于“${name}”的库存`;
  const groupFen = seatFen(goods, priceFen) * size;
  if (budgetFen < groupFen) return `补贴预算不够一个团（${yuan(groupFen)}）`;
  return undefined;
}
