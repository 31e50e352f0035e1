import { sql } from 'kysely';
import type {
  FlashSaleDetail,
  FlashSaleGoodsRow,
} from '#core/contract/console/activities/activities.shapes.ts';
import { wayOfSession } from '#core/rules/console/activities/session-ways.ts';
import { usedUpAt } from '#core/rules/console/activity-used-up.ts';
import type { Db } from '../../../db/database.ts';
import { NotFound } from '../../../http/refusal.ts';
import { flashSaleState } from './flash-sale-list.ts';

interface GoodsRow {
  readonly activity_id: string;
  readonly goods_id: string;
  readonly name: string;
  readonly sku_name: string;
  readonly pic_url: string;
  readonly price_fen: number;
  readonly list_price_fen: number;
  readonly limit_per_user: number;
  readonly min_level: number;
  readonly total: number;
  readonly taken: number;
  readonly reserved: number;
  readonly counted: number;
  readonly recent: number;
  readonly recent_fen: number;
  readonly budget_fen: number | null;
  readonly spent_fen: number;
  readonly stopped_at: Date | null;
}

const paceMs = 10 * 60_000;
const historyLength = 8;

/** A session as it is now. */
export async function flashSaleDetail(db: Db, sessionId: string, now: Date): Promise<FlashSaleDetail> {
  const session = await db
    .selectFrom('seckill_sessions')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  if (!session) throw new NotFound('没有这场活动');
  const [rows, refusals, history, waiting] = await Promise.all([
    goodsOf(db, sessionId, now),
    refusalsOf(db, sessionId),
    db
      .selectFrom('audit_log')
      .select(['at', 'operator_name', 'act'])
      .where('object_kind', '=', 'flash-sale')
      .where('object_key', '=', sessionId)
      .orderBy('audit_id', 'desc')
      .limit(historyLength)
      .execute(),
    db
      .selectFrom('proposals')
      .select('kind')
      .where('kind', 'in', ['activity.flash-sale', 'activity.flash-sale-restart'])
      .where('target', '=', sessionId)
      .where('state', '=', 'waiting')
      .where('ends_at', '>', now)
      .executeTakeFirst(),
  ]);
  const sum = (of: (row: GoodsRow) => number): number => rows.reduce((total, row) => total + of(row), 0);
  return {
    sessionId,
    name: session.name,
    kind: session.kind,
    mode: session.mode,
    beginsAt: session.begins_at.toISOString(),
    endsAt: session.ends_at.toISOString(),
    state: flashSaleState(session, now),
    stoppedAt: session.stopped_at?.toISOString() ?? null,
    serverNow: now.toISOString(),
    membersOnly: session.right_type !== null,
    way: wayOfSession(
      session,
      rows.map(({ price_fen }) => price_fen),
    ),
    registersAt: session.registers_at?.toISOString() ?? null,
    closesAt: session.closes_at?.toISOString() ?? null,
    quotaPerMonth: session.quota_per_month,
    total: sum(({ total }) => total),
    taken: sum(({ taken }) => taken),
    reserved: sum(({ reserved }) => reserved),
    oversold: sum(({ counted, total }) => Math.max(0, counted - total)),
    budgetFen: rows.some(({ budget_fen }) => budget_fen !== null)
      ? sum(({ budget_fen }) => budget_fen ?? 0)
      : null,
    spentFen: sum(({ spent_fen }) => spent_fen),
    goods: rows.map((row) => goodsRow(row, session.ends_at, now)),
    refusals,
    history: history.map(({ at, operator_name, act }) => ({
      at: at.toISOString(),
      operator: operator_name,
      act,
    })),
    waitingAct: waiting ? (waiting.kind === 'activity.flash-sale' ? '修改活动' : '恢复活动') : null,
  };
}

const goodsRow = (row: GoodsRow, endsAt: Date, now: Date): FlashSaleGoodsRow => ({
  activityId: row.activity_id,
  goodsId: row.goods_id,
  name: row.name,
  skuName: row.sku_name,
  picUrl: row.pic_url,
  priceFen: row.price_fen,
  listPriceFen: row.list_price_fen,
  limitPerUser: row.limit_per_user,
  minLevel: row.min_level,
  total: row.total,
  taken: row.taken,
  reserved: row.reserved,
  budgetFen: row.budget_fen,
  spentFen: row.spent_fen,
  isStopped: row.stopped_at !== null,
  usedUpAt:
    usedUpAt(
      [
        { left: row.total - row.taken, inPeriod: row.recent },
        ...(row.budget_fen === null
          ? []
          : [{ left: row.budget_fen - row.spent_fen, inPeriod: row.recent_fen }]),
      ],
      paceMs,
      endsAt,
      now,
    )?.toISOString() ?? null,
});

/** Reads reservations by their indexes: those that are held, and those of the last minutes. */
async function goodsOf(db: Db, sessionId: string, now: Date): Promise<readonly GoodsRow[]> {
  const { rows } = await sql<GoodsRow>`
    select k.activity_id, k.goods_id, g.name, f.name as sku_name, g.pic_url, k.price_fen, f.price_fen as list_price_fen,
      k.limit_per_user, k.min_level, k.total, k.sold as taken, k.budget_fen, k.spent_fen, k.stopped_at,
      (select coalesce(sum(r.quantity), 0)::integer from sale_reservations r
        where r.session_id = k.session_id and r.goods_id = k.goods_id and r.state = 'held') as reserved,
      (select coalesce(sum(r.quantity), 0)::integer from sale_reservations r
        where r.session_id = k.session_id and r.goods_id = k.goods_id and r.state <> 'released') as counted,
      coalesce(p.pieces, 0) as recent, coalesce(p.subsidy, 0) as recent_fen
    from seckill_goods k join goods g using (goods_id)
    join lateral (select s.name, s.price_fen from skus s
      where s.goods_id = k.goods_id and (k.sku_id is null or s.sku_id = k.sku_id) order by s.sort, s.sku_id limit 1) f on true
    left join (
      select goods_id, sum(quantity)::integer as pieces, sum(subsidy_fen)::integer as subsidy from sale_reservations
      where session_id = ${sessionId} and reserved_at > ${new Date(now.getTime() - paceMs)} and state <> 'released'
      group by goods_id) p on p.goods_id = k.goods_id
    where k.session_id = ${sessionId} order by k.sort, k.goods_id`.execute(db);
  return rows;
}

async function refusalsOf(db: Db, sessionId: string): Promise<FlashSaleDetail['refusals']> {
  const { rows } = await sql<{ why: string; refused: number }>`
    select c.why, sum(c.refused)::integer as refused
    from sale_refusals c join seckill_goods k using (activity_id)
    where k.session_id = ${sessionId} group by c.why order by refused desc, c.why`.execute(db);
  return rows;
}
