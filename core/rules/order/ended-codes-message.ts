/** The message about a line whose codes ended unused and are refunded. */
export const endedCodesMessage = (goodsName: string): { readonly title: string; readonly text: string } => ({
  title: '券码到期未用，已为您退款',
  text: `您的“${goodsName}”到期没有使用，款项将原路退回，用的AI豆一并退还。`,
});
