import type { ticketDesk } from '#core/contract/console/service/tickets/tickets.ts';
import type { Deps } from '../../../../deps.ts';
import type { ConsoleHandlers } from '../../../../http/operators/serve-console.ts';
import { answerTicket } from './answer-ticket.ts';
import { linkTicket } from './link-ticket.ts';
import { openOrderTicket } from './open-order-ticket.ts';
import { replyTemplates, saveReplyTemplate } from './reply-templates.ts';
import { endTicket, takeTicket } from './ticket-acts.ts';
import { ticketDetail } from './ticket-detail.ts';
import { ticketCounts, ticketList } from './ticket-list.ts';
import { ticketColleagues, transferTicket } from './transfer-ticket.ts';

export const ticketDeskRoutes = (deps: Deps): ConsoleHandlers<typeof ticketDesk> => ({
  tickets: (input, { caller }) => ticketList(deps, input, caller.operatorId),
  ticketCounts: (_, { caller }) => ticketCounts(deps, caller.operatorId),
  ticketDetail: ({ ticketId }) => ticketDetail(deps, ticketId),
  ticketColleagues: () => ticketColleagues(deps),
  openOrderTicket: (input, call) => openOrderTicket(deps, input, call),
  takeTicket: (input, call) => takeTicket(deps, input, call),
  answerTicket: (input, call) => answerTicket(deps, input, call),
  transferTicket: (input, call) => transferTicket(deps, input, call),
  endTicket: (input, call) => endTicket(deps, input, call),
  linkTicket: (input, call) => linkTicket(deps, input, call),
  replyTemplates: () => replyTemplates(deps),
  saveReplyTemplate: (input, call) => saveReplyTemplate(deps, input, call),
});
