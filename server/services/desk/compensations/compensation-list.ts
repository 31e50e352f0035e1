import { sql } from 'kysely';
import type { compensations } from '#core/contract/console/service/compensations/compensations.ts';
import type { Compensation } from '#core/contract/console/service/compensations/compensations.shapes.ts';
import type { CompensationState } from '#core/contract/console/service/compensations/compensation-states.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { validText } from '#core/rules/coupons/coupon-offer.ts';
import { chinaDay, chinaDayBounds } from '#core/rules/format/china-day.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import { pageByTime } from '../../../db/keyset-page.ts';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { cardStatusOf, validityOf } from '../../coupons/public.ts';
import { caseNumber } from './case-of.ts';
import { grantedAlone } from './compensate.ts';
import { compensationLimits } from './compensation-limits.ts';
import { maxFen } from './compensation-kind.ts';

type Calls = typeof compensations;
type Reader = Pick<Deps, 'db' | 'encryption' | 'clock'>;

/** What the desk gave and asked for, newest first. */
export async function compensationList(
  { db, encryption, clock }: Reader,
  { userId, operator, day, kind, state, ...input }: InputOf<Calls['compensations']>,
): Promise<DataOf<Calls['compensations']>> {
  const now = clock.now();
  const matching = () => {
    let query = joined(db);
    if (userId !== undefined) query = query.where('c.user_id', '=', userId);
    if (operator !== undefined)
      query = query.where('c.asked_by', 'in', (of) =>
        of.selectFrom('operators').select('operators.operator_id').where('operators.name', '=', operator),
      );
    if (kind !== undefined) query = query.where('c.case_kind', '=', kind);
    if (day !== undefined) {
      const { from, until } = chinaDayBounds(day);
      query = query.where('c.asked_at', '>=', from).where('c.asked_at', '<', until);
    }
    if (state === 'given') query = query.where('c.given_at', 'is not', null);
    else if (state !== undefined)
      query = query.where('c.given_at', 'is', null).where(sql<boolean>`${stateOf(now)} = ${state}`);
    return query;
  };
  const { page, nextKey, count } = await pageByTime(
    {
      db,
      rows: withRows(matching(), now),
      by: ['c.asked_at', 'c.compensation_id'],
      keyOf: ({ asked_at, compensation_id }) => [asked_at, compensation_id],
      counted: () => matching().select('c.compensation_id'),
    },
    input,
  );
  return { nextKey, count, rows: page.map((row) => compensationView(encryption, row)) };
}

/** The compensation of a case that was given or waits; null: neither. */
export async function compensationOfCase(
  { db, encryption, clock }: Reader,
  { kind, key }: InputOf<Calls['compensationOfCase']>,
): Promise<DataOf<Calls['compensationOfCase']>> {
  const now = clock.now();
  const row = await withRows(joined(db), now)
    .where('c.case_kind', '=', kind)
    .where('c.case_key', '=', key)
    .orderBy(sql`c.given_at is null`)
    .orderBy('c.asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { compensation: row ? compensationView(encryption, row) : null };
}

const stateOf = (now: Date) => sql<CompensationState>`case
  when c.given_at is not null then 'given'
  when p.state = 'waiting' and p.ends_at > ${now} then 'waiting'
  else 'refused' end`;

type Matching = ReturnType<typeof joined>;
const joined = (db: Db) =>
  db.selectFrom('compensations as c').leftJoin('proposals as p', 'p.proposal_id', 'c.proposal_id');

const withRows = (matching: Matching, now: Date) =>
  matching
    .innerJoin('users as u', 'u.user_id', 'c.user_id')
    .innerJoin('operators as o', 'o.operator_id', 'c.asked_by')
    .leftJoin('operators as a', 'a.operator_id', 'c.approved_by')
    .selectAll('c')
    .select(['u.mobile_sealed', 'o.name', 'a.name as approver'])
    .select(caseNumber('c.case_kind', 'c.case_key').as('case_number'))
    .select(stateOf(now).as('state'))
    .select((e) =>
      e
        .selectFrom('user_coupons as k')
        .select(cardStatusOf(now, 'k').as('status'))
        .whereRef('k.card_code', '=', 'c.card_code')
        .as('coupon_state'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof withRows>['executeTakeFirstOrThrow']>>;

const compensationView = ({ mobiles }: Deps['encryption'], row: Row): Compensation => ({
  compensationId: row.compensation_id,
  userId: row.user_id,
  mobile: maskMobile(mobiles.open(row.mobile_sealed)),
  case: { kind: row.case_kind, key: row.case_key, number: row.case_number },
  couponTitle: row.title,
  amountFen: row.amount_fen,
  reason: row.reason,
  askedBy: { operatorId: row.asked_by, name: row.name },
  askedAt: row.asked_at.toISOString(),
  approvedBy: row.approver,
  grantedAt: row.given_at?.toISOString() ?? null,
  state: row.state,
  couponState: row.coupon_state,
});

/** The coupons that may be given, the smallest first, and what is left of the operator's day. */
export async function compensationOffers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { caller }: OperatorCall,
): Promise<DataOf<Calls['compensationOffers']>> {
  const [rows, ofDayFen] = await Promise.all([
    db.selectFrom('coupon_templates').selectAll().where('for_compensation', '=', true).limit(100).execute(),
    grantedAlone(db, caller.operatorId, clock.now()),
  ]);
  const families = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    const known = families.get(row.family_id ?? row.template_id);
    if (!known || known.version < row.version) families.set(row.family_id ?? row.template_id, row);
  }
  return {
    templates: [...families.values()]
      .map((row) => ({
        templateId: row.template_id,
        title: row.title,
        amountFen: maxFen(row),
        scopeText: row.scope_text,
        validText: validText(validityOf(row)),
      }))
      .filter(({ amountFen }) => amountFen > 0)
      .sort((one, other) => one.amountFen - other.amountFen),
    ofDayFen,
    limits: await compensationLimits(db),
  };
}

/** What each operator gave on a day, against the limit of what one person may give alone. */
export async function compensationSums(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { day = chinaDay(clock.now()) }: InputOf<Calls['compensationSums']>,
): Promise<DataOf<Calls['compensationSums']>> {
  const { from, until } = chinaDayBounds(day);
  const { rows } = await sql<{
    operator_id: string;
    name: string;
    given: number;
    alone: number;
    approved: number;
  }>`
    select o.operator_id, o.name, count(*)::integer as given,
      coalesce(sum(c.amount_fen) filter (where c.approved_by is null), 0)::integer as alone,
      coalesce(sum(c.amount_fen) filter (where c.approved_by is not null), 0)::integer as approved
    from compensations c join operators o on o.operator_id = c.asked_by
    where c.given_at is not null and c.given_at >= ${from} and c.given_at < ${until}
    group by o.operator_id, o.name order by alone desc, o.operator_id`.execute(db);
  return {
    day,
    limitFen: (await compensationLimits(db)).aDayFen,
    rows: rows.map((row) => ({
      operatorId: row.operator_id,
      name: row.name,
      given: row.given,
      aloneFen: row.alone,
      approvedFen: row.approved,
    })),
  };
}
