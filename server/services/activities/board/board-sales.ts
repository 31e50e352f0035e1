import { sql } from 'kysely';
import type { BoardSale } from '#core/contract/activity/board.shapes.ts';
import { isListed } from '../../../db/is-listed.ts';
import type { Db } from '../../../db/database.ts';
import { flashSessions } from '../flash-sales/flash-sale.ts';

type BoardGoods = BoardSale['goods'][number];

interface SessionNumbers {
  readonly session_id: string;
  readonly total: number;
  readonly sold: number;
  readonly limit_per_user: number;
  readonly goods: readonly BoardGoods[];
  readonly reminders: number;
  readonly registered: number;
  readonly winners: number;
  readonly drawn_at: Date | null;
}

interface OwnNumbers {
  readonly session_id: string;
  readonly is_reminded: boolean;
  readonly pieces: number;
  readonly ticket_no: number | null;
  readonly won: boolean | null;
}

/** The sessions of the day and the next ones with what was sold, and the caller's part in them. */
export async function boardSales(db: Db, userId: string | undefined, now: Date): Promise<BoardSale[]> {
  const { sessions } = await flashSessions(db, now, undefined);
  const ids = sessions.map(({ session_id }) => session_id);
  if (ids.length === 0) return [];
  const [numbers, own] = await Promise.all([
    numbersOf(db, ids, now),
    userId === undefined ? [] : ownNumbers(db, ids, userId, now),
  ]);
  return sessions.flatMap((session) => {
    const row = numbers.find(({ session_id }) => session_id === session.session_id);
    if (!row) return [];
    const mine = own.find(({ session_id }) => session_id === session.session_id);
    const isDraw = session.mode === 'draw';
    return [
      {
        sessionId: session.session_id,
        sessionName: session.name,
        mode: session.mode,
        beginsAt: session.begins_at.toISOString(),
        endsAt: session.ends_at.toISOString(),
        registersAt: session.registers_at?.toISOString() ?? null,
        closesAt: session.closes_at?.toISOString() ?? null,
        drawnAt: row.drawn_at?.toISOString() ?? null,
        isStopped: session.stopped_at !== null,
        total: row.total,
        taken: isDraw ? row.winners : row.sold,
        followers: isDraw ? row.registered : row.reminders,
        limitPerUser: row.limit_per_user,
        goods: [...row.goods],
        mine: mine
          ? {
              isReminded: mine.is_reminded,
              pieces: mine.pieces,
              ticketNo: mine.ticket_no,
              won: mine.won,
            }
          : null,
      },
    ];
  });
}

/** Sessions without goods that are sold now are left out. */
async function numbersOf(
  db: Db,
  sessionIds: readonly string[],
  now: Date,
): Promise<readonly SessionNumbers[]> {
  const { rows } = await sql<SessionNumbers>`
    select k.session_id, sum(k.total)::integer as total, sum(k.sold)::integer as sold,
      min(k.limit_per_user)::integer as limit_per_user,
      json_agg(json_build_object('activityId', k.activity_id, 'goodsId', g.goods_id, 'goodsName', g.name, 'picUrl', g.pic_url,
        'priceFen', k.price_fen, 'originalPriceFen', coalesce(g.original_price_fen, g.price_fen)) order by k.sort) as goods,
      (select count(distinct a.user_id)::integer from appointments a where a.session_id = k.session_id) as reminders,
      (select count(distinct e.user_id)::integer from draw_entries e where e.session_id = k.session_id) as registered,
      (select count(*)::integer from draw_entries e where e.session_id = k.session_id and e.won) as winners,
      (select d.drawn_at from draws d where d.session_id = k.session_id) as drawn_at
    from seckill_goods k join goods g using (goods_id)
    where k.session_id = any(${sessionIds}::text[]) and ${isListed(now)}
    group by k.session_id`.execute(db);
  return rows;
}

async function ownNumbers(
  db: Db,
  sessionIds: readonly string[],
  userId: string,
  now: Date,
): Promise<readonly OwnNumbers[]> {
  const { rows } = await sql<OwnNumbers>`
    select s.session_id,
      exists (select from appointments a where a.session_id = s.session_id and a.user_id = ${userId}) as is_reminded,
      (select coalesce(sum(r.quantity), 0)::integer from sale_reservations r
        where r.session_id = s.session_id and r.user_id = ${userId}
          and (r.state = 'ordered' or (r.state = 'held' and r.expires_at > ${now}))) as pieces,
      (select t.ticket_no from draw_tickets t where t.session_id = s.session_id and t.user_id = ${userId} and e.entries > 0) as ticket_no,
      e.won
    from unnest(${sessionIds}::text[]) as s(session_id)
    cross join lateral (
      select count(*)::integer as entries, bool_or(d.won) as won from draw_entries d
      where d.session_id = s.session_id and d.user_id = ${userId}) e`.execute(db);
  return rows;
}
