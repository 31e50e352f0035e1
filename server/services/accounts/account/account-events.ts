import { sql } from 'kysely';
import type { account } from '#core/contract/user/account.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { accountEventText, isRefusedEvent } from '#core/rules/session/account-event-text.ts';
import { rowsFor } from '../../../db/keyset-page.ts';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';

export interface AccountEventRow {
  readonly security_log_id: number;
  readonly at: Date;
  readonly kind: string;
  readonly what: string;
  readonly ip: string;
  readonly times: number;
  readonly detail: string;
}

interface Whose {
  readonly userId: string;
  /** Of the number; a refused sign-in knows no account. */
  readonly mobileLookup: string;
  /** Refused sign-ins of the number's former owner are left out. */
  readonly since: Date;
}

/** The newest entries of the security log about an account, one more than asked for. */
export async function accountEventRows(
  db: Db,
  { userId, mobileLookup, since }: Whose,
  { limit, before }: { readonly limit: number; readonly before?: number | undefined },
): Promise<readonly AccountEventRow[]> {
  const columns = sql`security_log_id, at, kind, what, ip, times, detail`;
  const earlier = before === undefined ? sql`true` : sql`security_log_id < ${before}`;
  const { rows } = await sql<AccountEventRow>`
    select * from (
      (select ${columns} from security_log where user_id = ${userId} and ${earlier}
        order by security_log_id desc limit ${rowsFor(limit)})
      union all
      (select ${columns} from security_log
        where mobile_lookup = ${mobileLookup} and user_id is null and at >= ${since} and ${earlier}
        order by security_log_id desc limit ${rowsFor(limit)})
    ) found order by security_log_id desc limit ${rowsFor(limit)}`.execute(db);
  return rows;
}

const shown = 20;

/** What happened to the own account: sign-ins, refused ones, and what the service desk did. */
export async function accountEvents(
  { db, encryption }: Pick<Deps, 'db' | 'encryption'>,
  { userId, mobile }: Member,
): Promise<DataOf<typeof account.accountEvents>> {
  const { created_at } = await db
    .selectFrom('users')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const mobileLookup = encryption.mobiles.lookup(mobile);
  const rows = await accountEventRows(db, { userId, mobileLookup, since: created_at }, { limit: shown });
  return {
    rows: rows.slice(0, shown).map((row) => ({
      at: row.at.toISOString(),
      text: accountEventText(row),
      isRefused: isRefusedEvent(row),
      times: row.times,
    })),
  };
}
