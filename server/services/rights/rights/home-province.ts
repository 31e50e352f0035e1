import { sql } from 'kysely';
import { preparedQuery } from '../../../db/prepared-query.ts';
import type { Deps } from '../../../deps.ts';

/** The province of a number is on its account; billing is called where the account does not have it. Without billing the account decides. */
export type ProvinceLookup = Pick<Deps, 'db'> & Partial<Pick<Deps, 'billing' | 'encryption'>>;

interface UnconfirmedRow {
  readonly user_id: string;
  readonly mobile_sealed: string;
}

const notConfirmedInProvince = preparedQuery<{ readonly userIds: readonly string[] }, UnconfirmedRow>(
  'not-confirmed-in-province',
  (db, q) => ({
    compile: () =>
      sql<UnconfirmedRow>`select user_id, mobile_sealed from users where user_id = any(${q.userIds}::text[]) and isp_flag <> 1`.compile(
        db,
      ),
  }),
);

/** A number of another province, or one that billing gives no answer for. */
export type OtherProvince = 'elsewhere' | 'unverified';

/** The users among these whose number is not known to be of the province (§5: the account first, then billing). A guest is never among them. */
export async function otherProvinces(
  { db, billing, encryption }: ProvinceLookup,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, OtherProvince>> {
  const unconfirmed = await notConfirmedInProvince(db, { userIds: [...new Set(userIds)] });
  const answers = await Promise.all(
    unconfirmed.map(async ({ user_id, mobile_sealed }) => ({
      user_id,
      isInside:
        billing && encryption
          ? (await billing.number(encryption.mobiles.open(mobile_sealed)))?.inProvince
          : false,
    })),
  );
  return new Map(
    answers.flatMap(({ user_id, isInside }): [string, OtherProvince][] =>
      isInside === true ? [] : [[user_id, isInside === false ? 'elsewhere' : 'unverified']],
    ),
  );
}

interface ProvinceCondition {
  readonly province_only: boolean;
}

/** Whether one of these rights requires a number of the province and the user's is of another. Looks nothing up where none requires it. */
export const isBlockedByProvince = async (
  lookup: ProvinceLookup,
  userId: string,
  rights: readonly ProvinceCondition[],
): Promise<boolean> =>
  rights.some(({ province_only }) => province_only) &&
  (await otherProvinces(lookup, [userId])).get(userId) === 'elsewhere';

/** Adds to each row whether it is closed to this user because of the province. */
export async function withProvince<Row extends ProvinceCondition>(
  lookup: ProvinceLookup,
  userId: string,
  rows: readonly Row[],
): Promise<(Row & { readonly out_of_province: boolean })[]> {
  const isBlocked = await isBlockedByProvince(lookup, userId, rows);
  return rows.map((row) => ({ ...row, out_of_province: isBlocked && row.province_only }));
}
