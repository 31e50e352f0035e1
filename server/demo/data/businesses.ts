import type { PageId } from '#core/site/paths/path-of.ts';
import type { AgreementId } from './agreements.ts';
import type { Picture } from './picture.ts';
import type { DemoProductId } from './rights.ts';
import type { DemoUserId } from './subscribers.ts';

interface BusinessRow {
  readonly business_id: string;
  /** The product it opens. */
  readonly product_id?: DemoProductId;
  readonly name: string;
  readonly summary: string;
  readonly pic_url: Picture;
  readonly tag?: string;
  readonly price_fen: number;
  readonly renewal_price_fen?: number;
  /** null: for once. */
  readonly months?: null;
  readonly starts?: 'next-month';
  readonly needs_sms_code?: false;
  readonly can_unsubscribe?: false;
  readonly areas?: readonly string[];
  readonly agreements?: readonly AgreementId[];
  readonly rules?: readonly string[];
  readonly confirm_content?: string;
  readonly detail: string;
}

const withMembership = ['business-order', 'member-service'] as const;

/** What the operator sells besides, paid monthly with the bill unless it says otherwise. */
export const businesses = [
  { business_id: 'flow-10', name: '10GB流量月包', summary: '国内通用，当月有效', pic_url: 'goods/data-10', price_fen: 990, renewal_price_fen: 1_500, detail: '每月10GB国内通用流量，办理后立即到账，月底清零，不结转。\n流量用完后按套餐标准计费。' },
  { business_id: 'flow-night', name: '20GB夜间流量包', summary: '每日23:00至次日7:00可用', pic_url: 'goods/data-20-green', price_fen: 500, detail: '每月20GB国内流量，限每日23:00至次日7:00使用，当月有效。' },
  { business_id: 'flow-day', name: '5GB流量日包', summary: '当日24:00前有效', pic_url: 'goods/data-5', price_fen: 300, months: null, rules: ['一次一份，当日24:00失效。', '当日可重复购买。'], can_unsubscribe: false, detail: '5GB国内通用流量，办理后立即到账，当日24:00失效。' },
  { business_id: 'call-guard', name: '来电防护', summary: '疑似骚扰来电自动提醒', pic_url: 'goods/phone', price_fen: 300, detail: '对疑似骚扰、诈骗来电给出文字提醒，名单每日更新。' },
  { business_id: 'family-share', name: '亲情共享', summary: '3个号码共享流量和通话', pic_url: 'goods/gift', tag: '会员专享', price_fen: 1_000, starts: 'next-month', detail: '为家人的2个号码共享本机套餐内的流量和通话，黄金会员及以上可办理。' },
  { business_id: 'broadband-fast', name: '宽带提速包', summary: '下行提速至1000兆', pic_url: 'goods/video-blue', price_fen: 2_000, starts: 'next-month', areas: ['320100', '320200', '320500'], detail: '已办理宽带的用户可提速至1000兆，先在南京、无锡、苏州开放。' },
  { business_id: 'watch-20', product_id: 'watch-20', name: '随心看权益包 20元版', summary: '每月影音会员1项、生活权益1项', pic_url: 'goods/video', price_fen: 2_000, starts: 'next-month', agreements: withMembership, detail: '每月可领1项影音会员和1项生活权益，次月1日起可领。' },
  { business_id: 'watch-7', product_id: 'watch-7', name: '随心看7天包', summary: '5G通用流量+会员周卡任选1张', pic_url: 'goods/video', tag: '7天体验', price_fen: 990, months: null, agreements: withMembership, needs_sms_code: false, can_unsubscribe: false, rules: ['办理后立即生效，连续7天有效，到期自动失效，不自动续订。', '会员周卡任选1张，领取后不可更换；未领取的到期作废。', '流量为国内通用流量，随包到期失效，不结转。', '没有领取过的可在订单里申请退款；生效期间不可重复办理。'], confirm_content: '费用：{price}，一次付清，不自动续订。\n生效：{effectiveOn}起7天内有效。\n没有领取过的可在订单里申请退款。', detail: '7天内可领10GB国内通用流量，并从视频、音乐、阅读会员周卡中任选1张。' },
  { business_id: 'car-owner', product_id: 'car-owner', name: '车主权益包', summary: '每月洗车券和加油券', pic_url: 'goods/carwash', price_fen: 1_000, starts: 'next-month', agreements: withMembership, detail: '每月可领标准洗车券和20元加油券各1张，次月1日起可领。' },
  { business_id: 'youth-circle', product_id: 'youth-circle', name: '动感圈青春权益包', summary: '每月影音会员2项、好店权益2项', pic_url: 'goods/game', tag: '动感圈', price_fen: 990, renewal_price_fen: 1_900, agreements: withMembership, detail: '每月可领2项影音会员和2项好店权益，开通后即可领取。' },
  { business_id: 'city', product_id: 'city', name: '动感圈同城权益包', summary: '每月同城好店1项', pic_url: 'goods/food', tag: '动感圈', price_fen: 800, agreements: withMembership, detail: '每月可领1项同城好店权益，开通后即可领取。' },
] as const satisfies readonly BusinessRow[];

type BusinessId = (typeof businesses)[number]['business_id'];

const ofTheNumber = ['flow-10', 'flow-night', 'flow-day', 'call-guard', 'family-share', 'broadband-fast'] as const;

/** The offers each page recommends, in every mall that has the page; some only with a product. */
export const businessPages: readonly (readonly [page: PageId, offers: readonly BusinessId[], product?: DemoProductId])[] = [
  ['memberOrder', ['flow-10', 'car-owner', 'family-share']],
  ['memberOrder', ['watch-20'], 'platinum'],
  ['blessingBag', ['car-owner', 'watch-20']],
  ['pleasedWatch', ['watch-7']],
  ['mZoneOrders', ['youth-circle', 'city']],
  ['numberManager', ofTheNumber],
  ['serviceProvision', ofTheNumber],
];

/** Offers that demo subscribers have subscribed to. */
export const ownedBusinesses: readonly (readonly [userId: DemoUserId, offer: BusinessId, monthsAgo: number])[] = [
  ['U0000000001', 'flow-10', 2],
  ['U0000000005', 'call-guard', 6],
  ['U0000000005', 'flow-night', 1],
];
