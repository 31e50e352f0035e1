import type { support } from '#core/contract/user/support.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { questionDetail, questions, voteQuestion } from './questions.ts';
import { supportQueue, supportTicket, supportTickets } from './ticket-view.ts';
import { closeTicket, openTicket, replyTicket } from './write-tickets.ts';

export const supportRoutes = (deps: Deps): Handlers<typeof support> => ({
  questions: (input) => questions(deps, input),
  questionDetail: ({ questionId }, { caller }) => questionDetail(deps, caller, questionId),
  voteQuestion: (vote, { caller }) => voteQuestion(deps, caller, vote),
  supportQueue: () => supportQueue(deps.db),
  openTicket: (input, { caller }) => openTicket(deps, caller, input),
  supportTickets: (page, { caller }) => supportTickets(deps.db, caller.userId, page),
  supportTicket: ({ ticketId }, { caller }) => supportTicket(deps.db, caller.userId, ticketId),
  replyTicket: (reply, { caller }) => replyTicket(deps, caller, reply),
  closeTicket: ({ ticketId }, { caller }) => closeTicket(deps, caller, ticketId),
});
