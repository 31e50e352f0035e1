import type { DataOf } from '#core/contract/endpoint.ts';
import type { membership } from '#core/contract/user/membership.ts';
import { highestLevel } from '#core/rules/membership/highest-level.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../../http/call.ts';
import { ownedProducts } from './owned-products.ts';
import { levelOfProduct } from './open-product.ts';

/** Billing is called at most this often per subscriber, across all instances (§9). */
const restMs = 60_000;

/** Reads the subscriber's level again and, at most once a minute, the number's data from billing. */
export async function refreshLevel(
  deps: Deps,
  member: Member,
): Promise<DataOf<typeof membership.refreshLevel>> {
  const { db, clock } = deps;
  const now = clock.now();
  const reservedAt = await reserveRefresh(deps, member.userId, now);
  if (reservedAt) await queryBilling(deps, member);
  const owned = await ownedProducts(db, member.userId, now);
  const [{ vipTypeId, vipTypeLevel, vipTypeName }] = highestLevel(owned.map(levelOfProduct));
  const refreshedAt =
    reservedAt ??
    (
      await db
        .selectFrom('level_refreshes')
        .select('refreshed_at')
        .where('user_id', '=', member.userId)
        .executeTakeFirstOrThrow()
    ).refreshed_at;
  return { vipTypeId, vipTypeLevel, vipTypeName, refreshedAt: refreshedAt.toISOString() };
}

/** Of concurrent requests one updates the row. A time in the future stems from a clock that was set back. */
async function reserveRefresh({ db }: Deps, userId: string, now: Date): Promise<Date | undefined> {
  const row = await db
    .insertInto('level_refreshes')
    .values({ user_id: userId, refreshed_at: now })
    .onConflict((c) =>
      c
        .column('user_id')
        .doUpdateSet({ refreshed_at: now })
        .where((e) =>
          e.or([
            e('level_refreshes.refreshed_at', '<=', new Date(now.getTime() - restMs)),
            e('level_refreshes.refreshed_at', '>', now),
          ]),
        ),
    )
    .returning('refreshed_at')
    .executeTakeFirst();
  return row?.refreshed_at;
}

/** Updates province and home area; without an answer from billing nothing changes. */
async function queryBilling({ db, billing }: Deps, { userId, mobile }: Member): Promise<void> {
  const number = await billing.number(mobile, { fresh: true });
  if (!number) return;
  await db
    .updateTable('users')
    .set({ isp_flag: number.inProvince ? 1 : 0, area_num: number.areaNum })
    .where('user_id', '=', userId)
    .execute();
}
