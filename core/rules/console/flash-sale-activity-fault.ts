import type { FlashSaleDraft } from '#core/contract/console/activities/activities.shapes.ts';

export interface SellableGoods {
  readonly name: string;
  readonly listPriceFen: number;
  /** What members pay without the activity. */
  readonly memberPriceFen: number;
  /** null: no limit. */
  readonly stockLeft: number | null;
  /** What is offered now; absent for goods that are added. */
  readonly current?:
    | { readonly priceFen: number; readonly sold: number; readonly spentFen: number }
    | undefined;
}

export interface CurrentSession {
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly mode: 'race' | 'draw';
}

const maxDays = 31;
const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;

/** Why a flash sale cannot be opened or changed like this; undefined: it can. */
export function flashSaleActivityFault(
  { name, beginsAt, endsAt, goods }: FlashSaleDraft,
  goodsById: ReadonlyMap<string, SellableGoods>,
  session: CurrentSession | undefined,
  now: Date,
): string | undefined {
  const [begins, ends] = [Date.parse(beginsAt), Date.parse(endsAt)];
  const hasStarted = session !== undefined && session.beginsAt <= now;
  if (session?.mode === 'draw') return '抽签场次公布后不能修改，只能停止';
  if (session && session.endsAt <= now) return `“${name}”已经结束，请新开一场`;
  if (hasStarted && begins !== session.beginsAt.getTime()) return '已经开场，不能再改开始时间';
  if (!hasStarted && begins <= now.getTime()) return '开始时间要在现在之后';
  if (ends <= Math.max(begins, now.getTime())) return '结束时间要在开始之后';
  if (ends - begins > maxDays * 86_400_000) return `一场最长${maxDays}天`;
  if (new Set(goods.map(({ goodsId }) => goodsId)).size < goods.length) return '同一件商品只能填一次';
  for (const offered of goods) {
    const fault = goodsFault(offered, goodsById.get(offered.goodsId), hasStarted);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function goodsFault(
  { goodsId, priceFen, total, limitPerUser, budgetFen }: FlashSaleDraft['goods'][number],
  goods: SellableGoods | undefined,
  hasStarted: boolean,
): string | undefined {
  if (!goods) return `没有编号为 ${goodsId} 的在售商品`;
  const { name, listPriceFen, memberPriceFen, stockLeft, current } = goods;
  if (priceFen > memberPriceFen) return `“${name}”的活动价高于会员价 ${yuan(memberPriceFen)}`;
  if (hasStarted && current && current.priceFen !== priceFen) return `已经开场，不能再改“${name}”的活动价`;
  const sold = current?.sold ?? 0;
  if (total < sold) return `“${name}”已抢 ${sold} 件，件数不能再少`;
  if (stockLeft !== null && total - sold > stockLeft) return `“${name}”的库存只有 ${stockLeft} 件`;
  if (limitPerUser > total) return `“${name}”的每人限购多于总件数`;
  const subsidyFen = listPriceFen - priceFen;
  if (budgetFen < (current?.spentFen ?? 0))
    return `“${name}”的补贴预算已用 ${yuan(current?.spentFen ?? 0)}，不能再少`;
  if (subsidyFen > 0 && budgetFen < subsidyFen) return `“${name}”的补贴预算不够一件（${yuan(subsidyFen)}）`;
  return undefined;
}
