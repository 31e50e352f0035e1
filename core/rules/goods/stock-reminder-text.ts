/** The message about a sku that is in stock again. */
export const stockReminderText = (
  goodsName: string,
  skuName: string,
): { readonly title: string; readonly text: string } => ({
  title: '您等的商品到货了',
  text: `您设置了到货提醒的“${goodsName}（${skuName}）”已经有货。数量有限，先到先得。`,
});
