/** The kinds of entries of the security log that concern one account. */
export interface AccountEvent {
  readonly kind: string;
  readonly what: string;
  readonly detail: string;
}

const wayNames: Readonly<Record<string, string>> = {
  sms: '短信验证码',
  'chat-app': '聊天应用',
  'mini-program': '小程序',
  'mobile-network': '本机号码',
  'hand-over': '另一个应用',
  'one-tap': '本机号码',
};

const accountTexts: Readonly<Record<string, string>> = {
  'closing-requested': '申请注销账号',
  'closing-cancelled': '撤销了注销申请',
  closed: '账号已注销',
  'consent-withdrawn': '撤回了一份授权',
  'sessions-ended': '客服应要求退出了全部设备',
};

/** What happened to an account, as its owner and the service desk read it. */
export function accountEventText({ kind, what, detail }: AccountEvent): string {
  const way = wayNames[what] ?? '其他方式';
  switch (kind) {
    case 'sign-in':
      return `${way}登录`;
    case 'refused':
      return `${way}登录没有成功${detail === '' ? '' : `：${detail}`}`;
    case 'replay':
      return '拦下一次重复使用的登录凭证';
    case 'export':
      return '导出个人数据';
    default:
      if (what === 'viewed-as') return `客服查看了您的页面，原因：${detail}`;
      return withDetail(accountTexts[what] ?? '账号有变动', detail);
  }
}

const withDetail = (text: string, detail: string): string => (detail === '' ? text : `${text}（${detail}）`);

/** Whether somebody was turned away. */
export const isRefusedEvent = ({ kind }: Pick<AccountEvent, 'kind'>): boolean =>
  kind === 'refused' || kind === 'replay';
