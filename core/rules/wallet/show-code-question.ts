/** What is asked before the first look at a code that ends its refund. */
export const showCodeQuestion = {
  title: '查看券码？',
  text: '查看后该商品不能退款',
  confirm: '查看',
} as const;
