import { sql } from 'kysely';
import type { rightsStock } from '#core/contract/console/rights/rights.ts';
import type { RightsStockRow } from '#core/contract/console/rights/rights-stock.shapes.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { claimsPerHour, rightsStockForecast } from '#core/rules/console/rights/rights-stock-forecast.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { keysetPage, pageByNumber, rowsFor } from '../../../../db/keyset-page.ts';
import type { Deps } from '../../../../deps.ts';
import { dayMs } from '../../../../lifetime.ts';
import { namesOfChange } from '../../../operators/public.ts';
import { isUnplanned } from './change-stock.ts';
import { openMonths } from './stock-kind.ts';

type ConsoleDeps = Pick<Deps, 'db' | 'clock'>;
type Call = typeof rightsStock.rightsStock;

/** The newest claims of a day that tell how fast a right goes; more would not tell more. */
const maxPaced = 1_000;

interface Row {
  readonly rights_id: string;
  readonly show_name: string;
  readonly product_id: string;
  readonly product_name: string;
  readonly supplier: string;
  readonly total: number;
  readonly left: number;
  readonly planned: boolean;
  readonly paced: number;
  readonly oldest: Date | null;
}

/** Limited rights in a month, what is nearly gone first. */
export async function rightsStockList(
  { db, clock }: ConsoleDeps,
  { cycle: month, supplier, below, keyword, after, limit }: InputOf<Call>,
): Promise<DataOf<Call>> {
  const now = clock.now();
  const current = claimCycle(now);
  const cycle = month ?? current.cycle;
  const left = sql<number>`coalesce(
    (select k.remaining from rights_stock k where k.rights_id = rights.rights_id and k.cycle = ${cycle}::char(7)), monthly_stock)`;
  const conditions = [
    sql<boolean>`(monthly_stock is not null and removed_at is null)`,
    ...(supplier === undefined ? [] : [sql<boolean>`supplier = ${supplier}`]),
    ...(below === undefined ? [] : [sql<boolean>`${left} < ${below}`]),
    ...(keyword === undefined
      ? []
      : [
          sql<boolean>`(rights_id = ${keyword} or position(lower(${keyword}) in lower(show_name)) > 0 or exists (
            select from right_groups g join products p using (product_id)
            where g.group_id = rights.group_id and position(lower(${keyword}) in lower(p.name)) > 0))`,
        ]),
  ];
  const matching = () => conditions.reduce((query, each) => query.where(each), db.selectFrom('rights'));
  const [, afterLeft = '0', afterId = ''] = /^(\d+)\.(.*)$/s.exec(after ?? '') ?? [];
  const { rows } = await sql<Row>`
    select s.*, p.product_id, p.name as product_name, coalesce(n.paced, 0)::integer as paced, n.oldest
    from (
      select rights_id, show_name, group_id, supplier, coalesce(k.total, monthly_stock) as total, ${left} as "left", k.total is not null as planned
      from rights left join lateral (
        select total from rights_stock o where o.rights_id = rights.rights_id and o.cycle = ${cycle}::char(7)
      ) k on true
      where ${sql.join(conditions, sql` and `)}
        and ${after === undefined ? sql`true` : sql`(${left}, rights_id) > (${Number(afterLeft)}, ${afterId})`}
      order by "left", rights_id limit ${rowsFor(limit)}
    ) s join right_groups g using (group_id) join products p using (product_id)
    left join lateral (
      select count(*) as paced, min(c.claimed_at) as oldest from (
        select claimed_at from claims
        where rights_id = s.rights_id and claimed_at > ${new Date(now.getTime() - dayMs)} and ${cycle === current.cycle}
        order by claimed_at desc, claim_id desc limit ${maxPaced}
      ) c
    ) n on true
    order by s."left", s.rights_id`.execute(db);
  const { page, nextKey, count } = await keysetPage(rows, limit, {
    keyOf: (row) => `${row.left}.${row.rights_id}`,
    counted: () => matching().select('rights_id'),
    after,
    db,
  });
  return {
    nextKey,
    count,
    rows: page.map((row): RightsStockRow => {
      const oldestAt = row.oldest?.getTime() ?? null;
      const perHour = claimsPerHour(
        { count: row.paced, oldestAt, isAll: row.paced < maxPaced },
        now.getTime(),
      );
      const isCurrent = cycle === current.cycle;
      return {
        rightsId: row.rights_id,
        name: row.show_name,
        productId: row.product_id,
        productName: row.product_name,
        supplier: row.supplier,
        cycle,
        total: row.total,
        left: row.left,
        used: row.total - row.left,
        isPlanned: row.planned,
        perHour: isCurrent ? perHour : null,
        forecast: isCurrent
          ? rightsStockForecast({ left: row.left, perHour, now: now.getTime(), endsAt: current.endsAt })
          : { kind: 'none' },
      };
    }),
  };
}

export async function rightsStockMonths({
  db,
  clock,
}: ConsoleDeps): Promise<DataOf<typeof rightsStock.rightsStockMonths>> {
  const now = clock.now();
  const [cycle, next] = openMonths(now);
  const { rows } = await sql<{ supplier: string; unplanned: number }>`
    select r.supplier, (count(*) filter (where ${isUnplanned(next, now)}))::integer as unplanned
    from rights r where r.monthly_stock is not null and r.removed_at is null group by 1 order by 1`.execute(
    db,
  );
  return {
    months: [cycle, next],
    suppliers: rows.flatMap(({ supplier }) => (supplier === '' ? [] : [supplier])),
    unplanned: rows.reduce((sum, { unplanned }) => sum + unplanned, 0),
  };
}

/** What operators changed of the pieces, the newest first. */
export async function rightsStockMovements(
  { db }: Pick<Deps, 'db'>,
  { rightsId, cycle, ...input }: InputOf<typeof rightsStock.rightsStockMovements>,
): Promise<DataOf<typeof rightsStock.rightsStockMovements>> {
  const matching = () => {
    let all = db.selectFrom('rights_stock_movements');
    if (rightsId !== undefined) all = all.where('rights_stock_movements.rights_id', '=', rightsId);
    return cycle === undefined ? all : all.where('rights_stock_movements.cycle', '=', cycle);
  };
  const { page, nextKey, count } = await pageByNumber(
    {
      db,
      rows: matching()
        .innerJoin('rights as r', 'r.rights_id', 'rights_stock_movements.rights_id')
        .selectAll('rights_stock_movements')
        .select(['r.show_name', ...namesOfChange('rights_stock_movements')]),
      by: 'movement_id',
      keyOf: ({ movement_id }) => movement_id,
      counted: () => matching().select('movement_id'),
    },
    input,
  );
  return {
    nextKey,
    count,
    rows: page.map((row) => ({
      movementId: String(row.movement_id),
      at: row.at.toISOString(),
      name: row.show_name,
      cycle: row.cycle,
      pieces: row.pieces,
      totalAfter: row.total_after,
      leftAfter: row.left_after,
      reason: row.reason,
      by: row.by,
      approvedBy: row.approver,
    })),
  };
}
