import { sql } from 'kysely';
import { preparedQuery } from '../../../db/prepared-query.ts';
import type { Deps } from '../../../deps.ts';

/** Where numbers are at home is on their accounts; billing is asked about those it is not known of. Where nobody can be asked, the account's word holds. */
export type Homes = Pick<Deps, 'db'> & Partial<Pick<Deps, 'billing'>>;

interface NotKnownRow {
  readonly user_id: string;
  readonly mobile: string;
}

/** Of many subscribers those whose account does not say that they are of the province. */
const notKnownAsHome = preparedQuery<{ readonly userIds: readonly string[] }, NotKnownRow>(
  'not-known-as-home',
  (db, q) => ({
    compile: () =>
      sql<NotKnownRow>`select user_id, mobile from users where user_id = any(${q.userIds}::text[]) and isp_flag <> 1`.compile(
        db,
      ),
  }),
);

/** Of many subscribers those of another province (§5: the account first, then the server that knows). Guests are nobody's. */
export async function elsewhereAmong(
  { db, billing }: Homes,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const asked = await notKnownAsHome(db, { userIds: [...new Set(userIds)] });
  const answers = await Promise.all(
    asked.map(async ({ user_id, mobile }) => ({ user_id, number: await billing?.number(mobile) })),
  );
  return new Set(answers.filter(({ number }) => number?.inProvince !== true).map(({ user_id }) => user_id));
}

interface Asking {
  readonly province_only: boolean;
}

/** Whether some of these rights ask for a home in the province and the subscriber has none there. Nobody is looked up where none asks. */
export const askInVain = async (homes: Homes, userId: string, rights: readonly Asking[]): Promise<boolean> =>
  rights.some(({ province_only }) => province_only) && (await elsewhereAmong(homes, [userId])).has(userId);

/** The rows, each told whether it asks this subscriber for the province in vain. */
export async function withHome<Row extends Asking>(
  homes: Homes,
  userId: string,
  rows: readonly Row[],
): Promise<(Row & { readonly out_of_province: boolean })[]> {
  const isElsewhere = await askInVain(homes, userId, rows);
  return rows.map((row) => ({ ...row, out_of_province: isElsewhere && row.province_only }));
}
