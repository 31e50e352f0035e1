import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { chinaDayBounds } from '#core/rules/format/china-day.ts';
import { cities } from '#core/rules/location/cities.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { findCity } from '#core/rules/location/find-city.ts';
import type { Clock } from '../../clock.ts';
import type { Encryption } from '../../crypto/encryption.ts';
import type { Db } from '../../db/database.ts';
import { fakeUpstream } from './fake-upstream.ts';
import { sandboxSecret } from './sandbox-secret.ts';
import { isOut } from '../state.ts';
import { sandboxPlans } from './billing-plans.ts';

const creditOrder = z.object({
  orderNo: z.string().min(8).max(64),
  mobile: z.string().regex(/^1[3-9]\d{9}$/),
  amountFen: z.int().min(1),
});
const question = z.object({ mobile: z.string().regex(/^1[3-9]\d{9}$/) });

interface BillingSandbox {
  readonly db: Db;
  readonly clock: Clock;
  readonly encryption: Encryption;
}

const statement = z.object({ day: z.iso.date(), after: z.string() });
const perPage = 200;

/** The billing system's sandbox: the demo's numbers are rows, any other is a new number of the province's capital. */
export const sandboxBilling = (
  app: FastifyInstance,
  at: string,
  { db, clock, secret, encryption }: BillingSandbox & { readonly secret: string },
): void =>
  fakeUpstream(app, at, () => sandboxSecret(secret, 'billing'), {
    ...sandboxPlans({ db, clock, encryption }),
    '/numbers': async (body, reply) => {
      if (await isOut(db, 'billing')) return reply.status(503).send({ error: 'out of service' });
      const row = await numberOf(db, encryption, question.parse(body).mobile);
      const { areaNum, areaName } = findCity(cities, row.area_num) ?? nanjing;
      return { status: row.status, inProvince: row.in_province, areaNum, areaName, joinedOn: row.joined_on };
    },
    '/balances': async (body, reply) => {
      if (await isOut(db, 'billing')) return reply.status(503).send({ error: 'out of service' });
      return { balanceFen: (await numberOf(db, encryption, question.parse(body).mobile)).balance_fen };
    },
    '/credits': async (body, reply) => {
      if (await isOut(db, 'billing')) return reply.status(503).send({ error: 'out of service' });
      return { credited: await creditOnce({ db, clock, encryption }, creditOrder.parse(body)) };
    },
    '/debits': async (body, reply) => {
      if (await isOut(db, 'billing')) return reply.status(503).send({ error: 'out of service' });
      return { debited: await debitOnce({ db, clock, encryption }, creditOrder.parse(body)) };
    },
    '/statements': async (body, reply) => {
      if (await isOut(db, 'billing')) return reply.status(503).send({ error: 'out of service' });
      const rows = await billRows(db, statement.parse(body));
      return { rows, next: rows.length === perPage ? (rows[perPage - 1]?.orderNo ?? null) : null };
    },
    '/debits/cancel': async (body, reply) => {
      if (await isOut(db, 'billing')) return reply.status(503).send({ error: 'out of service' });
      return { debited: await isDebited(db, z.object({ orderNo: z.string() }).parse(body).orderNo) };
    },
  });

async function billRows(db: Db, { day, after }: z.output<typeof statement>) {
  const { from, until } = chinaDayBounds(day);
  const { rows } = await sql<{ kind: string; orderNo: string; amountFen: number }>`
    select kind, order_no as "orderNo", amount_fen as "amountFen" from (
      select 'debit' as kind, order_no, amount_fen, at from sandbox_debits where state = 'debited'
      union all select 'credit', order_no, amount_fen, at from sandbox_credits
    ) moved where at >= ${from} and at < ${until} and order_no > ${after} order by order_no limit ${perPage}`.execute(
    db,
  );
  return rows;
}

/** Credits an order once; a closed number is refused. */
async function creditOnce(
  { db, clock, encryption }: BillingSandbox,
  { orderNo, mobile, amountFen }: z.output<typeof creditOrder>,
): Promise<boolean> {
  if ((await numberOf(db, encryption, mobile)).status === 'closed') return false;
  await db.transaction().execute(async (tx) => {
    const added = await tx
      .insertInto('sandbox_credits')
      .values({ order_no: orderNo, amount_fen: amountFen, at: clock.now() })
      .onConflict((c) => c.doNothing())
      .returning('order_no')
      .executeTakeFirst();
    if (!added) return;
    await tx
      .updateTable('sandbox_numbers')
      .set(({ eb }) => ({ balance_fen: eb('balance_fen', '+', amountFen) }))
      .where('mobile_lookup', '=', encryption.mobiles.lookup(mobile))
      .execute();
  });
  return true;
}

/** Debits an order once; the first answer holds for every repetition. */
const debitOnce = (
  { db, clock, encryption: { mobiles } }: BillingSandbox,
  { orderNo, mobile, amountFen }: z.output<typeof creditOrder>,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const mobile_lookup = mobiles.lookup(mobile);
    const added = await tx
      .insertInto('sandbox_debits')
      .values({ order_no: orderNo, mobile_lookup, amount_fen: amountFen, state: 'refused', at: clock.now() })
      .onConflict((c) => c.doNothing())
      .returning('order_no')
      .executeTakeFirst();
    const debits = tx.selectFrom('sandbox_debits').select('state').where('order_no', '=', orderNo);
    if (!added) return (await debits.executeTakeFirst())?.state === 'debited';
    const debited = await tx
      .updateTable('sandbox_numbers')
      .set(({ eb }) => ({ balance_fen: eb('balance_fen', '-', amountFen) }))
      .where('mobile_lookup', '=', mobile_lookup)
      .where('status', '=', 'normal')
      .where('balance_fen', '>=', amountFen)
      .returning('balance_fen')
      .executeTakeFirst();
    if (debited)
      await tx
        .updateTable('sandbox_debits')
        .set({ state: 'debited' })
        .where('order_no', '=', orderNo)
        .execute();
    return debited !== undefined;
  });

/** Whether an order was debited; one that was not never will be. */
async function isDebited(db: Db, orderNo: string): Promise<boolean> {
  const { state } = await db
    .insertInto('sandbox_debits')
    .values({ order_no: orderNo, mobile_lookup: '', amount_fen: 0, state: 'cancelled' })
    .onConflict((c) => c.column('order_no').doUpdateSet((e) => ({ order_no: e.ref('excluded.order_no') })))
    .returning('state')
    .executeTakeFirstOrThrow();
  return state === 'debited';
}

const unknownNumber = {
  status: 'normal',
  area_num: nanjing.areaNum,
  in_province: true,
  joined_on: null,
  balance_fen: 0,
} as const;

const numberOf = async (db: Db, { mobiles }: Encryption, mobile: string) =>
  (await db
    .selectFrom('sandbox_numbers')
    .select(['status', 'area_num', 'in_province', 'joined_on', 'balance_fen'])
    .where('mobile_lookup', '=', mobiles.lookup(mobile))
    .executeTakeFirst()) ?? unknownNumber;
