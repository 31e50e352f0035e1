import type { DataOf } from '#core/contract/endpoint.ts';
import type { profile } from '#core/contract/user/profile.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';

/** Points from our own tables, the phone-bill balance from billing. Points have no expiry there, so none is returned. */
export async function points(
  { db, billing }: Deps,
  { userId, mobile }: Member,
): Promise<DataOf<typeof profile.points>> {
  const [account, balanceFen] = await Promise.all([
    db.selectFrom('users').select('points').where('user_id', '=', userId).executeTakeFirstOrThrow(),
    billing.balanceFen(mobile),
  ]);
  return { integral: account.points, expiringIntegral: 0, expiresOn: null, balanceFen: balanceFen ?? null };
}
