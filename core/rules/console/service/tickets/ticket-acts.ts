import type { TicketState, TicketTopic } from '#core/contract/console/service/tickets/ticket-states.ts';
import { questionKindNames } from '../../../support/question-kind-names.ts';

export const ticketTopicNames: Readonly<Record<TicketTopic, string>> = {
  ...questionKindNames,
  other: '其他',
};

export const ticketStateNames: Readonly<Record<TicketState, string>> = {
  open: '等回复',
  answered: '已回复',
  closed: '已结束',
};

/** What people say. */
export const ticketNumber = (ticketNo: number): string => `T-${ticketNo}`;

/** A ticket that waits longer is late. */
export const lateAfterMs = 30 * 60_000;

const dayMs = 86_400_000;
/** For how long the subscriber's next word opens an ended ticket again. */
const reopenDays = 30;

interface TicketFacts {
  readonly state: TicketState;
  readonly closedAt: Date | null;
  /** Tickets of the subscriber that have not ended. */
  readonly unclosed: number;
}
export const maxUnclosedTickets = 3;
export const tooManyTickets = `您有${maxUnclosedTickets}个工单在处理，请先在“我的工单”里跟进`;

/** Why the subscriber cannot write in a ticket; null: writing is possible, and opens one that has ended. */
export function writeObstacle({ state, closedAt, unclosed }: TicketFacts, now: Date): string | null {
  if (state !== 'closed') return null;
  if (closedAt !== null && now.getTime() - closedAt.getTime() > reopenDays * dayMs)
    return `工单结束超过${reopenDays}天，请提交新的工单`;
  return unclosed >= maxUnclosedTickets ? tooManyTickets : null;
}

interface AtDesk {
  readonly state: TicketState;
  /** Who has it; null: nobody. */
  readonly operatorId: string | null;
}

/** Whether an act of an operator finds the ticket as it must be: not ended, and not in the hands of another. */
export function deskObstacle(
  { state, operatorId }: AtDesk,
  self: string,
): 'closed-before' | 'taken-before' | null {
  if (state === 'closed') return 'closed-before';
  return operatorId === null || operatorId === self ? null : 'taken-before';
}
