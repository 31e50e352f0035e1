import type { DeskTicket } from '#core/contract/console/service/tickets/tickets.shapes.ts';
import { ticketStateNames } from '#core/rules/console/service/tickets/ticket-acts.ts';
import { Tag } from '../../ui/parts.tsx';

const tones = { open: 'warning', answered: 'success', closed: 'plain' } as const;

export const TicketState = ({ ticket: { state } }: { readonly ticket: Pick<DeskTicket, 'state'> }) => (
  <Tag tone={tones[state]}>{ticketStateNames[state]}</Tag>
);

/** What the desk did with a ticket, as its history says it. */
export const eventWords = {
  taken: '认领',
  transferred: '转交给',
  closed: '结束',
  reopened: '用户再次留言，重新打开',
  linked: '关联',
} as const;
