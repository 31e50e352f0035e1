export type PayMethodId = 1 | 2 | 3 | 6 | 7 | 8;

export interface PayMethod {
  readonly payMethodId: PayMethodId;
  /** Shown when the server gives no name. */
  readonly payMethodName: string;
  readonly iconKey: 'chat' | 'wallet' | 'phone' | 'fees' | 'hb' | 'card';
  /** Disabled inside the chat app. */
  readonly wechatDisable: boolean;
}

/** The payment methods (§3). */
export const payMethods: readonly PayMethod[] = [
  { payMethodId: 1, payMethodName: '聊天应用支付', iconKey: 'chat', wechatDisable: false },
  { payMethodId: 2, payMethodName: '在线钱包', iconKey: 'wallet', wechatDisable: true },
  { payMethodId: 3, payMethodName: '话费', iconKey: 'phone', wechatDisable: false },
  { payMethodId: 6, payMethodName: 'AI豆抵扣', iconKey: 'fees', wechatDisable: false },
  { payMethodId: 7, payMethodName: '运营商钱包', iconKey: 'hb', wechatDisable: true },
  { payMethodId: 8, payMethodName: '银行卡支付', iconKey: 'card', wechatDisable: true },
];
