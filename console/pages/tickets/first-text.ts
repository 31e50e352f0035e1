import type { ticketDesk } from '#core/contract/console/service/tickets/tickets.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { formatTime } from '../../platform/format.ts';

/** Another operator was first. */
export type First = Extract<DataOf<typeof ticketDesk.answerTicket>, { readonly at: string }>;

/** Who was first, and what that means for what is on the screen. */
export function firstText({ kind, by, at }: First): string {
  switch (kind) {
    case 'answered-before':
      return `${by}在 ${formatTime(at)} 先回复了，您的话没有发出，请先看新的回复`;
    case 'taken-before':
      return `${by}在 ${formatTime(at)} 先认领了，您的操作没有执行`;
    case 'closed-before':
      return by === null
        ? `工单在 ${formatTime(at)} 已结束，您的操作没有执行`
        : `${by}在 ${formatTime(at)} 先结束了，您的操作没有执行`;
  }
}
