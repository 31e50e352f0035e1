/** What is asked before a code is shown for the first time: from then on it counts as used for refunds. */
export const showCodeQuestion = {
  title: '查看券码？',
  text: '查看后该商品不能退款',
  confirm: '查看',
} as const;
