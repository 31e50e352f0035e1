import { flashSales } from '#core/contract/activity/flash-sales.ts';
import { verifyDraw } from '#core/rules/activity/draw.ts';
import type { Db } from '../../db/database.ts';
import { aFlashSale } from '../data/a-flash-sale.ts';
import type { Holder } from '../data/add-holders.ts';
import { eventually } from '../eventually.ts';
import { sendCall } from '../send-call.ts';
import { untilAnswered } from '../until-answered.ts';

interface AnsweredTicket {
  readonly sessionId: string;
  readonly ticketNo: number;
  readonly receipt: string;
}

interface FlashSaleDrawRecord {
  readonly tickets: AnsweredTicket[];
  readonly sessionIds: string[];
  readonly refusals: string[];
  repeated: number;
}

export interface FlashSaleDrawClients {
  readonly record: FlashSaleDrawRecord;
  /** Begins no further sale; resolves when the last one is drawn. */
  stop(): Promise<void>;
}

const entrants = 8;
/** Pieces of the two goods: fewer than entrants, so that all are drawn. */
const pieces = [3, 2] as const;
const pauseMs = 30;
const minute = 60_000;

/** Subscribers enter the draw of a flash sale, which begins when all are registered; then the next sale follows. */
export function flashSaleDrawClients(
  root: () => string,
  db: Db,
  holders: readonly Holder[],
  now: () => Date = () => new Date(),
): FlashSaleDrawClients {
  const record: FlashSaleDrawRecord = { tickets: [], sessionIds: [], refusals: [], repeated: 0 };
  let enough = false;
  const from = (ms: number) => new Date(now().getTime() + ms);

  const aDraw = async () => {
    const [firstPieces, otherPieces] = pieces;
    const first = await aFlashSale(
      { db, now },
      {
        session: {
          mode: 'draw',
          registers_at: from(-10 * minute),
          closes_at: from(60 * minute),
          begins_at: from(60 * minute),
          ends_at: from(180 * minute),
        },
        goods: { total: firstPieces },
      },
    );
    const other = await aFlashSale(
      { db, now },
      { sessionId: first.sessionId, goods: { total: otherPieces, sort: 2 } },
    );
    return { sessionId: first.sessionId, activityIds: [first.activityId, other.activityId] };
  };
  const enter = async (sessionId: string, activityId: string, as: Holder): Promise<void> => {
    const { envelope } = await untilAnswered(record, pauseMs, () =>
      sendCall(root(), flashSales.enterDraw, { activityId }, { as }),
    );
    if (envelope.success) record.tickets.push({ sessionId, ...envelope.data });
    else record.refusals.push(envelope.message);
  };
  const drawOnce = async (at: number): Promise<void> => {
    const { sessionId, activityIds } = await aDraw();
    record.sessionIds.push(sessionId);
    const people = Array.from({ length: entrants }, (_, i) => holders[(at * entrants + i) % holders.length]);
    await Promise.all(
      people.flatMap((as) => (as ? activityIds.map((activityId) => enter(sessionId, activityId, as)) : [])),
    );
    await db
      .updateTable('seckill_sessions')
      .set({ closes_at: from(-2_000), begins_at: from(-1_000) })
      .where('session_id', '=', sessionId)
      .execute();
    await eventually(
      () => db.selectFrom('draws').select('drawn_at').where('session_id', '=', sessionId).executeTakeFirst(),
      (draw) => draw?.drawn_at != null,
    );
  };
  const all = (async () => {
    for (let at = 0; !enough; at += 1) await drawOnce(at);
  })();
  return { record, stop: async () => ((enough = true), await all) };
}

/** What is wrong with the published results: what does not follow from seed and list, and answered tickets that are not in it. */
export async function wrongResults(
  root: string,
  { sessionIds, tickets }: FlashSaleDrawRecord,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const sessionId of sessionIds) {
    const [{ envelope: result }, { envelope: list }] = await Promise.all([
      sendCall(root, flashSales.drawResult, { sessionId }),
      sendCall(root, flashSales.drawTickets, { sessionId }),
    ]);
    const { data: published } = result;
    if (!published || !list.success) {
      wrong.push(`${sessionId}: no result`);
      continue;
    }
    const drawnFrom = list.data.tickets.map(([ticketNo, receipt, places]) => ({
      ticketNo,
      receipt,
      activityIds: places.flatMap((place) => published.offers[place]?.activityId ?? []),
    }));
    for (const { text, ok } of verifyDraw(published, drawnFrom)) if (!ok) wrong.push(`${sessionId}: ${text}`);
    const answered = new Set(
      tickets
        .filter((ticket) => ticket.sessionId === sessionId)
        .map(({ ticketNo, receipt }) => `${ticketNo} ${receipt}`),
    );
    const listed = drawnFrom.map(({ ticketNo, receipt }) => `${ticketNo} ${receipt}`);
    if ([...answered].sort().join() !== listed.sort().join())
      wrong.push(`${sessionId}: answered ${[...answered].join()}, listed ${listed.join()}`);
  }
  return wrong;
}
