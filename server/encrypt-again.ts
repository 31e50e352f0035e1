import { sql } from 'kysely';
import type { Logger } from 'pino';
import { BadSetting } from './config.ts';
import type { Encryption } from './crypto/encryption.ts';
import type { PrivateValues } from './crypto/private-values.ts';
import type { Db } from './db/database.ts';

const atOnce = 1_000;

interface SealedColumn {
  readonly table: string;
  readonly key: string;
  readonly sealed: string;
  readonly lookup?: string;
  readonly values: PrivateValues;
}

/** Columns whose values outlive a change of the secret. Handles, login keys and codes expire within a day at most. */
const lastingColumns = ({
  mobiles,
  identities,
  addresses,
  goodsCodes,
  invoices,
  authenticators,
}: Encryption): readonly SealedColumn[] => [
  { table: 'users', key: 'user_id', sealed: 'mobile_sealed', lookup: 'mobile_lookup', values: mobiles },
  { table: 'users', key: 'user_id', sealed: 'open_id_sealed', lookup: 'open_id_lookup', values: identities },
  {
    table: 'mini_program_ids',
    key: 'user_id',
    sealed: 'open_id_sealed',
    lookup: 'open_id_lookup',
    values: identities,
  },
  { table: 'card_exchanges', key: 'exchange_id', sealed: 'mobile_sealed', values: mobiles },
  { table: 'orders', key: 'order_no', sealed: 'benefit_mobile_sealed', values: mobiles },
  { table: 'sku_codes', key: 'code_id', sealed: 'code_sealed', values: goodsCodes },
  { table: 'order_deliveries', key: 'delivery_id', sealed: 'content_sealed', values: goodsCodes },
  { table: 'invoices', key: 'invoice_no', sealed: 'title_sealed', values: invoices },
  { table: 'invoices', key: 'invoice_no', sealed: 'email_sealed', values: invoices },
  { table: 'invoices', key: 'invoice_no', sealed: 'file_url_sealed', values: invoices },
  { table: 'addresses', key: 'address_id', sealed: 'recipient_sealed', values: addresses },
  { table: 'addresses', key: 'address_id', sealed: 'phone_sealed', values: mobiles },
  { table: 'addresses', key: 'address_id', sealed: 'street_sealed', values: addresses },
  {
    table: 'managed_numbers',
    key: 'number_id',
    sealed: 'mobile_sealed',
    lookup: 'mobile_lookup',
    values: mobiles,
  },
  {
    table: 'location_whitelist',
    key: 'mobile_sealed',
    sealed: 'mobile_sealed',
    lookup: 'mobile_lookup',
    values: mobiles,
  },
  { table: 'bulk_task_lines', key: 'line_id', sealed: 'content_sealed', values: mobiles },
  { table: 'import_files', key: 'file_id', sealed: 'content_sealed', values: goodsCodes },
  { table: 'operators', key: 'operator_id', sealed: 'totp_sealed', values: authenticators },
  { table: 'sessions', key: 'session_id', sealed: 'external_user_id_sealed', values: identities },
  {
    table: 'sandbox_sms',
    key: 'sandbox_sms_id',
    sealed: 'mobile_sealed',
    lookup: 'mobile_lookup',
    values: mobiles,
  },
];

/**
 * After a change of MALL_SECRET, encrypts the private values with the new key and renews their look-ups, before the first request.
 * Without MALL_SECRET_OLD a database of another secret is refused: its subscribers would not be found and get second accounts.
 */
export async function encryptAgain(
  db: Db,
  encryption: Encryption,
  { oldSecret, log }: { readonly oldSecret: string | undefined; readonly log: Logger },
): Promise<void> {
  if (oldSecret !== undefined) {
    let rows = 0;
    for (const column of lastingColumns(encryption)) rows += await encryptColumn(db, column);
    log.info(
      { rows },
      'the private values are encrypted with MALL_SECRET; card codes printed before still need MALL_SECRET_OLD',
    );
  }
  // Rows are encrypted again in the order of their ids, so both ends show whether any is left.
  const { rows: left } = await sql`
    select from (
      (select mobile_sealed from users order by user_id limit 1)
      union all (select mobile_sealed from users order by user_id desc limit 1)) ends
    where not starts_with(mobile_sealed, ${encryption.mobiles.currentPrefix})`.execute(db);
  if (left.length > 0)
    throw new BadSetting(
      'setting MALL_SECRET: the database was encrypted with another secret; set that one as MALL_SECRET_OLD',
    );
}

/** Goes through the table by key, so that a run that was interrupted is continued by the next. */
async function encryptColumn(db: Db, { table, key, sealed, lookup, values }: SealedColumn): Promise<number> {
  let changed = 0;
  for (let after = ''; ;) {
    const { rows } = await sql<{ key: string; sealed: string }>`
      select ${sql.ref(key)}::text as key, ${sql.ref(sealed)} as sealed from ${sql.table(table)}
      where ${sql.ref(key)}::text > ${after} and not starts_with(${sql.ref(sealed)}, ${values.currentPrefix})
      order by ${sql.ref(key)}::text limit ${atOnce}`.execute(db);
    const last = rows.at(-1);
    if (!last) return changed;
    const plain = rows.map((row) => values.open(row.sealed));
    const lookups = lookup ? sql`, ${sql.ref(lookup)} = v.lookup` : sql``;
    await sql`
      update ${sql.table(table)} t set ${sql.ref(sealed)} = v.sealed${lookups}
      from unnest(${rows.map((row) => row.key)}::text[], ${plain.map(values.seal)}::text[], ${plain.map(values.lookup)}::text[])
        as v(key, sealed, lookup)
      where t.${sql.ref(key)}::text = v.key`.execute(db);
    changed += rows.length;
    after = last.key;
  }
}
