import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** A figure of a step, as one of the tables of figures has it. */
export interface Counted {
  readonly at: Date;
  readonly figure: string;
  readonly label: string;
  readonly value: number;
}

export interface Span {
  readonly from: Date;
  /** Before this moment. */
  readonly until: Date;
}
export interface Place {
  readonly city?: string | undefined;
  readonly host?: string | undefined;
}

/** The rows of a step together, so that a week is as few rows as an hour. */
export async function minuteCounts(
  db: Db,
  { from, until }: Span,
  stepMs: number,
): Promise<readonly Counted[]> {
  const { rows } = await sql<Counted>`
    select to_timestamp(floor(extract(epoch from minute) * 1000 / ${stepMs}) * ${stepMs} / 1000) as at,
      figure, label, sum(value)::bigint as value
    from metric_minutes where minute >= ${from} and minute < ${until} group by 1, 2, 3`.execute(db);
  return rows;
}

const at = ({ city, host }: Place): RawBuilder<unknown> =>
  sql`(${city ?? null}::text is null or city = ${city ?? null}) and (${host ?? null}::text is null or host = ${host ?? null})`;
const claimFigures = sql`('claims', claimed), ('claims.delivered', delivered), ('claims.failed', failed)`;
const orderFigures = sql`('orders', orders), ('paid', paid), ('paid.fen', paid_fen), ('refunds', refunds), ('refunds.fen', refunds_fen)`;
const startOf = (day: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${day}::timestamp at time zone 'Asia/Shanghai')`;

/** Claims and orders of a city, a host or both, by hour. */
export async function placeCounts(db: Db, place: Place, { from, until }: Span): Promise<readonly Counted[]> {
  const { rows } = await sql<Counted>`
    select hour as at, figure, '' as label, sum(value)::bigint as value
    from report_place_hours cross join lateral (values ${claimFigures}, ${orderFigures}) as each (figure, value)
    where hour >= ${from} and hour < ${until} and ${at(place)} group by 1, 2`.execute(db);
  return rows;
}

/** Claims and orders by day in China, of all or of a city, a host or both. */
export async function dayCounts(db: Db, place: Place, { from, until }: Span): Promise<readonly Counted[]> {
  const of = (table: string, figures: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    select ${startOf(sql`day`)} as at, figure, value
    from ${sql.table(table)} cross join lateral (values ${figures}) as each (figure, value)
    where level = 'place' and ${startOf(sql`day`)} >= ${from} and ${startOf(sql`day`)} < ${until}
      and day >= ${from}::date - 1 and ${at(place)}`;
  const { rows } = await sql<Counted>`
    select at, figure, '' as label, sum(value)::bigint as value
    from (${of('report_claim_days', claimFigures)} union all ${of('report_order_days', orderFigures)}) as counted
    group by 1, 2`.execute(db);
  return rows;
}

/** Refusals and response times by day in China. */
export async function metricDayCounts(db: Db, { from, until }: Span): Promise<readonly Counted[]> {
  const { rows } = await sql<Counted>`
    select ${startOf(sql`(hour at time zone 'Asia/Shanghai')::date`)} as at, figure, label, sum(value)::bigint as value
    from metric_hours where hour >= ${from} and hour < ${until} group by 1, 2, 3`.execute(db);
  return rows;
}
