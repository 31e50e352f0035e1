import { sql } from 'kysely';
import type { BoardGroups } from '#core/contract/activity/board.shapes.ts';
import type { Db } from '../../../db/database.ts';
import { stateOfOffer } from '../group-buy/offer-view.ts';
import { firstGroups, offersById, runningOffers } from '../group-buy/tables.ts';

const shownGroups = 2;

/** Goods with a group price, and the caller's groups that wait for members; null where there is neither. */
export async function boardGroups(
  db: Db,
  userId: string | undefined,
  now: Date,
): Promise<BoardGroups | null> {
  const [rows, waiting] = await Promise.all([
    runningOffers(db, now),
    userId === undefined ? [] : waitingGroups(db, userId, now),
  ]);
  const open = rows.filter((row) => stateOfOffer(row, now) === 'running');
  if (open.length === 0 && waiting.length === 0) return null;
  const [groups, offers] = await Promise.all([
    firstGroups(
      db,
      open.map(({ activity_id }) => activity_id),
      now,
    ),
    offersById(
      db,
      waiting.map(({ activity_id }) => activity_id),
    ),
  ]);
  return {
    offers: open.length,
    lowestFen: Math.min(...[...open, ...offers].map(({ price_fen }) => price_fen)),
    picUrl: [...open, ...offers][0]?.pic_url ?? '',
    open: groups.length,
    mine: waiting.flatMap(({ group_no, activity_id, size, paid, expires_at }) => {
      const offer = offers.find((each) => each.activity_id === activity_id);
      return offer
        ? [
            {
              groupNo: group_no,
              missing: size - paid,
              size,
              expiresAt: expires_at.toISOString(),
              goodsName: offer.goods_name,
              picUrl: offer.pic_url,
              priceFen: offer.price_fen,
              savedFen: Math.max(0, offer.list_fen - offer.price_fen),
            },
          ]
        : [];
    }),
  };
}

interface WaitingRow {
  readonly group_no: string;
  readonly activity_id: string;
  readonly size: number;
  readonly paid: number;
  readonly expires_at: Date;
}

async function waitingGroups(db: Db, userId: string, now: Date): Promise<readonly WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select b.group_no, b.activity_id, b.size, b.paid, b.expires_at
    from group_seats s join buy_groups b using (group_no)
    where s.user_id = ${userId} and s.state = 'paid' and b.state = 'open' and b.expires_at > ${now}
    order by b.expires_at, b.group_no limit ${shownGroups}`.execute(db);
  return rows;
}
