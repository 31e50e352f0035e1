import type { Generated, GeneratedAlways } from 'kysely';
import type { TicketTopic } from '#core/contract/console/service/tickets/ticket-states.ts';
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
  /** T-1024: what people say. */
  ticket_no: GeneratedAlways<number>;
  topic: Generated<TicketTopic>;
  /** Who answers; null: nobody has taken it. */
  operator_id: string | null;
  taken_at: Date | null;
  /** The subscriber's last message. */
  last_word_at: Date;
}

/** seq counts the messages of a ticket from 1. */
export interface SupportMessages {
  ticket_id: string;
  seq: number;
  sender: 'subscriber' | 'agent';
  text: string;
  sent_at: Date;
  /** Null: the subscriber, or an answer from before the desk. */
  operator_id: string | null;
  /** By the statement or a trigger (0204); null in rows of before that are not filled yet. */
  subscriber_id: string | null;
}

/** What the desk did with a ticket besides answering. */
export interface TicketEvents {
  event_id: GeneratedAlways<number>;
  ticket_id: string;
  at: Date;
  kind: 'taken' | 'transferred' | 'closed' | 'reopened' | 'linked';
  /** Null: the subscriber. */
  operator_id: string | null;
  to_operator: string | null;
  note: Generated<string>;
}

/** An order or a claim that a ticket is about. */
export interface TicketLinks {
  ticket_id: string;
  kind: 'order' | 'claim';
  key: string;
  linked_by: string;
  linked_at: Date;
}

/** A text for answers, with variables in braces. */
export interface ReplyTemplates {
  template_id: string;
  title: string;
  /** Null: for every topic. */
  topic: TicketTopic | null;
  text: string;
  is_active: Generated<boolean>;
  /** Counts the savings. */
  edit: Generated<number>;
  changed_by: string | null;
  changed_at: Date;
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

/** What operators write about a subscriber; append-only. */
export interface SubscriberNotes {
  note_id: GeneratedAlways<number>;
  user_id: string;
  at: Date;
  written_by: string;
  text: string;
}

/** A coupon for what went wrong; not given while it waits for a second person. */
export interface Compensations {
  compensation_id: string;
  user_id: string;
  case_kind: 'ticket' | 'order' | 'claim';
  case_key: string;
  template_id: string;
  title: string;
  amount_fen: number;
  reason: string;
  asked_by: string;
  asked_at: Date;
  proposal_id: string | null;
  approved_by: string | null;
  given_at: Date | null;
  card_code: string | null;
}

export interface SupportTables {
  questions: Questions;
  question_votes: QuestionVotes;
  question_misses: QuestionMisses;
  support_tickets: SupportTickets;
  support_messages: SupportMessages;
  ticket_events: TicketEvents;
  ticket_links: TicketLinks;
  reply_templates: ReplyTemplates;
  subscriber_notes: SubscriberNotes;
  compensations: Compensations;
  account_closings: AccountClosings;
}
