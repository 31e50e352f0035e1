import type { TicketTopic } from '#core/contract/console/service/tickets/ticket-states.ts';

/** Who said what, so many minutes ago. */
type Word = readonly [sender: 'subscriber' | 'agent', minutesAgo: number, text: string];

interface TicketRow {
  readonly of: string;
  readonly topic: TicketTopic;
  readonly question?: string;
  readonly title: string;
  readonly state: 'open' | 'answered' | 'closed';
  readonly words: readonly Word[];
}

/** Tickets of demo subscribers: some wait, some were answered, one has ended. */
export const tickets: readonly TicketRow[] = [
  { of: 'U0000000001', topic: 'claim', title: '会员领了半天没到', state: 'open', words: [['subscriber', 4, '会员领了半天没到\n点了两次一直转圈']] },
  { of: 'U0000000003', topic: 'charge', question: 'charge-late', title: '充值或直充没有到账怎么办', state: 'open', words: [['subscriber', 58, '音乐会员显示已发放，可是我的账号里没有'], ['agent', 49, '请核对充值号码是不是您现在用的这个。'], ['subscriber', 47, '核对过了，就是这个号码']] },
  { of: 'U0000000005', topic: 'shop', title: '影院说兑换码用过了', state: 'open', words: [['subscriber', 18, '影院说兑换码用过了，可是我今天才第一次去']] },
  { of: 'U0000000010', topic: 'order', question: 'order-ship', title: '实物商品多久发货，怎么查物流', state: 'open', words: [['subscriber', 130, '茶礼盒买了三天还没发货，能催一下吗']] },
  { of: 'U0000000004', topic: 'refund', question: 'refund-when', title: '退款多久到账', state: 'answered', words: [['subscriber', 300, '拼团没成，钱还没退回来'], ['agent', 280, '款项已原路退回，银行卡到账要 1 到 5 个工作日，请留意短信。']] },
  { of: 'U0000000001', topic: 'coupon', title: '加油券怎么用', state: 'closed', words: [['subscriber', 43_300, '加油券怎么用，油站不认'], ['agent', 43_240, '在“我的券”打开这张券，让油站扫条码就可以，适用油站写在券的说明里。'], ['subscriber', 43_230, '用上了，谢谢']] },
];

/** Texts for answers. */
export const replyTemplates: readonly (readonly [id: string, title: string, topic: TicketTopic | null, text: string])[] = [
  ['late-claim', '正在催供应商', 'claim', '您好，{权益}（{领取编号}）正在等供应商发放，我们已经催过。最晚今天内到账；没有到账会自动退回名额并通知您。'],
  ['resent-claim', '已重发权益', 'claim', '您好，{权益}已经重新发放，请过几分钟再看。仍没有收到请在这里回复，工单号{工单号}。'],
  ['check-number', '请核对充值号码', 'charge', '您好，{权益}已发放到领取时填写的号码。请核对充值账号是不是您现在登录的这个，再回复我们。'],
  ['refund-way', '退款已原路退回', 'refund', '您好，订单{订单号}的款项已原路退回：话费实时到账，其他方式 1 到 5 个工作日。'],
  ['ship-soon', '正在催仓库发货', 'order', '您好，订单{订单号}里的{商品}我们已经催仓库，发货后订单详情里能看到快递单号。'],
  ['thanks', '感谢反馈', null, '感谢您的反馈，我们会改进。还有问题请直接在这里回复。客服{客服}'],
];
