import { sql } from 'kysely';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { account } from '#core/contract/user/account.ts';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Call, Member } from '../../../http/call.ts';
import { accountById } from '../session/accounts.ts';
import { exportedTables } from './exported-tables.ts';

const maxRows = 10_000;
/** Keyed hashes, sealed values, and which operator answers. */
const isInternal = /_(lookup|hash|sealed)$|^(operator_id|taken_at)$/;

type Row = Readonly<Record<string, unknown>>;

/** All data of the subscriber, read in one snapshot. The export is in the security log. */
export async function exportData(
  deps: Deps,
  { caller, ip }: Call<Member>,
): Promise<DataOf<typeof account.exportData>> {
  const { db, clock, encryption, securityLog } = deps;
  const { userId, mobile } = caller;
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await securityLog.record(tx, { kind: 'export', what: 'own-data', ip, userId, mobile });
      const found = await accountById({ db: tx, encryption }, userId);
      const tables: Record<string, Row[]> = {};
      for (const [table, order] of Object.entries(exportedTables))
        tables[table] = (await rowsOf(tx, table, order, userId)).map((row) => readable(deps, row));
      tables['support_messages'] = await ticketMessages(tx, userId);
      tables['order_lines'] = await orderLines(tx, userId);
      return { exportedAt: clock.now().toISOString(), account: { ...found }, tables };
    });
}

async function rowsOf(tx: Tx, table: string, order: string, userId: string): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(t) as row from ${sql.table(table)} t where user_id = ${userId} order by ${sql.ref(order)} limit ${maxRows}`.execute(
    tx,
  );
  return rows.map(({ row }) => row);
}

const ticketMessages = (tx: Tx, userId: string): Promise<Row[]> =>
  tx
    .selectFrom('support_messages as m')
    .innerJoin('support_tickets as t', 't.ticket_id', 'm.ticket_id')
    .select(['m.ticket_id', 'm.seq', 'm.sender', 'm.text', 'm.sent_at'])
    .where('t.user_id', '=', userId)
    .orderBy('m.sent_at')
    .limit(maxRows)
    .execute();

const orderLines = (tx: Tx, userId: string): Promise<Row[]> =>
  tx
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.order_no', 'l.order_no')
    .select(['l.order_no', 'l.line', 'l.goods_name', 'l.sku_name', 'l.quantity', 'l.payable_fen'])
    .where('o.user_id', '=', userId)
    .orderBy('o.created_at')
    .orderBy('l.line')
    .limit(maxRows)
    .execute();

/** Without keyed hashes; numbers and addresses are decrypted. */
function readable({ encryption: { mobiles, addresses, invoices } }: Deps, row: Row): Row {
  const decrypted = {
    mobile: mobiles,
    benefit_mobile: mobiles,
    phone: mobiles,
    recipient: addresses,
    street: addresses,
    title: invoices,
    email: invoices,
    file_url: invoices,
  };
  return Object.fromEntries([
    ...Object.entries(row).filter(([name]) => !isInternal.test(name)),
    ...Object.entries(decrypted).flatMap(([name, values]) => {
      const sealed = row[`${name}_sealed`];
      return typeof sealed === 'string' ? [[name, values.open(sealed)] as const] : [];
    }),
  ]);
}
