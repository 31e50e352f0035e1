import type { ConsoleRefund } from '#core/contract/console/orders/refund-queue.shapes.ts';
import { refundListStateNames } from '#core/rules/console/orders/refund-acts.ts';
import { Tag } from '../../ui/parts.tsx';

const tones = {
  sending: 'info',
  retrying: 'warning',
  held: 'danger',
  done: 'success',
  ended: 'plain',
} as const;

export const RefundState = ({ state }: Pick<ConsoleRefund, 'state'>) => (
  <Tag tone={tones[state]}>{refundListStateNames[state]}</Tag>
);

export function askerText({ askedBy: { kind, name } }: Pick<ConsoleRefund, 'askedBy'>): string {
  switch (kind) {
    case 'subscriber':
      return '用户';
    case 'operator':
      return name ?? '运营台';
    case 'delivery':
      return '没有发放成功';
    case 'ended':
      return '到期未用';
    case 'system':
      return '系统';
    case 'till':
      return '收银台';
  }
}
