export { answerTicket } from './write-tickets.ts';
