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

/** The users among these whose number is of another province (§5: the account first, then billing). A guest is never among them. */
export async function findOutOfProvince(
  { db, billing, encryption }: ProvinceLookup,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const unconfirmed = await notConfirmedInProvince(db, { userIds: [...new Set(userIds)] });
  const answers = await Promise.all(
    unconfirmed.map(async ({ user_id, mobile_sealed }) => ({
      user_id,
      number: encryption && (await billing?.number(encryption.mobiles.open(mobile_sealed))),
    })),
  );
  return new Set(answers.filter(({ number }) => number?.inProvince !== true).map(({ user_id }) => user_id));
}

interface ProvinceCondition {
  readonly province_only: boolean;
}

/** Whether one of these rights requires a number of the province and the user has none. Looks nothing up where none requires it. */
export const isBlockedByProvince = async (
  lookup: ProvinceLookup,
  userId: string,
  rights: readonly ProvinceCondition[],
): Promise<boolean> =>
  rights.some(({ province_only }) => province_only) &&
  (await findOutOfProvince(lookup, [userId])).has(userId);

/** Adds to each row whether it is closed to this user because of the province. */
export async function withProvince<Row extends ProvinceCondition>(
  lookup: ProvinceLookup,
  userId: string,
  rows: readonly Row[],
): Promise<(Row & { readonly out_of_province: boolean })[]> {
  const isBlocked = await isBlockedByProvince(lookup, userId, rows);
  return rows.map((row) => ({ ...row, out_of_province: isBlocked && row.province_only }));
}
