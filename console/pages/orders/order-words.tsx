import type { OrderListState } from '#core/contract/console/orders/order-states.ts';
import type { ConsoleOrder } from '#core/contract/console/orders/orders.shapes.ts';
import { orderStepNames } from '#core/rules/console/orders/order-step.ts';
import { orderStateTexts } from '#core/rules/order/order-states.ts';
import { payMethods, type PayMethodId } from '#core/rules/pay/pay-methods.ts';
import { Tag } from '../../ui/parts.tsx';

export const orderListStateNames: Readonly<Record<OrderListState, string>> = {
  ...orderStateTexts,
  stuck: '卡住超过 10 分钟',
};

const tones = {
  created: 'warning',
  paid: 'info',
  delivering: 'info',
  shipped: 'info',
  done: 'success',
  closed: 'plain',
  refunding: 'warning',
  refunded: 'plain',
} as const;

export const OrderState = ({ order: { state } }: { readonly order: Pick<ConsoleOrder, 'state'> }) => (
  <Tag tone={tones[state]}>{orderStateTexts[state]}</Tag>
);

export const payMethodName = (id: PayMethodId | null): string =>
  payMethods.find(({ payMethodId }) => payMethodId === id)?.payMethodName ?? '—';

/** 0:44, 15:23, 2:17:45, 3 天. */
export function waitText(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3_600)];
  if (hours >= 48) return `${Math.floor(hours / 24)} 天`;
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export const stepText = ({ step }: Pick<ConsoleOrder, 'step'>): string => (step ? orderStepNames[step] : '—');
