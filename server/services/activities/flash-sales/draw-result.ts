import { sql } from 'kysely';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { DrawResult } from '#core/contract/activity/flash-sales.shapes.ts';
import type { flashSales } from '#core/contract/activity/flash-sales.ts';
import type { Deps } from '../../../deps.ts';

/** The published result of a draw; before it, only the commitment. Tickets stand for subscribers. */
export async function drawResult({ db }: Deps, sessionId: string): Promise<DrawResult | null> {
  const draw = await db
    .selectFrom('seckill_sessions as s')
    .leftJoin('draws as d', 'd.session_id', 's.session_id')
    .select(['s.name', 's.begins_at', 'd.commitment', 'd.seed', 'd.list_hash', 'd.drawn_at', 'd.offers'])
    .select(
      sql<number>`(select count(distinct e.user_id)::integer from draw_entries e where e.session_id = s.session_id)`.as(
        'tickets',
      ),
    )
    .where('s.session_id', '=', sessionId)
    .where('s.mode', '=', 'draw')
    .executeTakeFirst();
  if (!draw) return null;
  const goods = await db
    .selectFrom('seckill_goods as k')
    .innerJoin('goods as g', 'g.goods_id', 'k.goods_id')
    .select(['k.activity_id', 'k.total', 'g.name'])
    .select(
      sql<
        number[]
      >`array(select t.ticket_no from draw_entries e join draw_tickets t using (session_id, user_id)
        where e.session_id = k.session_id and e.goods_id = k.goods_id and e.won order by t.ticket_no)`.as(
        'winners',
      ),
    )
    .where('k.session_id', '=', sessionId)
    .orderBy('k.sort')
    .orderBy('k.activity_id')
    .execute();
  return {
    sessionId,
    sessionName: draw.name,
    beginsAt: draw.begins_at.toISOString(),
    tickets: draw.tickets,
    commitment: draw.commitment,
    seed: draw.seed,
    listHash: draw.list_hash,
    drawnAt: draw.drawn_at?.toISOString() ?? null,
    offers: goods.map(({ activity_id, total, name, winners }) => ({
      activityId: activity_id,
      goodsName: name,
      quota: draw.offers?.find(({ activityId }) => activityId === activity_id)?.quota ?? total,
      winners,
    })),
  };
}

/** The tickets that were drawn from; empty before the draw. */
export async function drawTickets(
  deps: Deps,
  sessionId: string,
): Promise<DataOf<typeof flashSales.drawTickets>> {
  const result = await drawResult(deps, sessionId);
  if (!result || result.drawnAt === null) return { tickets: [] };
  const place = new Map(result.offers.map(({ activityId }, at) => [activityId, at]));
  const { rows } = await sql<{ ticket_no: number; receipt: string; activity_ids: string[] }>`
    select t.ticket_no, t.receipt, array_agg(e.session_id || ':' || e.goods_id) as activity_ids
    from draw_tickets t join draw_entries e using (session_id, user_id)
    where t.session_id = ${sessionId} group by t.ticket_no, t.receipt order by t.ticket_no`.execute(deps.db);
  return {
    tickets: rows.map(({ ticket_no, receipt, activity_ids }) => [
      ticket_no,
      receipt,
      activity_ids.flatMap((activityId) => place.get(activityId) ?? []),
    ]),
  };
}
