import { withPrefix } from '../../../endpoint.ts';
import { ask, change, consolePrefix, read } from '../../rows.ts';
import type { ticketDeskShapes } from './tickets.shapes.ts';

/** The other side of 我的工单: the desk reads the queue, answers, hands over and ends tickets. */
export const ticketDesk = withPrefix<typeof ticketDeskShapes, 'operator'>(consolePrefix)({
  tickets: ask('/tickets/tickets', 'tickets.view'),
  ticketCounts: read('/tickets/counts', 'tickets.view'),
  ticketDetail: read('/tickets/ticket', 'tickets.view'),
  ticketColleagues: read('/tickets/colleagues', 'tickets.view'),
  openOrderTicket: change('/tickets/openForOrder', 'tickets.answer'),
  takeTicket: change('/tickets/take', 'tickets.answer'),
  answerTicket: change('/tickets/answer', 'tickets.answer'),
  transferTicket: change('/tickets/transfer', 'tickets.answer'),
  endTicket: change('/tickets/end', 'tickets.answer'),
  linkTicket: change('/tickets/link', 'tickets.answer'),
  replyTemplates: read('/tickets/templates', 'tickets.view'),
  saveReplyTemplate: change('/tickets/saveTemplate', 'tickets.answer'),
});
