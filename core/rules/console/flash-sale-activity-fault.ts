import type { FlashSaleDraft } from '#core/contract/console/activities/activities.shapes.ts';
import type { SessionWay } from '#core/contract/console/activities/activity-kinds.ts';
import { halfOf } from './activities/session-ways.ts';

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
  readonly way: SessionWay;
}

interface Around {
  /** Absent: it is new. */
  readonly session?: CurrentSession | undefined;
  /** Another session at half price that has a part of the time: pages show one. */
  readonly otherHalf?: string | undefined;
}

const maxDays = 31;
/** A zone at half price stays; the others are sessions of a day. */
const maxDaysOfHalf = 3_660;
const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;

/** Why a flash sale cannot be opened or changed like this; undefined: it can. */
export function flashSaleActivityFault(
  draft: FlashSaleDraft,
  goodsById: ReadonlyMap<string, SellableGoods>,
  { session, otherHalf }: Around,
  now: Date,
): string | undefined {
  const { way, goods } = draft;
  const hasStarted = session !== undefined && session.beginsAt <= now;
  const fault = timesFault(draft, session, now);
  if (fault !== undefined) return fault;
  if (way === 'half' && otherHalf !== undefined)
    return `这段时间已有五折场次“${otherHalf}”，页面上同时只能有一场`;
  if (new Set(goods.map(({ goodsId }) => goodsId)).size < goods.length) return '同一件商品只能填一次';
  for (const offered of goods) {
    const ofGoods = goodsFault(offered, way, goodsById.get(offered.goodsId), hasStarted);
    if (ofGoods !== undefined) return ofGoods;
  }
  return undefined;
}

function timesFault(
  { name, beginsAt, endsAt, way, registersAt, closesAt, quotaPerMonth }: FlashSaleDraft,
  session: CurrentSession | undefined,
  now: Date,
): string | undefined {
  const [begins, ends] = [Date.parse(beginsAt), Date.parse(endsAt)];
  const hasStarted = session !== undefined && session.beginsAt <= now;
  if (session?.way === 'draw') return '抽签场次公布后不能修改，只能停止';
  if (session && session.way !== way) return '场次的方式不能改，请新开一场';
  if (session && session.endsAt <= now) return `“${name}”已经结束，请新开一场`;
  if (hasStarted && begins !== session.beginsAt.getTime()) return '已经开场，不能再改开始时间';
  if (!hasStarted && begins <= now.getTime()) return '开始时间要在现在之后';
  if (ends <= Math.max(begins, now.getTime())) return '结束时间要在开始之后';
  const days = way === 'half' ? maxDaysOfHalf : maxDays;
  if (ends - begins > days * 86_400_000) return `一场最长${days}天`;
  if (way !== 'half' && quotaPerMonth !== null) return '只有五折场次有每月名额';
  if (way !== 'draw') return registersAt === null && closesAt === null ? undefined : '只有抽签场次有报名时间';
  if (registersAt === null || closesAt === null) return '抽签场次要填报名的开始和截止';
  const [registers, closes] = [Date.parse(registersAt), Date.parse(closesAt)];
  if (closes <= registers) return '报名截止要在报名开始之后';
  if (closes <= now.getTime()) return '报名截止要在现在之后';
  if (closes > begins) return '报名截止不能晚于开场，开场时开奖';
  return undefined;
}

function goodsFault(
  { goodsId, priceFen, total, limitPerUser, budgetFen }: FlashSaleDraft['goods'][number],
  way: SessionWay,
  goods: SellableGoods | undefined,
  hasStarted: boolean,
): string | undefined {
  if (!goods) return `没有编号为 ${goodsId} 的在售商品`;
  const { name, listPriceFen, stockLeft, current } = goods;
  if (hasStarted && current && current.priceFen !== priceFen) return `已经开场，不能再改“${name}”的活动价`;
  const ofPrice = hasStarted && current ? undefined : priceFault(priceFen, way, goods);
  if (ofPrice !== undefined) return ofPrice;
  const sold = current?.sold ?? 0;
  if (total < sold) return `“${name}”已抢 ${sold} 件，件数不能再少`;
  if (stockLeft !== null && total - sold > stockLeft) return `“${name}”的库存只有 ${stockLeft} 件`;
  if (limitPerUser > total) return `“${name}”的每人限购多于总件数`;
  if ((way === 'draw' || way === 'free') && limitPerUser > 1)
    return `“${name}”每人只能限 1 件：${way === 'draw' ? '中签一次得一件' : '0元只送一件'}`;
  const subsidyFen = listPriceFen - priceFen;
  if (budgetFen < (current?.spentFen ?? 0))
    return `“${name}”的补贴预算已用 ${yuan(current?.spentFen ?? 0)}，不能再少`;
  if (subsidyFen > 0 && budgetFen < subsidyFen) return `“${name}”的补贴预算不够一件（${yuan(subsidyFen)}）`;
  return undefined;
}

function priceFault(
  priceFen: number,
  way: SessionWay,
  { name, listPriceFen, memberPriceFen }: SellableGoods,
): string | undefined {
  const half = halfOf(listPriceFen);
  if (way === 'half' && priceFen !== half) return `“${name}”的五折是 ${yuan(half)}，活动价要正好是它`;
  if (way === 'free' && priceFen !== 0) return `0元场次里“${name}”的活动价要是 0`;
  if (way !== 'free' && priceFen === 0) return `“${name}”的活动价是 0，请选0元场次`;
  if (priceFen > memberPriceFen) return `“${name}”的活动价高于会员价 ${yuan(memberPriceFen)}`;
  if (priceFen >= listPriceFen) return `“${name}”的活动价要低于售价 ${yuan(listPriceFen)}`;
  return undefined;
}
