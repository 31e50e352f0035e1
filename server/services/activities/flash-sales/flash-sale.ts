import { sql, type Selectable } from 'kysely';
import { promotionsBeside } from '#core/rules/pricing/combinations.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import type { home } from '#core/contract/goods/home.ts';
import type { FlashSale, FlashSaleGoods } from '#core/contract/goods/home.shapes.ts';
import type { Db } from '../../../db/database.ts';
import { isListed } from '../../../db/is-listed.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import type { FlashSaleSessions } from '../../../db/schema/flash-sales.ts';
import type { Deps } from '../../../deps.ts';
import { goodsCard, goodsCardColumns, type GoodsCardRow } from '../../catalogue/public.ts';

const sessionColumns = [
  'session_id',
  'name',
  'begins_at',
  'ends_at',
  'mode',
  'right_type',
  'registers_at',
  'closes_at',
  'stopped_at',
] as const satisfies readonly (keyof FlashSaleSessions)[];

type Session = Pick<Selectable<FlashSaleSessions>, (typeof sessionColumns)[number]>;

/** A session with its goods, by default the running or next one, among the sessions of the day and the next ones. */
export async function flashSale(
  { db, clock }: Deps,
  { sessionId, cityCode }: InputOf<typeof home.seckill> = {},
): Promise<FlashSale | null> {
  const now = clock.now();
  const { sessions, shown } = await flashSessions(db, now, sessionId);
  if (!shown) return null;
  const [goods, draw] = await Promise.all([flashSaleGoods(db, shown, { now, cityCode }), drawOf(db, shown)]);
  return {
    ...timesOf(shown),
    serverNow: now.toISOString(),
    mode: shown.mode,
    rightType: shown.right_type,
    draw,
    goods,
    sessions: sessions.map((session) => ({
      ...timesOf(session),
      mode: session.mode,
      state: session.ends_at <= now ? 'ended' : session.begins_at <= now ? 'running' : 'coming',
    })),
  };
}

const sessionsSince = preparedQuery<{ now: Date }, Session>('flash-sessions', (db, { now }) =>
  db
    .selectFrom('seckill_sessions')
    .select(sessionColumns)
    .where('kind', '=', 'flash')
    .where('is_on', '=', true)
    .where('ends_at', '>', sql<Date>`date_trunc('day', ${now}::timestamptz, 'Asia/Shanghai')`)
    .orderBy('begins_at')
    .orderBy('session_id')
    .limit(24),
);

/** The sessions of the day and the next ones that are on, and the one that is shown. */
export async function flashSessions(
  db: Db,
  now: Date,
  sessionId: string | undefined,
): Promise<{ readonly sessions: readonly Session[]; readonly shown: Session | undefined }> {
  const sessions = await sessionsSince(db, { now });
  const shown =
    sessions.find(({ session_id }) => session_id === sessionId) ??
    sessions.find(({ ends_at }) => ends_at > now);
  return { sessions, shown };
}

const timesOf = (session: Session) => ({
  sessionId: session.session_id,
  sessionName: session.name,
  beginsAt: session.begins_at.toISOString(),
  endsAt: session.ends_at.toISOString(),
});

interface FlashSaleRow extends GoodsCardRow {
  readonly activity_id: string;
  readonly sale_price: number;
  readonly total: number;
  readonly taken: number;
  readonly limit_per_user: number;
  readonly sale_sku: string | null;
  readonly min_level: number;
  readonly entries: number | null;
  readonly is_stopped: boolean;
}

/** One JSON value: parsing it takes less CPU than rows of 25 columns. */
const goodsOfSession = preparedQuery<
  FlashSaleInput & { sessionId: string },
  { goods: readonly FlashSaleRow[] }
>('sale-goods', (db, { sessionId, now, cityCode }) =>
  db
    .selectFrom(
      db
        .selectFrom('seckill_goods as k')
        .innerJoin('goods as g', 'g.goods_id', 'k.goods_id')
        .select(goodsCardColumns.map((column) => `g.${column}` as const))
        .select(['k.activity_id', 'k.price_fen as sale_price', 'k.total', 'k.sold as taken'])
        .select(['k.limit_per_user', 'k.sku_id as sale_sku', 'k.min_level', 'k.sort'])
        .select(sql<boolean>`k.stopped_at is not null`.as('is_stopped'))
        .select((e) =>
          e
            .selectFrom('draw_entries as d')
            .select((c) => c.fn.countAll<number>().as('many'))
            .whereRef('d.session_id', '=', 'k.session_id')
            .whereRef('d.goods_id', '=', 'k.goods_id')
            .as('entries'),
        )
        .where('k.session_id', '=', sessionId)
        .where(isListed(now))
        .where(
          sql<boolean>`(${cityCode}::text is null or g.areas = '{}' or ${cityCode}::text = any(g.areas))`,
        )
        .as('s'),
    )
    .select(sql<readonly FlashSaleRow[]>`coalesce(json_agg(s order by s.sort), '[]')`.as('goods')),
);

interface FlashSaleInput {
  readonly now: Date;
  /** Leaves out what is not sold in the city. */
  readonly cityCode?: string | undefined;
}

/** The goods of a session at its prices. */
export async function flashSaleGoods(
  db: Db,
  { session_id, mode, stopped_at }: Pick<Session, 'session_id' | 'mode' | 'stopped_at'>,
  { now, cityCode }: FlashSaleInput,
): Promise<FlashSaleGoods[]> {
  const [{ goods } = { goods: [] }] = await goodsOfSession(db, { sessionId: session_id, now, cityCode });
  return goods.map((row) => ({
    ...goodsCard({ ...row, promotions: promotionsBeside({ kind: 'sale' }, row.promotions) }, { now }),
    skuId: row.sale_sku ?? row.sku_id,
    // A flash sale has pieces of its own.
    lackStockFlag: 0,
    activityId: row.activity_id,
    priceFen: row.sale_price,
    originalPriceFen: row.original_price_fen ?? row.price_fen,
    regularPriceFen: row.price_fen,
    soldPercent: Math.floor((row.taken * 100) / row.total),
    stockTotal: row.total,
    stockLeft: row.total - row.taken,
    limitPerUser: row.limit_per_user,
    minLevel: row.min_level,
    entries: mode === 'draw' ? (row.entries ?? 0) : 0,
    ...((row.is_stopped || stopped_at !== null) && { isStopped: true }),
  }));
}

async function drawOf(db: Db, { session_id, registers_at, closes_at }: Session): Promise<FlashSale['draw']> {
  if (!registers_at || !closes_at) return null;
  const draw = await db
    .selectFrom('draws')
    .select(['commitment', 'drawn_at'])
    .where('session_id', '=', session_id)
    .executeTakeFirst();
  return {
    registersAt: registers_at.toISOString(),
    closesAt: closes_at.toISOString(),
    commitment: draw?.commitment ?? null,
    drawnAt: draw?.drawn_at?.toISOString() ?? null,
  };
}
