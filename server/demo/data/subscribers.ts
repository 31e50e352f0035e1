import { names } from '#core/config/names.ts';
import { titles } from '#core/site/titles.ts';
import type { DemoProductId, DemoRightsId } from './rights.ts';

/** The number of coupons of each type, every month. */
export interface MonthlyCoupons {
  readonly qyfd: number;
  readonly lllb: number;
  readonly wzg: number;
  readonly cash: number;
}

interface SubscriberRow {
  readonly userId: string;
  readonly mobile: string;
  /** A short description. */
  readonly title: string;
  /** What signing in as this subscriber shows. */
  readonly shows: string;
  readonly userName: string;
  /** Nanjing by default. */
  readonly areaNum?: string;
  /** 0: a number of another province. */
  readonly ispFlag?: 0;
  readonly brandNum?: '2' | '3';
  readonly creditLevel?: number;
  readonly easyUseMember?: true;
  readonly excellentVip?: true;
  readonly points?: number;
  /** Products, and the months since they were opened; 0: in the current month. */
  readonly holds?: readonly (readonly [product: DemoProductId, monthsAgo: number])[];
  /** Products of seven days, opened again every Monday. */
  readonly weekPacks?: readonly DemoProductId[];
  readonly coupons?: MonthlyCoupons;
  /** Claims made before the demo was loaded. */
  readonly claims?: readonly (readonly [right: DemoRightsId, monthsAgo: number])[];
}

const few = { qyfd: 1, lllb: 1, wzg: 0, cash: 3 };

/** The demo subscribers (decisions §2), in the order of their numbers. */
export const subscribers = [
  { userId: 'U0000000001', mobile: '13800000001', title: '黄金会员', userName: '小苏同学', creditLevel: 5, points: 1_260, holds: [['watch-30', 5], ['car-owner', 0]], coupons: { qyfd: 3, lllb: 2, wzg: 1, cash: 12 }, claims: [['watch-30.media.video', 1], ['watch-30.media.music', 1], ['watch-30.life.fuel', 1], ['watch-30.media.variety', 2], ['watch-30.life.coffee', 2]], shows: '随心看权益包 30元版的两组权益：可领、已领完、等级不够，领取后依次看到领取中、本月已领和下月可领；另有本月新开通的车主权益包和18张券。' },
  { userId: 'U0000000002', mobile: '13800000002', title: '已注册的非会员', userName: '清风', brandNum: '3', points: 80, shows: '登录后没有会员等级和权益，各处引导开通；券包是空的。' },
  { userId: 'U0000000003', mobile: '13800000003', title: `${titles.easyUseHome}卡会员`, userName: '一苇', areaNum: '320500', brandNum: '2', easyUseMember: true, points: 320, holds: [['124', 3], ['choose-any', 2], ['litchi', 4], ['hedonism', 1], ['games', 2]], coupons: few, claims: [['choose-any.any.music', 1]], shows: `${titles.easyUseHome}每月任选3项，十二种权益自由搭配；另有会员任我选，每月在七种会员中选一种，以及荔枝会员、乐享会员和游戏会员。` },
  { userId: 'U0000000004', mobile: '13800000004', title: 'PLUS会员', userName: '听雨', creditLevel: 7, excellentVip: true, points: 5_680, holds: [['77', 8], ['traffic-bag', 3], ['phoenix', 3], ['legal', 6], ['selected', 1], ['enjoy', 5]], coupons: { qyfd: 5, lllb: 2, wzg: 2, cash: 10 }, claims: [['77.honour.fuel', 0], ['77.honour.air', 1], ['77.honour.coffee', 1], ['77.media.video', 1], ['77.honour.rail', 2], ['77.media.music', 2], ['traffic-bag.bag.general', 1]], shows: `${titles.plusHome}的贵宾厅、年度会员和专享价；会员流量礼包每月任选一份；另有凤凰优选、法律服务会员、精选权益和尊享会员。` },
  { userId: 'U0000000005', mobile: '13800000005', title: '铂金会员，权益类型齐全', userName: '江南客', areaNum: '320200', creditLevel: 6, points: 3_420, holds: [['platinum', 10], ['health-card', 7], ['partner-shop', 4], ['partner-tv', 4], ['city', 2], ['water-town', 2]], coupons: { qyfd: 4, lllb: 2, wzg: 2, cash: 8 }, claims: [['platinum.media.video', 0], ['platinum.life.coffee', 1], ['platinum.data.data', 1], ['water-town.tour.garden', 1], ['partner-tv.tv.film', 1], ['partner-shop.shop.pass', 1]], shows: '十种权益类型全部点亮，同时持有六类产品；影音月卡本月已领，同组其余显示下月可领。' },
  { userId: 'U0000000006', mobile: '13800000006', title: '杭州白名单用户', userName: '西子', holds: [['watch-30', 2]], weekPacks: ['watch-7'], coupons: few, shows: '在位置白名单里：无论身在何处，城市始终是杭州；另有本周一开通的随心看7天包。' },
  { userId: 'U0000000007', mobile: '13900000007', title: '外省用户', userName: '远山', areaNum: '440100', ispFlag: 0, shows: `办理仅限${names.province}移动用户的业务时，看到省内限制的提示；兑换影音季卡后，其中的流量礼包显示仅限本省号码。` },
  { userId: 'U0000000008', mobile: '13800000008', title: '降级地区的用户', userName: '长亭', areaNum: '320800', holds: [['watch-30', 1]], shows: '所在城市已降级（标志2），登录后转到城市公告页。' },
  { userId: 'U0000000009', mobile: '13800000009', title: '拥堵地区的用户', userName: '晚舟', areaNum: '320300', holds: [['watch-30', 1]], shows: '所在城市访问过载（标志4），登录后转到访问繁忙页。' },
  { userId: 'U0000000010', mobile: '13800000010', title: '有副号的会员', userName: '小满', areaNum: '320600', brandNum: '2', points: 150, holds: [['watch-20', 0], ['youth-circle', 4]], coupons: few, claims: [['youth-circle.play.music', 0], ['youth-circle.play.video', 1], ['youth-circle.shop.tea', 1], ['youth-circle.shop.coffee', 2]], shows: '随心看权益包 20元版本月刚开通，全部权益显示下月可领；动感圈青春权益包的可领、领完、等级不够，以及天天领现金的连续签到。' },
] as const satisfies readonly SubscriberRow[];

export type DemoUserId = (typeof subscribers)[number]['userId'];
