import { freshId } from '../fresh.ts';
import { testEncryption } from '../databases/test-encryption.ts';
import type { TestServer } from '../test-server.ts';

/** A complete address of a user; returns its id. */
export async function anAddress(
  { db }: Pick<TestServer, 'db'>,
  { userId }: { readonly userId: string },
  area_num = '320106',
): Promise<string> {
  const address_id = freshId('address');
  const { addresses, mobiles } = testEncryption;
  await db
    .insertInto('addresses')
    .values({
      address_id,
      user_id: userId,
      area_num,
      recipient_sealed: addresses.seal('王小明'),
      phone_sealed: mobiles.seal('13912345678'),
      district: '鼓楼区',
      street_sealed: addresses.seal('中山路18号3栋201室'),
      removed_at: null,
    })
    .execute();
  return address_id;
}
