import { sql } from 'kysely';
import type { CompensationCase } from '#core/contract/console/service/compensations/compensation-states.ts';
import { compensationCaseNames } from '#core/rules/console/service/compensations/compensation-rules.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import type { Tx } from '../../../db/database.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';

export interface Case {
  readonly kind: CompensationCase;
  readonly key: string;
}

/** The number of a case as people say it: T-1024, or that of the order or claim; for rows with `kind` and `key`. */
export const caseNumber = (kind: string, key: string) => sql<string>`
  case ${sql.ref(kind)} when 'ticket'
    then 'T-' || (select ticket_no from support_tickets where ticket_id = ${sql.ref(key)}) else ${sql.ref(key)} end`;

/** The case is one of the subscriber's own; its number and what it is about. */
export async function checkCase(
  tx: Tx,
  { kind, key }: Case,
  userId: string,
): Promise<{ readonly number: string }> {
  const { rows } = await (
    kind === 'ticket'
      ? sql<{ number: string }>`
          select 'T-' || ticket_no as number from support_tickets where ticket_id = ${key} and user_id = ${userId}`
      : kind === 'order'
        ? sql<{ number: string }>`
            select order_no as number from orders where order_no = ${key} and user_id = ${userId}`
        : sql<{ number: string }>`
            select claim_id as number from claims where claim_id = ${key} and user_id = ${userId}`
  ).execute(tx);
  if (!rows[0]) throw new NotFound(`这位用户没有这个${compensationCaseNames[kind]}`);
  return rows[0];
}

interface Before {
  readonly case_kind: CompensationCase;
  readonly title: string;
  readonly given_at: Date | null;
  readonly asked_at: Date;
  readonly name: string;
}

/**
 * Refuses a case that was compensated, also as the order or claim of a ticket: one mishap has one compensation. The subscriber's row is
 * locked, so that two cases of one mishap follow each other.
 */
export async function refuseSecond(tx: Tx, { kind, key }: Case): Promise<void> {
  const { rows } = await sql<Before>`
    select c.case_kind, c.title, c.given_at, c.asked_at, o.name
    from (${sameMishap(kind, key)}) s
    join compensations c on c.case_kind = s.kind and c.case_key = s.key and c.given_at is not null
    join operators o on o.operator_id = c.asked_by
    order by c.case_kind = ${kind} desc limit 1`.execute(tx);
  const [before] = rows;
  if (before)
    throw new Refusal(
      `${before.name}在 ${chinaMinute(before.given_at ?? before.asked_at)} 已经为${
        before.case_kind === kind ? '这个' : '关联的'
      }${compensationCaseNames[before.case_kind]}补偿过：${before.title}`,
    );
}

const sameMishap = (kind: CompensationCase, key: string) =>
  kind === 'ticket'
    ? sql`select ${kind}::text as kind, ${key}::text as key
        union all select l.kind, l.key from ticket_links l where l.ticket_id = ${key}`
    : sql`select ${kind}::text as kind, ${key}::text as key
        union all select 'ticket', l.ticket_id from ticket_links l where l.key = ${key} and l.kind = ${kind}`;
