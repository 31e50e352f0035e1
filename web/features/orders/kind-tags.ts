import type { OrderSummary } from '#core/contract/order/orders.shapes.ts';
import type { TagProps } from '#web/ui/tag/tag.tsx';

type Kind = OrderSummary['lines'][number]['kind'];

/** How goods of an order are delivered. */
export const kindTags: Readonly<Record<Kind, { readonly text: string; readonly look: TagProps['kind'] }>> = {
  virtual: { text: '权益', look: 'warn' },
  charge: { text: '直充', look: 'info' },
  code: { text: '到店券', look: 'vip' },
  physical: { text: '实物', look: 'mute' },
};
