import { sql } from 'kysely';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { board } from '#core/contract/activity/board.ts';
import type { flashSales } from '#core/contract/activity/flash-sales.ts';
import { remindAt, reminderText } from '#core/rules/activity/appointment.ts';
import { flashSaleRefusals } from '#core/rules/activity/flash-sale-refusals.ts';
import { mapPage, paged, timedPage } from '../../../db/paged.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import { sendMessage } from '../../content/public.ts';
import { flashSaleOf } from './tables.ts';

const perRound = 50;

/** Asks for a reminder before a session begins; a repetition changes nothing. */
export async function makeAppointment(
  { db, clock }: Deps,
  { userId }: Member,
  activityId: string,
): Promise<null> {
  const now = clock.now();
  const flashSale = await flashSaleOf(db, activityId);
  if (!flashSale || !flashSale.is_on) throw new Refusal(flashSaleRefusals.unknown);
  if (flashSale.is_stopped) throw new Refusal(flashSaleRefusals.stopped);
  if (flashSale.begins_at <= now) throw new Refusal('已经开始，不用预约了');
  await db
    .insertInto('appointments')
    .values({
      user_id: userId,
      session_id: flashSale.session_id,
      goods_id: flashSale.goods_id,
      made_at: now,
      remind_at: remindAt(flashSale.begins_at),
      reminded_at: null,
    })
    .onConflict((c) => c.doNothing())
    .execute();
  return null;
}

/** Asks for a reminder of every goods of a session that is still to come, or takes them back; a repetition changes nothing. */
export async function remindOfSession(
  { db, clock }: Deps,
  { userId }: Member,
  { sessionId, isOn }: InputOf<typeof board.remindOfSession>,
): Promise<null> {
  const now = clock.now();
  if (!isOn) {
    await db
      .deleteFrom('appointments')
      .where('user_id', '=', userId)
      .where('session_id', '=', sessionId)
      .execute();
    return null;
  }
  const session = await db
    .selectFrom('seckill_sessions')
    .select(['is_on', 'stopped_at', 'begins_at'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  if (!session?.is_on) throw new Refusal(flashSaleRefusals.unknown);
  if (session.stopped_at !== null) throw new Refusal(flashSaleRefusals.stopped);
  if (session.begins_at <= now) throw new Refusal('已经开始，不用预约了');
  await sql`
    insert into appointments (user_id, session_id, goods_id, made_at, remind_at)
    select ${userId}, session_id, goods_id, ${now}, ${remindAt(session.begins_at)}
    from seckill_goods where session_id = ${sessionId} and stopped_at is null
    on conflict do nothing`.execute(db);
  return null;
}

/** Removes one of the subscriber's own appointments; a repetition is no error. */
export async function cancelAppointment({ db }: Deps, { userId }: Member, activityId: string): Promise<null> {
  await db
    .deleteFrom('appointments')
    .where('user_id', '=', userId)
    .where(sql<boolean>`session_id || ':' || goods_id = ${activityId}`)
    .execute();
  return null;
}

/** The subscriber's appointments: those to come first, then the latest. */
export async function appointments(
  { db, clock }: Deps,
  { userId }: Member,
  page: InputOf<typeof flashSales.appointments>,
): Promise<DataOf<typeof flashSales.appointments>> {
  const now = clock.now();
  const own = db
    .selectFrom('appointments as a')
    .innerJoin('seckill_goods as k', (on) =>
      on.onRef('k.session_id', '=', 'a.session_id').onRef('k.goods_id', '=', 'a.goods_id'),
    )
    .innerJoin('seckill_sessions as s', 's.session_id', 'a.session_id')
    .innerJoin('goods as g', 'g.goods_id', 'a.goods_id')
    .where('a.user_id', '=', userId);
  const rows = await paged(
    page,
    own,
    own
      .select([
        'k.activity_id',
        'k.price_fen',
        'k.sku_id',
        'a.remind_at',
        's.session_id',
        's.name as session_name',
      ])
      .select(['s.begins_at', 's.ends_at', 'g.goods_id', 'g.sku_id as first_sku', 'g.name', 'g.pic_url'])
      .orderBy(sql`s.ends_at <= ${now}`)
      .orderBy(sql`abs(extract(epoch from s.begins_at - ${now}::timestamptz))`)
      .orderBy('k.activity_id'),
  );
  return timedPage(
    mapPage(rows, (row) => ({
      activityId: row.activity_id,
      sessionId: row.session_id,
      sessionName: row.session_name,
      goodsId: row.goods_id,
      skuId: row.sku_id ?? row.first_sku,
      goodsName: row.name,
      picUrl: row.pic_url,
      priceFen: row.price_fen,
      beginsAt: row.begins_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      remindAt: row.remind_at.toISOString(),
    })),
    now,
  );
}

/** Sends due reminders through the message centre, in the transaction that marks them. */
export const remindWork = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Work => ({
  name: 'remind-of-appointments',
  everyMs: 5_000,
  dueAt: sql`select min(remind_at) from appointments where reminded_at is null`,
  run: () =>
    db.transaction().execute(async (tx) => {
      const now = clock.now();
      const due = await tx
        .selectFrom('appointments as a')
        .innerJoin('seckill_sessions as s', 's.session_id', 'a.session_id')
        .innerJoin('goods as g', 'g.goods_id', 'a.goods_id')
        .select([
          'a.user_id',
          'a.session_id',
          'a.goods_id',
          's.begins_at',
          's.ends_at',
          's.is_on',
          's.stopped_at',
          'g.name',
        ])
        .where('a.reminded_at', 'is', null)
        .where('a.remind_at', '<=', now)
        .orderBy('a.remind_at')
        .orderBy('a.user_id')
        .orderBy('a.session_id')
        .orderBy('a.goods_id')
        .limit(perRound)
        .forUpdate('a')
        .skipLocked()
        .execute();
      const reminded = new Set<string>();
      for (const row of due) {
        const ofSession = due.filter(
          ({ user_id, session_id }) => user_id === row.user_id && session_id === row.session_id,
        );
        await tx
          .updateTable('appointments')
          .set({ reminded_at: now })
          .where('user_id', '=', row.user_id)
          .where('session_id', '=', row.session_id)
          .where('goods_id', '=', row.goods_id)
          .execute();
        // One message for all goods of a session.
        const key = `${row.user_id} ${row.session_id}`;
        if (reminded.has(key)) continue;
        reminded.add(key);
        // A reminder of a session that is over or off would mislead.
        if (!row.is_on || row.stopped_at !== null || row.ends_at <= now) continue;
        await sendMessage(
          tx,
          {
            userId: row.user_id,
            source: `appointment ${row.session_id} ${row.goods_id}`,
            kind: 'activity',
            topic: 'flashSale',
            ...reminderText(row.name, row.begins_at, now, ofSession.length),
            link: { page: 'flashSale', query: { sessionId: row.session_id } },
          },
          now,
        );
      }
      return due.length;
    }),
});
