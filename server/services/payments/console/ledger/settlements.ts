import { sql } from 'kysely';
import type { ledger } from '#core/contract/console/orders/money/ledger.ts';
import type { SettlementLine } from '#core/contract/console/orders/money/ledger.shapes.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { Db } from '../../../../db/database.ts';
import { keysetPage, pageByNumber, rowsFor } from '../../../../db/keyset-page.ts';
import { NotFound } from '../../../../http/refusal.ts';

/** Settlements that were approved, the newest first. */
export async function settlementList(
  db: Db,
  input: InputOf<typeof ledger.settlements>,
): Promise<DataOf<typeof ledger.settlements>> {
  const { page, nextKey, count } = await pageByNumber(
    {
      db,
      rows: db
        .selectFrom('settlements as s')
        .innerJoin('operators as o', 'o.operator_id', 's.requested_by')
        .innerJoin('operators as a', 'a.operator_id', 's.approved_by')
        .innerJoin('proposals as p', 'p.proposal_id', 's.proposal_id')
        .select(['s.settlement_id', 's.from_day', 's.until_day', 's.requested_by', 's.approved_by', 's.at'])
        .select(['o.name', 'a.name as approver', 'p.reason']),
      by: 's.settlement_id',
      keyOf: ({ settlement_id }) => settlement_id,
      counted: () => db.selectFrom('settlements').select('settlement_id'),
    },
    input,
  );
  return {
    nextKey,
    count,
    rows: page.map((row) => ({
      settlementId: row.settlement_id,
      from: row.from_day,
      until: row.until_day,
      by: { operatorId: row.requested_by, name: row.name },
      approvedBy: { operatorId: row.approved_by, name: row.approver },
      at: row.at.toISOString(),
      reason: row.reason,
    })),
  };
}

type Line = SettlementLine & { readonly place: string };

/** The sums of a settlement's days, as they were written down when each day was closed. */
export async function settlementLines(
  db: Db,
  { settlementId, limit, after }: InputOf<typeof ledger.settlementLines>,
): Promise<DataOf<typeof ledger.settlementLines>> {
  const settlement = await db
    .selectFrom('settlements')
    .select(['from_day', 'until_day'])
    .where('settlement_id', '=', settlementId)
    .executeTakeFirst();
  if (!settlement) throw new NotFound('没有这份结算单');
  const lines = linesOf(settlement.from_day, settlement.until_day);
  const following = after === undefined ? sql`true` : sql`place > ${after}`;
  const { rows } = await sql<Line>`
    select * from ${lines} l where ${following} order by place limit ${rowsFor(limit)}`.execute(db);
  const { page, nextKey, count } = await keysetPage(rows, limit, {
    keyOf: ({ place }) => place,
    counted: () => db.selectFrom(lines.as('l')).select('l.place'),
    after,
    db,
  });
  return { nextKey, count, rows: page.map(({ place: _place, ...row }) => row) };
}

/** Sources, then accounts of every day, with their place in the file. */
const linesOf = (from: string, until: string) => sql<Line>`(
  select c.day, 'source' as part, l.line ->> 'source' as name, (l.line ->> 'oursRows')::integer as "oursRows",
    (l.line ->> 'theirsRows')::integer as "theirsRows", (l.line ->> 'oursFen')::bigint as "oursFen",
    (l.line ->> 'theirsFen')::bigint as "theirsFen", (l.line ->> 'repaired')::integer as repaired,
    (l.line ->> 'ignored')::integer as ignored, null::bigint as "debitFen", null::bigint as "creditFen",
    c.day || ':1:' || lpad(l.at::text, 4, '0') as place
  from day_closings c, jsonb_array_elements(c.sources) with ordinality as l (line, at)
  where c.day between ${from} and ${until}
  union all
  select c.day, 'account', l.line ->> 'account', null, null, null, null, null, null, (l.line ->> 'debitFen')::bigint,
    (l.line ->> 'creditFen')::bigint, c.day || ':2:' || lpad(l.at::text, 4, '0')
  from day_closings c, jsonb_array_elements(c.accounts) with ordinality as l (line, at)
  where c.day between ${from} and ${until}
)`;
