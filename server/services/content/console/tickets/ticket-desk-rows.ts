import { sql } from 'kysely';
import type { TicketState, TicketTopic } from '#core/contract/console/service/tickets/ticket-states.ts';
import type { DeskTicket } from '#core/contract/console/service/tickets/tickets.shapes.ts';
import { lateAfterMs, ticketNumber } from '#core/rules/console/service/tickets/ticket-acts.ts';
import { maskAll, maskMobile } from '#core/rules/format/phone.ts';
import type { Encryption } from '../../../../crypto/encryption.ts';

export interface DeskRow {
  readonly ticket_id: string;
  readonly ticket_no: number;
  readonly topic: TicketTopic;
  readonly state: TicketState;
  readonly title: string;
  readonly last_text: string | null;
  readonly user_id: string;
  readonly mobile_sealed: string;
  readonly operator_id: string | null;
  readonly operator_name: string | null;
  readonly messages: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly last_word_at: Date;
  readonly waiting_since: Date | null;
  readonly closed_at: Date | null;
}

/** The columns of a ticket at the desk, of a row `t`. */
export const deskColumns = sql`
  t.ticket_id, t.ticket_no, t.topic, t.state, t.title, m.last_text, t.user_id, u.mobile_sealed, t.operator_id, o.name as operator_name,
  coalesce(m.messages, 0) as messages, t.created_at, t.updated_at, t.last_word_at, t.waiting_since, t.closed_at`;

export const deskJoins = sql`
  join users u on u.user_id = t.user_id
  left join operators o on o.operator_id = t.operator_id
  left join lateral (
    select text as last_text, seq as messages from support_messages where ticket_id = t.ticket_id order by seq desc limit 1) m on true`;

/** Words of subscribers may contain numbers: they are masked. */
export function deskView({ mobiles }: Encryption, row: DeskRow, now: Date): DeskTicket {
  const waitsMs = row.waiting_since && Math.max(0, now.getTime() - row.waiting_since.getTime());
  return {
    ticketId: row.ticket_id,
    ticketNo: ticketNumber(row.ticket_no),
    topic: row.topic,
    state: row.state,
    title: maskAll(row.title),
    lastText: maskAll(row.last_text ?? ''),
    userId: row.user_id,
    mobile: maskMobile(mobiles.open(row.mobile_sealed)),
    operator:
      row.operator_id === null ? null : { operatorId: row.operator_id, name: row.operator_name ?? '' },
    messages: row.messages,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    lastWordAt: row.last_word_at.toISOString(),
    waitingSince: row.waiting_since?.toISOString() ?? null,
    waitsSeconds: waitsMs && Math.floor(waitsMs / 1_000),
    isLate: waitsMs !== null && waitsMs > lateAfterMs,
    closedAt: row.closed_at?.toISOString() ?? null,
  };
}
