import { sql } from 'kysely';
import { flashSaleClosed, flashSaleRefusals } from '#core/rules/activity/flash-sale-refusals.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { FlashSale } from './tables.ts';

interface Line {
  readonly skuId: string;
  readonly quantity: number;
}

export interface FlashSalePrice {
  readonly kind: 'sale';
  readonly name: string;
  readonly priceFen: number;
  readonly limitPerOrder: number;
  /** Pieces are the flash sale's, not those of the sku's stock. */
  readonly hasOwnStock: true;
  /** It must be paid before this time; null: as every order. */
  readonly payBefore: null;
  readonly flashSale: FlashSale;
}

const flashSaleNames = { flash: '限时秒杀', half: '五折购' } as const;

/** The price of a flash sale for its sku, alone. Refuses other lines. */
export function flashSalePrice(
  flashSale: FlashSale | undefined,
  lines: readonly Line[],
): FlashSalePrice | Refusal {
  if (!flashSale) return new Refusal(flashSaleRefusals.unknown);
  const [line, ...others] = lines;
  if (others.length > 0) return new Refusal('活动商品请单独下单');
  if (line?.skuId !== flashSale.sku_id) return new Refusal('该规格不参加本次活动');
  const { limit_per_user: limitPerOrder, price_fen: priceFen } = flashSale;
  if (line.quantity > limitPerOrder) return new Refusal(`活动价每人限购${limitPerOrder}件`);
  return {
    kind: 'sale',
    name: flashSaleNames[flashSale.kind],
    priceFen,
    limitPerOrder,
    hasOwnStock: true,
    payBefore: null,
    flashSale,
  };
}

/** Why the price of a flash sale that is closed cannot be had; undefined while it is open or pieces are reserved for the subscriber. */
export async function flashSalePriceRefusal(
  db: Db | Tx,
  userId: string,
  flashSale: FlashSale,
  now: Date,
): Promise<Refusal | undefined> {
  const closed = flashSaleClosed(
    {
      isOn: flashSale.is_on,
      isStopped: flashSale.is_stopped,
      mode: flashSale.mode,
      beginsAt: flashSale.begins_at,
      endsAt: flashSale.ends_at,
    },
    now,
  );
  if (closed === null) return undefined;
  const reserved = await db
    .selectFrom('sale_reservations')
    .select('reservation_id')
    .where('session_id', '=', flashSale.session_id)
    .where('goods_id', '=', flashSale.goods_id)
    .where('user_id', '=', userId)
    .where('state', '=', 'held')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return !reserved || closed === 'off' ? new Refusal(flashSaleRefusals[closed]) : undefined;
}

/**
 * Locks the sessions of reservations: the off switch waits for this transaction, or this transaction sees it. Comes before the locks of the
 * subscribers, as in reserve_sale, so that orders and reservations do not block each other in turn.
 */
export async function lockFlashSales(tx: Tx, reservationIds: readonly string[]): Promise<void> {
  if (reservationIds.length === 0) return;
  await sql`
    select s.is_on from seckill_sessions s
    where s.session_id in (select session_id from sale_reservations where reservation_id = any(${reservationIds}::text[]))
    order by s.session_id for share of s`.execute(tx);
}

/**
 * Locks reservations, and says for each whether it can be ordered: its number of pieces, or why not. Their sessions are locked already, so
 * that neither changes before the end of the transaction.
 */
export async function lockReservations(
  tx: Tx,
  reservationIds: readonly string[],
  now: Date,
): Promise<(reservationId: string) => number | Refusal> {
  if (reservationIds.length === 0) return () => lapsed();
  const { rows } = await sql<{ reservation_id: string; is_on: boolean; quantity: number }>`
    select r.reservation_id, s.is_on, r.quantity from sale_reservations r join seckill_sessions s using (session_id)
    where r.reservation_id = any(${reservationIds}::text[]) and r.state = 'held' and r.expires_at > ${now}
    order by r.reservation_id for no key update of r`.execute(tx);
  const reserved = new Map(rows.map((row) => [row.reservation_id, row]));
  return (reservationId) => {
    const row = reserved.get(reservationId);
    if (!row) return lapsed();
    return row.is_on ? row.quantity : new Refusal(flashSaleRefusals.off);
  };
}

const lapsed = () => new Refusal('为您保留的名额已失效，请重新抢购');

export interface OrderOfFlashSale {
  readonly reservationId: string;
  readonly orderNo: string;
}

/** Gives locked reservations to orders just written. */
export async function orderFlashSales(tx: Tx, orders: readonly OrderOfFlashSale[]): Promise<void> {
  if (orders.length === 0) return;
  await sql`
    update sale_reservations r set state = 'ordered', order_no = w.order_no
    from unnest(${orders.map(({ reservationId }) => reservationId)}::text[], ${orders.map(({ orderNo }) => orderNo)}::text[])
      as w(reservation_id, order_no)
    where r.reservation_id = w.reservation_id`.execute(tx);
}

/** Returns the pieces of orders that were closed or refunded; the state decides, so it happens once. */
export async function releaseFlashSales(tx: Tx, orderNos: readonly string[]): Promise<void> {
  await sql`
    with freed as (
      update sale_reservations set state = 'released' where order_no = any(${orderNos}::text[]) and state = 'ordered'
      returning session_id, goods_id, quantity, subsidy_fen
    ), sums as (
      select session_id, goods_id, sum(quantity)::integer as pieces, sum(subsidy_fen)::integer as subsidy
      from freed group by session_id, goods_id
    ), locked as (
      select session_id, goods_id from seckill_goods k join sums using (session_id, goods_id)
      order by session_id, goods_id for no key update of k
    )
    update seckill_goods k set sold = k.sold - f.pieces, spent_fen = k.spent_fen - f.subsidy
    from sums f join locked using (session_id, goods_id)
    where k.session_id = f.session_id and k.goods_id = f.goods_id`.execute(tx);
}
