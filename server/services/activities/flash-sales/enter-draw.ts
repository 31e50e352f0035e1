import { randomBytes } from 'node:crypto';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { flashSales } from '#core/contract/activity/flash-sales.ts';
import { drawClosed } from '#core/rules/activity/draw-times.ts';
import { flashSaleRefusals } from '#core/rules/activity/flash-sale-refusals.ts';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { commitDraw } from './commit-draw.ts';
import { whoMayNot } from './may-take-part.ts';
import { flashSaleOf, type FlashSale } from './tables.ts';

/** Registers for the draw of goods; the ticket of a subscriber is the same for all goods of the session. */
export async function enterDraw(
  deps: Deps,
  { userId }: Member,
  activityId: string,
): Promise<DataOf<typeof flashSales.enterDraw>> {
  const { db, clock, encryption } = deps;
  const flashSale = await drawOf(deps, activityId);
  if (!flashSale.is_on) throw new Refusal(flashSaleRefusals.off);
  if (flashSale.is_stopped) throw new Refusal(flashSaleRefusals.stopped);
  const why = (await whoMayNot(db, flashSale, [userId], clock.now())).get(userId);
  if (why) throw new Refusal(flashSaleRefusals[why]);
  const { session_id, goods_id } = flashSale;
  return db.transaction().execute(async (tx) => {
    await commitDraw(tx, encryption, session_id);
    const { next_ticket } = await openDraw(tx, flashSale, clock.now());
    const made_at = clock.now();
    const inserted = await tx
      .insertInto('draw_tickets')
      .values({ session_id, user_id: userId, ticket_no: next_ticket, receipt: newReceipt(), made_at })
      .onConflict((c) => c.columns(['session_id', 'user_id']).doNothing())
      .returning(['ticket_no', 'receipt'])
      .executeTakeFirst();
    if (inserted)
      await tx
        .updateTable('draws')
        .set({ next_ticket: next_ticket + 1 })
        .where('session_id', '=', session_id)
        .execute();
    const ticket =
      inserted ??
      (await tx
        .selectFrom('draw_tickets')
        .select(['ticket_no', 'receipt'])
        .where('session_id', '=', session_id)
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow());
    await tx
      .insertInto('draw_entries')
      .values({ session_id, goods_id, user_id: userId, entered_at: made_at })
      .onConflict((c) => c.doNothing())
      .execute();
    return { ticketNo: ticket.ticket_no, receipt: ticket.receipt };
  });
}

/** Withdraws a registration while it is open; a repetition is no error. */
export async function leaveDraw(deps: Deps, { userId }: Member, activityId: string): Promise<null> {
  const { db, clock } = deps;
  const flashSale = await drawOf(deps, activityId);
  await db.transaction().execute(async (tx) => {
    await openDraw(tx, flashSale, clock.now());
    await tx
      .deleteFrom('draw_entries')
      .where('session_id', '=', flashSale.session_id)
      .where('goods_id', '=', flashSale.goods_id)
      .where('user_id', '=', userId)
      .execute();
  });
  return null;
}

async function drawOf({ db }: Deps, activityId: string): Promise<FlashSale> {
  const flashSale = await flashSaleOf(db, activityId);
  if (!flashSale || flashSale.mode !== 'draw') throw new Refusal('没有找到该抽签');
  return flashSale;
}

/** Locks the draw, so that a registration is either in its list or refused. */
async function openDraw(tx: Tx, { session_id, registers_at, closes_at }: FlashSale, now: Date) {
  // A stop updates this row: a registration is made before it or refused.
  const session = await tx
    .selectFrom('seckill_sessions')
    .select('stopped_at')
    .where('session_id', '=', session_id)
    .forShare()
    .executeTakeFirstOrThrow();
  if (session.stopped_at) throw new Refusal(flashSaleRefusals.stopped);
  const draw = await tx
    .selectFrom('draws')
    .select(['next_ticket', 'drawn_at'])
    .where('session_id', '=', session_id)
    .forUpdate()
    .executeTakeFirst();
  const closed = drawClosed(
    { registersAt: registers_at, closesAt: closes_at, drawnAt: draw?.drawn_at ?? null },
    now,
  );
  if (closed !== null) throw new Refusal(closed);
  return { next_ticket: draw?.next_ticket ?? 1 };
}

/** 64 random bits: only its holder can point at it in the published list. */
const newReceipt = (): string => randomBytes(8).toString('hex');
