import type { MessageKind, MessageTopic } from '#core/contract/user/message-kinds.ts';
import type { MallPageId } from '#core/site/pages.ts';
import type { StandalonePageId } from '#core/site/standalone.ts';
import type { DemoGoodsId } from './goods.ts';
import type { DemoRightsId } from './rights.ts';
import type { DemoUserId } from './subscribers.ts';

export interface MessageRow {
  /** Absent: to all. */
  readonly to?: DemoUserId;
  /** Counted back from the first load. */
  readonly hoursAgo: number;
  readonly kind: MessageKind;
  readonly topic: MessageTopic;
  readonly title: string;
  readonly text: string;
  readonly page: MallPageId | StandalonePageId;
  readonly query?: Readonly<Record<string, string>>;
  /** Its goods, and the line under their name. */
  readonly goods?: readonly [goods: DemoGoodsId, line: string];
  /** Of the group that its receiver has opened with these goods: the message leads to the order. */
  readonly isOfOpenGroup?: true;
  /** The right that its receiver has claimed: the message leads to the claim's result. */
  readonly claimed?: DemoRightsId;
  readonly isRead?: true;
}

export const messages: readonly MessageRow[] = [
  { hoursAgo: 3, kind: 'activity', topic: 'flashSale', title: '今天的限时秒杀已开场', text: '每天四场，每场限量，先到先得。', page: 'flashSale' },
  { hoursAgo: 30, kind: 'activity', topic: 'coupon', title: '领券中心上新', text: '影音、出行、到店优惠券每周一更新，领取后当月有效。', page: 'couponCenter' },
  { hoursAgo: 80, kind: 'service', topic: 'notice', title: '智能客服可以提交工单了', text: '没有找到答案的问题可以转人工，处理进度在“我的工单”里随时查看。', page: 'questionList' },
  { hoursAgo: 190, kind: 'service', topic: 'notice', title: '权益更新说明', text: '会员权益每月1日零点更新，当月未领取的不累计到下月。', page: 'myMonth' },
  { hoursAgo: 400, kind: 'activity', topic: 'group', title: '两人拼团更省', text: '邀请一位好友一起买，双方都享拼团价；未成团的款项原路退回。', page: 'groupList' },
  { hoursAgo: 720, kind: 'service', topic: 'security', title: '谨防假冒客服', text: '我们不会索要验证码和支付密码。接到可疑来电请直接挂断，并在智能客服核实。', page: 'questionList' },
  { to: 'U0000000001', hoursAgo: 1, kind: 'trade', topic: 'group', title: '开团成功，等您邀请好友', text: '把拼团页发给好友，人齐后自动发放；到时没有成团的，款项原路退回。', page: 'orderDetail', goods: ['peach', '待成团'], isOfOpenGroup: true },
  { to: 'U0000000001', hoursAgo: 5, kind: 'rights', topic: 'rights', title: '本月还有权益待领', text: '视频会员月卡、咖啡兑换券等还没有领取，当月未领不累计。', page: 'myMonth' },
  { to: 'U0000000001', hoursAgo: 27, kind: 'activity', topic: 'coupon', title: '权益福袋券月底到期', text: '福袋券可抵扣多种商品，到期未用自动失效。', page: 'blessingBag' },
  { to: 'U0000000001', hoursAgo: 170, kind: 'service', topic: 'security', title: '新设备登录提醒', text: '您的账号在一部新手机上登录。不是本人操作的，请退出全部设备并联系客服。', page: 'settings', isRead: true },
  { to: 'U0000000002', hoursAgo: 4, kind: 'rights', topic: 'rights', title: '开通会员，每月领权益', text: '影音会员、咖啡、出行优惠每月任选，首月即可领取。', page: 'memberOrder' },
  { to: 'U0000000002', hoursAgo: 50, kind: 'activity', topic: 'coupon', title: '3元通用立减券待领取', text: '领券中心每月可领一张，立减商品通用。', page: 'couponCenter' },
  { to: 'U0000000002', hoursAgo: 130, kind: 'service', topic: 'security', title: '账号注册成功', text: '欢迎使用。您可以在设置里修改昵称、查看授权和导出个人数据。', page: 'settings', isRead: true },
  { to: 'U0000000003', hoursAgo: 6, kind: 'activity', topic: 'coupon', title: '随享卡专属优惠已更新', text: '本周新增多款卡友价商品，数量有限。', page: 'easyUseHome' },
  { to: 'U0000000004', hoursAgo: 2, kind: 'trade', topic: 'group', title: '开团成功，等您邀请好友', text: '把拼团页发给好友，人齐后自动发放；到时没有成团的，款项原路退回。', page: 'orderDetail', goods: ['music-year', '待成团'], isOfOpenGroup: true },
  { to: 'U0000000004', hoursAgo: 3, kind: 'rights', topic: 'done', title: '50元加油券已到账', text: '权益已发放。打开领取结果，查看内容和使用方法。', page: 'receiveResult', claimed: '77.honour.fuel' },
  { to: 'U0000000004', hoursAgo: 26, kind: 'rights', topic: 'rights', title: 'PLUS专享权益已更新', text: '本月专享权益可以领取了，机场贵宾厅、体检套餐任选。', page: 'plusHome' },
  { to: 'U0000000005', hoursAgo: 3, kind: 'trade', topic: 'group', title: '开团成功，等您邀请好友', text: '把拼团页发给好友，人齐后自动发放；到时没有成团的，款项原路退回。', page: 'orderDetail', goods: ['noodles', '待成团'], isOfOpenGroup: true },
  { to: 'U0000000005', hoursAgo: 6, kind: 'rights', topic: 'done', title: '视频会员月卡已到账', text: '权益已发放。打开领取结果，查看内容和使用方法。', page: 'receiveResult', claimed: 'platinum.media.video' },
  { to: 'U0000000007', hoursAgo: 9, kind: 'service', topic: 'notice', title: '外省号码可以使用的服务', text: '商品购买和优惠券不受归属地限制，会员权益仅限本省号码。', page: 'home' },
  { to: 'U0000000010', hoursAgo: 11, kind: 'rights', topic: 'rights', title: '副号的权益也能领', text: '在号管家里切换号码，分别领取各自的权益。', page: 'myMonth' },
  { to: 'U0000000010', hoursAgo: 140, kind: 'activity', topic: 'coupon', title: '五折购机会还剩1次', text: '本月五折购机会未使用，月底前有效。', page: 'halfPrice' },
];
