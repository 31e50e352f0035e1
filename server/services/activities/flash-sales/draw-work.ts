import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { drawWinners, listHashOf, type DrawOffer, type DrawTicket } from '#core/rules/activity/draw.ts';
import { drawHoldMs } from '#core/rules/activity/flash-sale-refusals.ts';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { newId } from '../../../http/secrets.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import { sendMessages } from '../../content/public.ts';
import { commitDraw } from './commit-draw.ts';

type DrawDeps = Pick<Deps, 'db' | 'clock' | 'encryption'>;

/** Draws the sessions that have begun. */
export const drawWork = (deps: DrawDeps): Work => ({
  name: 'draw-flash-sales',
  everyMs: 1_000,
  dueAt: sql`select min(s.begins_at) from seckill_sessions s left join draws d using (session_id) where s.mode = 'draw' and s.is_on and s.stopped_at is null and d.drawn_at is null`,
  run: async () => {
    const due = await deps.db
      .selectFrom('seckill_sessions as s')
      .leftJoin('draws as d', 'd.session_id', 's.session_id')
      .select('s.session_id')
      .where('s.mode', '=', 'draw')
      .where('s.is_on', '=', true)
      .where('s.stopped_at', 'is', null)
      .where('s.begins_at', '<=', deps.clock.now())
      .where('d.drawn_at', 'is', null)
      .orderBy('s.begins_at')
      .limit(1)
      .executeTakeFirst();
    if (!due) return 0;
    await drawSession(deps, due.session_id);
    return 1;
  },
});

const sha256Hex = (text: string): string => hash('sha256', text, 'hex');

/** Draws once: the lock of the row excludes registrations, cancellations and other instances. */
async function drawSession({ db, clock, encryption }: DrawDeps, sessionId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // A stop updates this row: the draw is made before it or not at all.
    const session = await tx
      .selectFrom('seckill_sessions')
      .select(['is_on', 'stopped_at'])
      .where('session_id', '=', sessionId)
      .forShare()
      .executeTakeFirstOrThrow();
    if (!session.is_on || session.stopped_at) return;
    await commitDraw(tx, encryption, sessionId);
    const draw = await tx
      .selectFrom('draws')
      .select(['seed_sealed', 'drawn_at'])
      .where('session_id', '=', sessionId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (draw.drawn_at) return;
    const now = clock.now();
    const seed = encryption.drawSeeds.open(draw.seed_sealed);
    const offers = await offersOf(tx, sessionId);
    const tickets = await ticketsOf(tx, sessionId);
    const winners = drawWinners(seed, tickets, offers, sha256Hex);
    await writeWinners(tx, sessionId, winners, now);
    await tx
      .updateTable('draws')
      .set({ seed, list_hash: listHashOf(tickets, sha256Hex), offers: JSON.stringify(offers), drawn_at: now })
      .where('session_id', '=', sessionId)
      .execute();
  });
}

/** What can be won: the pieces left, within the budget. */
async function offersOf(tx: Tx, sessionId: string): Promise<readonly DrawOffer[]> {
  const { rows } = await sql<DrawOffer>`
    select k.activity_id as "activityId", greatest(0, least(k.total - k.sold, case
      when k.stopped_at is not null then 0
      when k.budget_fen is null or f.price_fen <= k.price_fen then k.total
      else (k.budget_fen - k.spent_fen) / (f.price_fen - k.price_fen) end)) as quota
    from seckill_goods k
    join lateral (select price_fen from skus where goods_id = k.goods_id and (k.sku_id is null or sku_id = k.sku_id)
      order by sort, sku_id limit 1) f on true
    where k.session_id = ${sessionId} order by k.sort, k.activity_id for no key update of k`.execute(tx);
  return rows;
}

async function ticketsOf(tx: Tx, sessionId: string): Promise<readonly DrawTicket[]> {
  const { rows } = await sql<DrawTicket>`
    select t.ticket_no as "ticketNo", t.receipt, array_agg(e.session_id || ':' || e.goods_id) as "activityIds"
    from draw_tickets t join draw_entries e using (session_id, user_id)
    where t.session_id = ${sessionId} group by t.ticket_no, t.receipt order by t.ticket_no`.execute(tx);
  return rows;
}

/** Marks every entry, reserves the pieces of the winners for 30 minutes and sends them a message. */
async function writeWinners(
  tx: Tx,
  sessionId: string,
  winners: ReadonlyMap<string, readonly number[]>,
  now: Date,
): Promise<void> {
  const won = [...winners].flatMap(([activityId, numbers]) =>
    numbers.map((ticketNo) => ({ activityId, ticketNo, id: newId() })),
  );
  const { rows } = await sql<{ user_id: string; name: string }>`
    with won as (
      select * from unnest(${won.map(({ activityId }) => activityId)}::text[], ${won.map(({ ticketNo }) => ticketNo)}::integer[],
        ${won.map(({ id }) => id)}::text[]) as w(activity_id, ticket_no, reservation_id)
    ), winners as (
      select w.reservation_id, k.session_id, k.goods_id, t.user_id, g.name, greatest(f.price_fen - k.price_fen, 0) as subsidy
      from won w join seckill_goods k using (activity_id) join goods g using (goods_id)
      join draw_tickets t on t.session_id = k.session_id and t.ticket_no = w.ticket_no
      join lateral (select price_fen from skus s where s.goods_id = k.goods_id and (k.sku_id is null or s.sku_id = k.sku_id)
        order by s.sort, s.sku_id limit 1) f on true
    ), marked as (
      update draw_entries e set won = exists (select from winners w where w.goods_id = e.goods_id and w.user_id = e.user_id)
      where e.session_id = ${sessionId}
    ), reserved as (
      insert into sale_reservations (reservation_id, session_id, goods_id, user_id, quantity, subsidy_fen, state, origin, reserved_at, expires_at)
      select reservation_id, session_id, goods_id, user_id, 1, subsidy, 'held', 'draw', ${now}::timestamptz, ${new Date(now.getTime() + drawHoldMs)}::timestamptz from winners
    ), counted as (
      update seckill_goods k set sold = k.sold + w.many, spent_fen = k.spent_fen + w.subsidy
      from (select session_id, goods_id, count(*)::integer as many, sum(subsidy)::integer as subsidy from winners group by session_id, goods_id) w
      where k.session_id = w.session_id and k.goods_id = w.goods_id
    )
    select user_id, name from winners`.execute(tx);
  await sendMessages(
    tx,
    rows.map(({ user_id, name }) => ({
      userId: user_id,
      source: `draw ${sessionId}`,
      kind: 'activity',
      topic: 'flashSale',
      title: '恭喜您中签了',
      text: `您抽中了“${name}”，请在30分钟内下单，逾期名额作废。`,
      link: { page: 'flashSale', query: { sessionId } },
    })),
    now,
  );
}
