import { sql } from 'kysely';
import { chinaDay, daysBefore } from '#core/rules/format/china-day.ts';
import type { Tx } from '../../../db/database.ts';
import { activitiesOfGoods, type ActivityOfGoods } from './activities-of-goods.ts';
import type { ChangedSku } from './apply-prices.ts';
import { yuan } from './price-texts.ts';

export interface PriceEffects {
  readonly yesterday: { readonly pieces: number; readonly paidFen: number; readonly changeFen: number };
  readonly effects: readonly string[];
}

interface Day {
  readonly skuId: string;
  readonly pieces: number;
  readonly paidFen: number;
}

/** What new prices would do: to what was sold yesterday, to orders that wait to be paid, and to activities that read them. */
export async function priceEffects(tx: Tx, changed: readonly ChangedSku[], now: Date): Promise<PriceEffects> {
  const skuIds = changed.map(({ after }) => after.skuId);
  const goodsIds = [...new Set(changed.map(({ before }) => before.goodsId))];
  const { rows: days } = await sql<Day>`
    select sku_id as "skuId", pieces, paid_fen as "paidFen" from goods_days
    where goods_id = any(${goodsIds}::text[]) and day = ${daysBefore(chinaDay(now), 1)}::date and sku_id = any(${skuIds}::text[])
      and pieces > 0`.execute(tx);
  const pieces = days.reduce((sum, day) => sum + day.pieces, 0);
  const paidFen = days.reduce((sum, day) => sum + day.paidFen, 0);
  const changeFen = days.reduce((sum, day) => {
    const sku = changed.find(({ after }) => after.skuId === day.skuId);
    return sku ? sum + day.pieces * (sku.after.priceFen - sku.before.priceFen) : sum;
  }, 0);
  const unpaid = await unpaidOrders(tx, skuIds);
  const activities = await activitiesOfGoods(tx, goodsIds, now);
  return {
    yesterday: { pieces, paidFen, changeFen },
    effects: [
      pieces === 0
        ? '昨天没有售出'
        : `昨天售出 ${pieces} 件，实收 ${yuan(paidFen)}；同样件数按新售价${changeFen < 0 ? '少' : '多'}收 ${yuan(Math.abs(changeFen))}（不计券、会员价和活动）`,
      ...(unpaid === 0 ? [] : [`未付款的 ${unpaid} 单按下单时的价格结算，不受影响`]),
      ...changed.flatMap((sku) =>
        activities.filter((each) => isOf(each, sku)).map((each) => activityText(each, sku)),
      ),
    ],
  };
}

const isOf = ({ goodsId, skuId }: ActivityOfGoods, { before }: ChangedSku): boolean =>
  goodsId === before.goodsId && (skuId === null || skuId === before.skuId);

function activityText({ title, kind, priceFen }: ActivityOfGoods, { before, after }: ChangedSku): string {
  const name = `${before.skuName}的“${title}”`;
  if (priceFen === null)
    return kind === 'gift' || kind === 'chances' ? `${name}不受影响` : `${name}按新价计算`;
  if (priceFen >= after.priceFen)
    return `${name} ${yuan(priceFen)} 不低于新售价 ${yuan(after.priceFen)}，不再便宜`;
  return `${name} ${yuan(priceFen)}：比售价便宜 ${yuan(before.priceFen - priceFen)} → ${yuan(after.priceFen - priceFen)}`;
}

async function unpaidOrders(tx: Tx, skuIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ readonly orders: number }>`
    select count(distinct o.order_no)::integer as orders from orders o join order_lines l using (order_no)
    where o.state = 'created' and l.sku_id = any(${skuIds}::text[])`.execute(tx);
  return rows[0]?.orders ?? 0;
}
