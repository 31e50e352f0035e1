import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Encryption } from '../../crypto/encryption.ts';
import type { PrivateValues } from '../../crypto/private-values.ts';

const atOnce = 1_000;

/** A column that is replaced by its ciphertext, its keyed look-up, or both. */
interface PlainColumn {
  readonly table: string;
  readonly key: string;
  readonly column: string;
  readonly values: PrivateValues;
  readonly sealed?: true;
  readonly lookup?: true;
}

const columnsOf = ({ mobiles, identities }: Encryption): readonly PlainColumn[] => [
  { table: 'users', key: 'user_id', column: 'mobile', values: mobiles, sealed: true, lookup: true },
  { table: 'users', key: 'user_id', column: 'open_id', values: identities, sealed: true, lookup: true },
  { table: 'card_exchanges', key: 'exchange_id', column: 'mobile', values: mobiles, sealed: true },
  { table: 'sms_codes', key: 'sms_code_id', column: 'mobile', values: mobiles, lookup: true },
  {
    table: 'location_whitelist',
    key: 'mobile',
    column: 'mobile',
    values: mobiles,
    sealed: true,
    lookup: true,
  },
  { table: 'sessions', key: 'session_id', column: 'external_user_id', values: identities, sealed: true },
];

/** Phone numbers, ids of the chat app and private keys are encrypted; existing rows are converted. */
export const privateValuesMigration = (encryption: Encryption): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const columns = columnsOf(encryption);
    for (const column of columns) await convert(db, column);
    await sql`
      alter table users alter mobile_sealed set not null, alter mobile_lookup set not null, drop mobile, drop open_id,
        add check ((open_id_sealed is null) = (open_id_lookup is null));
      create unique index users_one_live_account_per_number on users (mobile_lookup) where closed_at is null;
      create unique index users_one_live_account_per_open_id on users (open_id_lookup) where closed_at is null;

      alter table card_exchanges alter mobile_sealed set not null, drop mobile;

      alter table sms_codes alter mobile_lookup set not null, drop mobile;
      create index sms_codes_of_number on sms_codes (mobile_lookup, purpose, sent_at desc);

      alter table location_whitelist alter mobile_sealed set not null, drop mobile, add primary key (mobile_lookup);

      alter table sessions drop external_user_id;

      -- A handle lives for 15 minutes and a login key for an hour: they are made anew.
      truncate open_id_handles, login_keys;
      alter table open_id_handles drop open_id, add open_id_sealed text not null;
      alter table login_keys drop private_key, add private_key_sealed text not null;

      -- The sandbox's rows are made anew too; the demo loads its numbers again.
      truncate sandbox_sms, sandbox_proofs, sandbox_numbers;
      delete from sandbox_state where key in ('network', 'host:user');
      alter table sandbox_sms drop mobile, add mobile_sealed text not null, add mobile_lookup text not null;
      create index sandbox_sms_of_number on sandbox_sms (mobile_lookup, at desc);
      alter table sandbox_proofs drop mobile, drop subject, add mobile_sealed text, add subject_sealed text;
      alter table sandbox_numbers drop mobile, add mobile_lookup text primary key;

      -- A dropped column stays in the rows of the file until the table is rewritten.
      cluster users using users_pkey;
      cluster card_exchanges using card_exchanges_pkey;
      cluster sms_codes using sms_codes_pkey;
      cluster location_whitelist using location_whitelist_pkey;
      cluster sessions using sessions_pkey;
    `.execute(db);
  },
});

async function convert(db: Kysely<unknown>, { table, key, column, values, sealed, lookup }: PlainColumn) {
  const [sealedName, lookupName] = [`${column}_sealed`, `${column}_lookup`];
  if (sealed) await sql`alter table ${sql.table(table)} add ${sql.ref(sealedName)} text`.execute(db);
  if (lookup) await sql`alter table ${sql.table(table)} add ${sql.ref(lookupName)} text`.execute(db);
  const done = sql.ref(sealed ? sealedName : lookupName);
  for (;;) {
    const { rows } = await sql<{ key: string; plain: string }>`
      select ${sql.ref(key)}::text as key, ${sql.ref(column)} as plain from ${sql.table(table)}
      where ${sql.ref(column)} is not null and ${done} is null limit ${sql.lit(atOnce)}`.execute(db);
    if (rows.length === 0) return;
    const set = [
      ...(sealed ? [sql`${sql.ref(sealedName)} = v.sealed`] : []),
      ...(lookup ? [sql`${sql.ref(lookupName)} = v.lookup`] : []),
    ];
    await sql`
      update ${sql.table(table)} t set ${sql.join(set)}
      from unnest(${rows.map((row) => row.key)}::text[], ${rows.map(({ plain }) => values.seal(plain))}::text[],
        ${rows.map(({ plain }) => values.lookup(plain))}::text[]) as v(key, sealed, lookup)
      where t.${sql.ref(key)}::text = v.key`.execute(db);
  }
}
