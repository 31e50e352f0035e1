import type { Exchange } from '#core/contract/content/card-code.shapes.ts';
import type { TagProps } from '#web/ui/tag/tag.tsx';

/** Display names of exchange states. */
export const exchangeStates: Readonly<
  Record<Exchange['state'], { readonly text: string; readonly tone: TagProps['kind'] }>
> = {
  delivering: { text: '发放中', tone: 'info' },
  delivered: { text: '已到账', tone: 'ok' },
  failed: { text: '未成功', tone: 'warn' },
};
