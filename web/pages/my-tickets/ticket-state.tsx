import type { Ticket } from '#core/contract/user/support.shapes.ts';
import { Tag, type TagProps } from '#web/ui/tag/tag.tsx';

const states: Readonly<Record<Ticket['state'], { readonly text: string; readonly kind: TagProps['kind'] }>> =
  {
    open: { text: '等待回复', kind: 'warn' },
    answered: { text: '已回复', kind: 'ok' },
    closed: { text: '已结束', kind: 'mute' },
  };

export function TicketState({ state }: { state: Ticket['state'] }) {
  const { text, kind } = states[state];
  return <Tag kind={kind}>{text}</Tag>;
}

/** The ticket's place in the queue, and what comes next. */
export function stateText({ state, ahead }: Pick<Ticket, 'state' | 'ahead'>): string {
  switch (state) {
    case 'open':
      return ahead ? `前面还有${ahead}个工单，按顺序回复` : '下一个就轮到您，请稍候';
    case 'answered':
      return '7天内没有新消息，工单自动结束';
    case 'closed':
      return '工单已结束，30天内再说一句就会重新打开';
  }
}
