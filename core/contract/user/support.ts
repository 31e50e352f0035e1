import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { supportShapes } from './support.shapes.ts';

/** 智能客服: questions with answers, and tickets that a person answers. */
export const support = withPrefix<typeof supportShapes>(prefixes.user)({
  questions: get('/support/queryQuestions'),
  questionDetail: get('/support/queryQuestionDetail'),
  voteQuestion: post('/support/voteQuestion', { access: 'member', writes: true }),
  supportQueue: get('/support/queryQueue'),
  openTicket: post('/support/openTicket', { access: 'member', writes: true }),
  supportTickets: get('/support/queryTickets', { access: 'member' }),
  supportTicket: get('/support/queryTicketDetail', { access: 'member' }),
  replyTicket: post('/support/replyTicket', { access: 'member', writes: true }),
  closeTicket: post('/support/closeTicket', { access: 'member', writes: true }),
});
