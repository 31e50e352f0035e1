import type { PageLink } from '#core/contract/user/messages.shapes.ts';
import type { MessageKind, MessageTopic } from '#core/contract/user/message-kinds.ts';
import type { MallPageId } from '#core/site/pages.ts';
import type { StandalonePageId } from '#core/site/standalone.ts';
import type { DemoGoodsId } from './data/goods.ts';

/** A demo message. Its time is counted back from the first load. */
export interface DemoMessage {
  /** Of which demo subscriber; null: to all. */
  readonly userId: string | null;
  readonly kind: MessageKind;
  readonly topic: MessageTopic;
  readonly title: string;
  readonly text: string;
  readonly hoursAgo: number;
  readonly link?: PageLink & { readonly page: MallPageId | StandalonePageId };
  /** Its goods, and the line under their name. */
  readonly goods?: { readonly goodsId: DemoGoodsId; readonly line: string };
  readonly isRead?: boolean;
}

const to =
  (userId: string | null) =>
  (
    hoursAgo: number,
    [kind, topic]: readonly [MessageKind, MessageTopic],
    title: string,
    text: string,
    extra: Pick<DemoMessage, 'link' | 'goods' | 'isRead'> = {},
  ): DemoMessage => ({ userId, kind, topic, title, text, hoursAgo, ...extra });

const page = (name: MallPageId | StandalonePageId, query: Readonly<Record<string, string>> = {}) => ({
  page: name,
  query,
});
const all = to(null);
const gold = to('U0000000001');
const plain = to('U0000000002');
const card = to('U0000000003');
const plus = to('U0000000004');
const platinum = to('U0000000005');
const elsewhere = to('U0000000007');
const twoNumbers = to('U0000000010');
const read = { isRead: true } as const;

export const demoMessages: readonly DemoMessage[] = [
  all(3, ['activity', 'flashSale'], '今天的限时秒杀已开场', '每天四场，每场限量，先到先得。', {
    link: page('flashSale'),
  }),
  all(30, ['activity', 'coupon'], '领券中心上新', '影音、出行、到店优惠券每周一更新，领取后当月有效。', {
    link: page('couponCenter'),
  }),
  all(
    80,
    ['service', 'notice'],
    '智能客服可以提交工单了',
    '没有找到答案的问题可以转人工，处理进度在“我的工单”里随时查看。',
    {
      link: page('questionList'),
    },
  ),
  all(190, ['service', 'notice'], '权益更新说明', '会员权益每月1日零点更新，当月未领取的不累计到下月。', {
    link: page('myMonth'),
  }),
  all(
    400,
    ['activity', 'group'],
    '两人拼团更省',
    '邀请一位好友一起买，双方都享拼团价；未成团的款项原路退回。',
    {
      link: page('groupList'),
    },
  ),
  all(
    720,
    ['service', 'security'],
    '谨防假冒客服',
    '我们不会索要验证码和支付密码。接到可疑来电请直接挂断，并在智能客服核实。',
    {
      link: page('questionList'),
    },
  ),

  gold(1, ['trade', 'shipping'], '您的订单正在派送', '包裹已到达所在城市，预计今天送达，请保持电话畅通。', {
    link: page('myOrders', { state: 'receiving' }),
    goods: { goodsId: 'peach', line: '共1件' },
  }),
  gold(
    2,
    ['trade', 'payment'],
    '有一笔订单还没有付款',
    '30分钟内未付款的订单自动关闭，已用的优惠券会退回。',
    {
      link: page('myOrders', { state: 'unpaid' }),
    },
  ),
  gold(
    5,
    ['rights', 'rights'],
    '本月还有权益待领',
    '视频会员月卡、咖啡兑换券等还没有领取，当月未领不累计。',
    {
      link: page('myMonth'),
    },
  ),
  gold(27, ['activity', 'coupon'], '权益福袋券明天到期', '福袋券可抵扣多种商品，到期未用自动失效。', {
    link: page('blessingBag'),
  }),
  gold(74, ['rights', 'done'], '流量日包已到账', '5GB省内流量已充入您的号码，24小时内有效。', {
    link: page('rightsEntranceRecords'),
    ...read,
  }),
  gold(122, ['trade', 'group'], '拼团成功', '您参加的两人团已成团，商品将尽快发放。', {
    link: page('groupList'),
    goods: { goodsId: 'music-year', line: '两人团' },
    ...read,
  }),
  gold(
    170,
    ['service', 'security'],
    '新设备登录提醒',
    '您的账号在一部新手机上登录。不是本人操作的，请退出全部设备并联系客服。',
    {
      link: page('settings'),
      ...read,
    },
  ),
  gold(250, ['activity', 'payment'], '2元话费已到账', '天天领现金的提现已充入您的话费账户。', {
    link: page('dailyCash'),
    ...read,
  }),

  plain(4, ['rights', 'rights'], '开通会员，每月领权益', '影音会员、咖啡、出行优惠每月任选，首月即可领取。', {
    link: page('memberOrder'),
  }),
  plain(50, ['activity', 'coupon'], '3元通用立减券待领取', '领券中心每月可领一张，立减商品通用。', {
    link: page('couponCenter'),
  }),
  plain(
    130,
    ['service', 'security'],
    '账号注册成功',
    '欢迎使用。您可以在设置里修改昵称、查看授权和导出个人数据。',
    {
      link: page('settings'),
      ...read,
    },
  ),

  card(6, ['activity', 'coupon'], '随享卡专属优惠已更新', '本周新增多款卡友价商品，数量有限。', {
    link: page('easyUseHome'),
  }),
  card(60, ['trade', 'done'], '充值订单已完成', '您购买的商品已充入号码，可在订单里查看明细。', {
    link: page('myOrders', { state: 'done' }),
    goods: { goodsId: 'video-month', line: '已到账' },
  }),

  plus(2, ['rights', 'done'], '视频会员月卡已到账', '权益已发放，打开领取记录查看内容和使用方法。', {
    link: page('rightsEntranceRecords'),
  }),
  plus(26, ['rights', 'rights'], 'PLUS专享权益已更新', '本月专享权益可以领取了，机场贵宾厅、体检套餐任选。', {
    link: page('plusHome'),
  }),
  plus(98, ['trade', 'shipping'], '订单已签收', '感谢购买。有任何问题，可在订单里申请售后。', {
    link: page('myOrders', { state: 'done' }),
    goods: { goodsId: 'kettle', line: '共1件' },
    ...read,
  }),

  platinum(
    7,
    ['rights', 'failed'],
    '有一项权益没有发放成功',
    '合作方暂时缺货，名额已退回，可改选或稍后再领。',
    {
      link: page('myMonth'),
    },
  ),
  platinum(31, ['trade', 'payment'], '退款已到账', '款项已按原支付方式退回，请留意到账通知。', {
    link: page('myOrders', { state: 'refund' }),
    goods: { goodsId: 'cinema', line: '退款成功' },
  }),
  platinum(75, ['activity', 'flashSale'], '您预约的场次即将开始', '提前5分钟进入，开抢更从容。', {
    link: page('flashSale'),
    ...read,
  }),
  platinum(200, ['service', 'support'], '客服回复了您的工单', '问题已处理，请查看。', {
    link: page('myTickets'),
    ...read,
  }),

  elsewhere(
    9,
    ['service', 'notice'],
    '外省号码可以使用的服务',
    '商品购买和优惠券不受归属地限制，会员权益仅限本省号码。',
    {
      link: page('home'),
    },
  ),
  twoNumbers(11, ['rights', 'rights'], '副号的权益也能领', '在号管家里切换号码，分别领取各自的权益。', {
    link: page('myMonth'),
  }),
  twoNumbers(90, ['trade', 'done'], '充值成功', '流量包已充入您的副号。', {
    link: page('myOrders', { state: 'done' }),
    goods: { goodsId: 'data-day', line: '已到账' },
    ...read,
  }),
  twoNumbers(140, ['activity', 'coupon'], '五折购机会还剩1次', '本月五折购机会未使用，月底前有效。', {
    link: page('halfPrice'),
  }),
];
