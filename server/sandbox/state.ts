import type {
  InvoiceMode,
  OutageName,
  PictureMode,
  SupplierMode,
} from '#core/contract/sandbox/upstreams.shapes.ts';
import type { Encryption } from '../crypto/encryption.ts';
import type { Db } from '../db/database.ts';

/** The workbench's switches, in a table shared by all instances and kept over restarts. */
export const readState = async (db: Db, key: string): Promise<string | undefined> =>
  (await db.selectFrom('sandbox_state').select('value').where('key', '=', key).executeTakeFirst())?.value;

/** What follows the prefix in the keys that begin with it. */
export const readKeys = async (db: Db, prefix: string): Promise<string[]> =>
  (
    await db
      .selectFrom('sandbox_state')
      .select('key')
      .where('key', 'like', `${prefix}%`)
      .orderBy('key')
      .execute()
  ).map(({ key }) => key.slice(prefix.length));

export const writeState = async (db: Db, key: string, value: string): Promise<void> => {
  await db
    .insertInto('sandbox_state')
    .values({ key, value })
    .onConflict((c) => c.column('key').doUpdateSet({ value }))
    .execute();
};

export const supplierMode = async (db: Db): Promise<SupplierMode> =>
  ((await readState(db, 'supplier')) as SupplierMode | undefined) ?? 'ok';
export const invoiceMode = async (db: Db): Promise<InvoiceMode> =>
  ((await readState(db, 'invoices')) as InvoiceMode | undefined) ?? 'ok';
export const pictureMode = async (db: Db): Promise<PictureMode> =>
  ((await readState(db, 'pictures')) as PictureMode | undefined) ?? 'ok';
export const isOut = async (db: Db, upstream: OutageName): Promise<boolean> =>
  (await readState(db, `outage:${upstream}`)) === 'on';
export const clockOffset = async (db: Db): Promise<number> => Number((await readState(db, 'clock')) ?? 0);
export interface NumberState {
  readonly db: Db;
  readonly encryption: Encryption;
}

/** A number among the switches, stored encrypted; one from before a change of the secret is forgotten. */
export async function readNumber(
  { db, encryption: { mobiles } }: NumberState,
  key: string,
): Promise<string | undefined> {
  const sealed = await readState(db, key);
  return sealed?.startsWith(mobiles.currentPrefix) ? mobiles.open(sealed) : undefined;
}

export const writeNumber = ({ db, encryption }: NumberState, key: string, mobile: string | null) =>
  writeState(db, key, mobile === null ? '' : encryption.mobiles.seal(mobile));

/** The number on the operator's network that every client is treated as; undefined while they are on another network. */
export const networkMobile = (state: NumberState): Promise<string | undefined> =>
  readNumber(state, 'network');
