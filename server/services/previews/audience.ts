import { createHash } from 'node:crypto';
import type { Db, Tx } from '../../db/database.ts';
import type { Encryption } from '../../crypto/encryption.ts';
import type { Member } from '../../http/call.ts';
import type { Preview } from '../../http/operators/previews.ts';

const openedBeforeMs = 60 * 24 * 3_600_000;

/** A product whose holders have this level. */
export const productOfLevel = async (db: Db | Tx, level: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('products as p')
      .innerJoin('vip_types as v', 'v.vip_type_id', 'p.vip_type_id')
      .select('p.product_id')
      .where('v.level', '=', level)
      .orderBy('p.product_id')
      .limit(1)
      .executeTakeFirst()
  )?.product_id;

/** A subscriber who exists in this transaction alone, with the brand, the city and the level of the audience; the same in each of a preview's calls. */
export async function addAudience(
  tx: Tx,
  { mobiles }: Pick<Encryption, 'mobiles'>,
  { tokenHash, level, areaNum, brand }: Preview,
  now: Date,
): Promise<Member> {
  const id = `preview-${tokenHash.toString('hex').slice(0, 16)}`;
  const member: Member = { userId: id, mobile: '19900000000', sessionId: id };
  const openedAt = new Date(now.getTime() - openedBeforeMs);
  await tx
    .insertInto('users')
    .values({
      user_id: member.userId,
      mobile_sealed: mobiles.seal(member.mobile),
      // Of no number, so that no call finds the audience by one, or a subscriber who has it.
      mobile_lookup: createHash('sha256').update(member.userId).digest('hex'),
      area_num: areaNum,
      isp_flag: 1,
      brand_num: brand,
      credit_level: null,
      user_name: '预览',
      head_img_url: null,
      open_id_sealed: null,
      open_id_lookup: null,
      created_at: openedAt,
      closed_at: null,
    })
    .execute();
  const productId = level === null || level === 0 ? undefined : await productOfLevel(tx, level);
  if (productId !== undefined)
    await tx
      .insertInto('subscriptions')
      .values({
        subscription_id: member.userId,
        user_id: member.userId,
        product_id: productId,
        opened_at: openedAt,
        ends_at: null,
      })
      .execute();
  return member;
}
