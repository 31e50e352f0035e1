import { sql } from 'kysely';
import type { closings } from '#core/contract/console/service/closings/closings.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { closesAt } from '#core/rules/account/account-closing.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import { pageByTime } from '../../../db/keyset-page.ts';
import type { Deps } from '../../../deps.ts';
import { hasUnfinishedWork, unfinishedOf } from '../../accounts/public.ts';

type Calls = typeof closings;

/** Requests to close an account: those that wait by their due time, the others newest first. They run by themselves. */
export async function closingList(
  { db, encryption }: Pick<Deps, 'db' | 'encryption'>,
  { state, from, until, ...input }: InputOf<Calls['closings']>,
): Promise<DataOf<Calls['closings']>> {
  const waits = state === 'waiting' || state === 'blocked';
  const matching = () => {
    let query = db.selectFrom('account_closings as w');
    if (state === 'cancelled') query = query.where('w.cancelled_at', 'is not', null);
    if (state === 'closed') query = query.where('w.closed_at', 'is not', null);
    if (waits) query = query.where('w.cancelled_at', 'is', null).where('w.closed_at', 'is', null);
    if (state === 'blocked') query = query.where(hasUnfinishedWork);
    if (from !== undefined) query = query.where('w.closes_at', '>=', new Date(from));
    if (until !== undefined) query = query.where('w.closes_at', '<', new Date(until));
    return query;
  };
  const { page, nextKey, count } = await pageByTime(
    {
      db,
      rows: matching()
        .innerJoin('users as u', 'u.user_id', 'w.user_id')
        .selectAll('w')
        .select(['u.mobile_sealed', sql<boolean>`u.closed_at is not null`.as('is_closed')]),
      by: [waits ? 'w.closes_at' : 'w.requested_at', 'w.closing_id'],
      order: waits ? 'asc' : 'desc',
      keyOf: (row) => [waits ? row.closes_at : row.requested_at, row.closing_id],
      counted: () => matching().select('w.closing_id'),
    },
    input,
  );
  const waiting = page.filter(({ cancelled_at, closed_at }) => cancelled_at === null && closed_at === null);
  const blockers = await unfinishedOf(
    db,
    waiting.map(({ user_id }) => user_id),
  );
  return {
    nextKey,
    count,
    rows: page.map((row) => {
      const isOver = row.cancelled_at !== null || row.closed_at !== null;
      const blockedBy = isOver ? [] : (blockers.get(row.user_id) ?? []);
      return {
        closingId: row.closing_id,
        userId: row.user_id,
        mobile: maskMobile(encryption.mobiles.open(row.mobile_sealed)),
        requestedAt: row.requested_at.toISOString(),
        dueAt: row.closes_at.toISOString(),
        isPostponed: row.closes_at.getTime() > closesAt(row.requested_at).getTime(),
        state:
          row.closed_at !== null
            ? 'closed'
            : row.cancelled_at !== null
              ? 'cancelled'
              : blockedBy.length > 0
                ? 'blocked'
                : 'waiting',
        blockedBy: [...blockedBy],
        endedAt: (row.closed_at ?? row.cancelled_at)?.toISOString() ?? null,
      };
    }),
  };
}

/** How many wait, and how many of them something holds up; each up to 10,000. */
export async function closingCounts({ db }: Pick<Deps, 'db'>): Promise<DataOf<Calls['closingCounts']>> {
  const { rows } = await sql<DataOf<Calls['closingCounts']>>`
    select count(*)::integer as waiting, (count(*) filter (where ${hasUnfinishedWork}))::integer as blocked
    from (select user_id from account_closings where cancelled_at is null and closed_at is null
      order by closes_at limit 10000) w`.execute(db);
  return rows[0] ?? { waiting: 0, blocked: 0 };
}
