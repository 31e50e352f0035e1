const accountNames: Readonly<Record<string, string>> = {
  'chat-pay': '聊天应用支付应收',
  wallet: '在线钱包应收',
  'phone-bill': '话费应收',
  points: 'AI豆',
  'operator-wallet': '运营商钱包应收',
  'bank-card': '银行卡应收',
  orders: '待履约',
  surplus: '应退用户',
  'write-off': '核销',
  deductions: '抵扣',
};
/** An account of the ledger. */
export const accountName = (account: string): string => accountNames[account] ?? account;
