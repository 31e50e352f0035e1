import type { Generated } from 'kysely';
import type { QuestionKind } from '#core/contract/user/question-kinds.ts';

export interface Questions {
  question_id: string;
  kind: QuestionKind;
  title: string;
  answer: string;
  /** Other words for it, for the search. */
  words: Generated<string>;
  sort: Generated<number>;
  /** Votes, with those of question_votes. */
  helpful: Generated<number>;
  not_helpful: Generated<number>;
}

/** Searches of the questions that found nothing. */
export interface QuestionMisses {
  day: string;
  words: string;
  asked: number;
}

/** A subscriber votes once on a question. */
export interface QuestionVotes {
  question_id: string;
  user_id: string;
  helpful: boolean;
  voted_at: Date;
}

export interface SupportTickets {
  ticket_id: Generated<string>;
  user_id: string;
  question_id: string | null;
  title: string;
  state: 'open' | 'answered' | 'closed';
  /** Its place in the queue; only of an open ticket. */
  waiting_since: Date | null;
  created_at: Date;
  updated_at: Date;
  closed_at: Date | null;
}

/** seq counts the messages of a ticket from 1. */
export interface SupportMessages {
  ticket_id: string;
  seq: number;
  sender: 'subscriber' | 'agent';
  text: string;
  sent_at: Date;
}

/** A request to close an account; it ends cancelled or with the account closed. */
export interface AccountClosings {
  closing_id: Generated<string>;
  user_id: string;
  requested_at: Date;
  closes_at: Date;
  cancelled_at: Date | null;
  closed_at: Date | null;
}

export interface SupportTables {
  questions: Questions;
  question_votes: QuestionVotes;
  question_misses: QuestionMisses;
  support_tickets: SupportTickets;
  support_messages: SupportMessages;
  account_closings: AccountClosings;
}
