import type { EventKind } from './event-kind.ts';

export const eventKindNames: Readonly<Record<EventKind, string>> = {
  pageview: '看页面',
  clk: '点击',
  imp: '看到',
  ordst: '去下单',
  dl: '登录',
  popview: '看弹窗',
};
