import { questionKinds } from '../../../user/question-kinds.ts';

/** `open` waits for the desk, `answered` for the subscriber. */
export const ticketStates = ['open', 'answered', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

/** The kinds of questions, and tickets that were opened without one. */
export const ticketTopics = [...questionKinds, 'other'] as const;
export type TicketTopic = (typeof ticketTopics)[number];

/** Whose tickets are listed. */
export const ticketOwners = ['mine', 'unassigned', 'others'] as const;
export type TicketOwner = (typeof ticketOwners)[number];

/** What a text for answers may contain in braces. */
export const templateVariables = ['订单号', '商品', '权益', '领取编号', '工单号', '客服'] as const;
export type TemplateVariable = (typeof templateVariables)[number];
