import { sql, type RawBuilder } from 'kysely';
import type { CodeBatch, CodeBatchRow } from '#core/contract/console/rights/code-batches.shapes.ts';
import type { CodeBatchState } from '#core/contract/console/rights/rights-families.ts';
import type { codeBatches } from '#core/contract/console/rights/rights.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { chinaDay, daysBefore } from '#core/rules/format/china-day.ts';
import type { Db } from '../../../../db/database.ts';
import { keysetPage, rowsFor, timeKey, timeKeyIn } from '../../../../db/keyset-page.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { NotFound } from '../../../../http/refusal.ts';
import { guessing } from '../../card-code/reserve-card-code.ts';
import { waitingFor } from '../waiting-proposals.ts';
import { codeFileMs } from './make-planned-codes.ts';

type ConsoleDeps = Pick<Deps, 'db' | 'clock'>;

interface Row {
  readonly batch_id: string;
  readonly name: string;
  readonly act_num: string;
  readonly gives: string;
  readonly product_name: string;
  readonly planned: number;
  readonly made: number;
  readonly made_at: Date | null;
  readonly proposal_id: string | null;
  readonly exchanged: number;
  readonly released: number;
  readonly begins_at: Date;
  readonly ends_at: Date;
  readonly state: CodeBatchState;
  readonly is_exported: boolean;
  readonly is_waiting: boolean;
}

const stateOf = (now: Date): RawBuilder<CodeBatchState> => sql`case
  when exists (select from card_code_stops s where s.batch_id = card_code_batches.batch_id) then 'stopped'
  when card_code_batches.made < card_code_batches.planned then 'making' when card_code_batches.begins_at > ${now} then 'planned'
  when card_code_batches.ends_at > ${now} then 'open' else 'ended' end`;

/** A stopped batch is shown with the window that it had. */
const columns = (now: Date): RawBuilder<unknown> => sql`
  card_code_batches.batch_id, card_code_batches.name, card_code_batches.act_num, p.name as product_name, card_code_batches.made_at, card_code_batches.proposal_id,
  case when card_code_batches.grants = 'right' then coalesce((select r.show_name from rights r where r.rights_id = card_code_batches.rights_id), '')
    else p.name || ' ' || card_code_batches.months || ' 个月' end as gives,
  c.codes as planned, case when card_code_batches.planned = 0 then c.codes else card_code_batches.made end as made,
  (select count(*)::integer from card_exchanges e where e.batch_id = card_code_batches.batch_id and e.released_at is null) as exchanged,
  (select count(*)::integer from card_exchanges e where e.batch_id = card_code_batches.batch_id and e.released_at is not null) as released,
  coalesce(t.begins_before, card_code_batches.begins_at) as begins_at, coalesce(t.ends_before, card_code_batches.ends_at) as ends_at, ${stateOf(now)} as state,
  exists (select from card_code_exports x where x.batch_id = card_code_batches.batch_id) as is_exported,
  exists (select from proposals w where w.state = 'waiting' and w.kind = 'codes.restart' and w.target = card_code_batches.batch_id and w.ends_at > ${now}) as is_waiting`;
const joins = sql`
  join products p using (product_id) left join card_code_stops t using (batch_id)
  cross join lateral (
    select case when card_code_batches.planned > 0 then card_code_batches.planned else (select count(*)::integer from card_codes k where k.batch_id = card_code_batches.batch_id) end as codes
  ) c`;

const shown = (row: Row): CodeBatchRow => ({
  batchId: row.batch_id,
  name: row.name,
  gives: row.gives,
  planned: row.planned,
  made: row.made,
  exchanged: row.exchanged,
  released: row.released,
  beginsAt: row.begins_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  state: row.state,
  isExported: row.is_exported,
  isWaiting: row.is_waiting,
});

/** Batches by the begin of their window, the latest first. */
export async function codeBatchList(
  { db, clock }: ConsoleDeps,
  { keyword, state, after, limit }: InputOf<typeof codeBatches.codeBatches>,
): Promise<DataOf<typeof codeBatches.codeBatches>> {
  const now = clock.now();
  const conditions = [
    ...(keyword === undefined
      ? []
      : [
          sql<boolean>`(card_code_batches.batch_id = ${keyword} or position(lower(${keyword}) in lower(card_code_batches.name)) > 0)`,
        ]),
    ...(state === undefined ? [] : [sql<boolean>`${stateOf(now)} = ${state}`]),
  ];
  const matching = () =>
    conditions.reduce((query, each) => query.where(each), db.selectFrom('card_code_batches'));
  const key = after === undefined ? undefined : timeKeyIn(after);
  const { rows } = await sql<Row>`
    select ${columns(now)} from card_code_batches ${joins}
    where ${sql.join([sql`true`, ...conditions], sql` and `)}
      and ${key ? sql`(coalesce(t.begins_before, card_code_batches.begins_at), card_code_batches.batch_id) < (${key.at}, ${key.id})` : sql`true`}
    order by coalesce(t.begins_before, card_code_batches.begins_at) desc, card_code_batches.batch_id desc limit ${rowsFor(limit)}`.execute(
    db,
  );
  const { page, nextKey, count } = await keysetPage(rows, limit, {
    keyOf: ({ begins_at, batch_id }) => timeKey(begins_at, batch_id),
    counted: () => matching().select('card_code_batches.batch_id'),
    after,
    db,
  });
  return { nextKey, count, rows: page.map(shown), guessed: await guessedCodes(db, now) };
}

/** Tries with codes that do not exist belong to no batch. */
async function guessedCodes(db: Db, now: Date): Promise<{ misses: number; locked: number }> {
  const since = new Date(now.getTime() - guessing.lockMinutes * 60_000);
  const {
    rows: [row],
  } = await sql<{ misses: number; locked: number }>`
    select coalesce(sum(misses) filter (where attempted_by like 'user:%'), 0)::integer as misses,
      (count(*) filter (where misses >= ${guessing.misses}))::integer as locked
    from card_code_misses where missed_at > ${since}`.execute(db);
  return row ?? { misses: 0, locked: 0 };
}

const shownDays = 14;

/** A batch with its exchanges by the day. No code and no hash is part of it. */
export async function codeBatch(
  { db, clock }: ConsoleDeps,
  batchId: string,
  { caller }: OperatorCall,
): Promise<CodeBatch> {
  const now = clock.now();
  const {
    rows: [row],
  } = await sql<Row>`
    select ${columns(now)} from card_code_batches ${joins} where card_code_batches.batch_id = ${batchId}`.execute(
    db,
  );
  if (!row) throw new NotFound('没有这批卡密');
  const [proposal, stop, exported] = await Promise.all([
    db
      .selectFrom('proposals as p')
      .innerJoin('operators as o', 'o.operator_id', 'p.proposed_by')
      .leftJoin('operators as d', 'd.operator_id', 'p.decided_by')
      .select(['o.name as by', 'd.name as approver'])
      .where('p.proposal_id', '=', row.proposal_id)
      .executeTakeFirst(),
    db
      .selectFrom('card_code_stops as s')
      .innerJoin('operators as o', 'o.operator_id', 's.stopped_by')
      .select(['s.stopped_at', 's.reason', 'o.name'])
      .where('s.batch_id', '=', batchId)
      .executeTakeFirst(),
    db
      .selectFrom('card_code_exports as e')
      .innerJoin('operators as o', 'o.operator_id', 'e.exported_by')
      .select(['e.exported_at', 'e.exported_by', 'e.codes', 'e.sha256', 'o.name'])
      .where('e.batch_id', '=', batchId)
      .executeTakeFirst(),
  ]);
  return {
    ...shown(row),
    actNum: row.act_num,
    productName: row.product_name,
    madeAt: row.made_at?.toISOString() ?? null,
    proposedBy: proposal?.by ?? null,
    approvedBy: proposal?.approver ?? null,
    stop: stop ? { at: stop.stopped_at.toISOString(), by: stop.name, reason: stop.reason } : null,
    export: exported
      ? {
          at: exported.exported_at.toISOString(),
          by: exported.name,
          codes: exported.codes,
          sha256: exported.sha256,
          isFileThere:
            exported.exported_by === caller.operatorId &&
            exported.exported_at.getTime() > now.getTime() - codeFileMs,
        }
      : null,
    days: await exchangesByDay(db, batchId, now),
    waiting: await waitingFor(db, { kinds: ['codes.restart'], target: batchId }, now),
  };
}

async function exchangesByDay(db: Db, batchId: string, now: Date): Promise<CodeBatch['days']> {
  const today = chinaDay(now);
  const first = daysBefore(today, shownDays - 1);
  const { rows } = await sql<{ day: string; exchanged: number }>`
    select to_char(exchanged_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, count(*)::integer as exchanged
    from card_exchanges
    where batch_id = ${batchId} and exchanged_at >= (${first}::timestamp at time zone 'Asia/Shanghai') and released_at is null
    group by 1`.execute(db);
  const counts = new Map(rows.map(({ day, exchanged }) => [day, exchanged]));
  return Array.from({ length: shownDays }, (_, back) => {
    const day = daysBefore(today, shownDays - 1 - back);
    return { day, exchanged: counts.get(day) ?? 0 };
  });
}

export async function codeBatchChoices({
  db,
}: Pick<Deps, 'db'>): Promise<DataOf<typeof codeBatches.codeBatchChoices>> {
  const [acts, { rows }] = await Promise.all([
    db
      .selectFrom('card_code_batches')
      .select('act_num')
      .distinct()
      .where('act_num', '<>', '')
      .orderBy('act_num')
      .execute(),
    sql<{ productId: string; name: string; rightsId: string | null; rightsName: string | null }>`
      select p.product_id as "productId", p.name, o.rights_id as "rightsId", o.name as "rightsName"
      from products p left join lateral (
        select min(r.rights_id) as rights_id, min(r.show_name) as name from right_groups g join rights r using (group_id)
        where g.product_id = p.product_id and r.removed_at is null and r.category_flag = 1 having count(*) = 1
      ) o on true order by p.name, p.product_id`.execute(db),
  ]);
  return {
    actNums: acts.map(({ act_num }) => act_num),
    products: rows.map(({ productId, name, rightsId, rightsName }) => ({
      productId,
      name,
      right: rightsId === null || rightsName === null ? null : { rightsId, name: rightsName },
    })),
  };
}
