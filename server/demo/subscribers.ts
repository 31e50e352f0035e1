import { names } from '#core/config/names.ts';
import { pages } from '#core/site/pages.ts';

/** A product a demo subscriber holds. `monthsAgo: 0`: opened in the current month. */
export interface Holding {
  readonly productId: string;
  readonly monthsAgo: number;
}

/** The number of coupons of each type, every month. */
export interface MonthlyCoupons {
  readonly qyfd: number;
  readonly lllb: number;
  readonly wzg: number;
  readonly cash: number;
}

/** A claim made before the demo was loaded. */
export interface PastClaim {
  readonly rightsId: string;
  readonly monthsAgo: number;
}

export interface DemoSubscriber {
  readonly userId: string;
  readonly mobile: string;
  /** A short description. */
  readonly title: string;
  /** What signing in as this subscriber shows. */
  readonly shows: string;
  readonly userName: string;
  readonly areaNum: string;
  readonly ispFlag: 0 | 1;
  readonly brandNum: '1' | '2' | '3';
  readonly creditLevel: number | null;
  readonly easyUseMember: boolean;
  readonly excellentVip: boolean;
  readonly points: number;
  readonly holds: readonly Holding[];
  /** Products of seven days, opened again every Monday. */
  readonly weekPacks: readonly string[];
  readonly coupons: MonthlyCoupons;
  readonly claims: readonly PastClaim[];
}

const nanjing = '320100';
const noCoupons: MonthlyCoupons = { qyfd: 0, lllb: 0, wzg: 0, cash: 0 };
const few: MonthlyCoupons = { qyfd: 1, lllb: 1, wzg: 0, cash: 3 };

type SubscriberFields = Pick<DemoSubscriber, 'userId' | 'mobile' | 'title' | 'shows' | 'userName'> &
  Partial<DemoSubscriber>;

const subscriber = (fields: SubscriberFields): DemoSubscriber => ({
  areaNum: nanjing,
  ispFlag: 1,
  brandNum: '1',
  creditLevel: null,
  easyUseMember: false,
  excellentVip: false,
  points: 0,
  holds: [],
  weekPacks: [],
  coupons: noCoupons,
  claims: [],
  ...fields,
});

/** The demo subscribers (decisions §2), in the order of their numbers. */
export const demoSubscribers: readonly DemoSubscriber[] = [
  subscriber({
    userId: 'U0000000001',
    mobile: '13800000001',
    title: '黄金会员',
    shows:
      '随心看权益包 30元版的两组权益：可领、已领完、等级不够，领取后依次看到领取中、本月已领和下月可领；另有本月新开通的车主权益包和18张券。',
    userName: '小苏同学',
    creditLevel: 5,
    points: 1_260,
    holds: [
      { productId: 'watch-30', monthsAgo: 5 },
      { productId: 'car-owner', monthsAgo: 0 },
    ],
    coupons: { qyfd: 3, lllb: 2, wzg: 1, cash: 12 },
    claims: [
      { rightsId: 'watch-30.media.video', monthsAgo: 1 },
      { rightsId: 'watch-30.media.music', monthsAgo: 1 },
      { rightsId: 'watch-30.life.fuel', monthsAgo: 1 },
      { rightsId: 'watch-30.media.variety', monthsAgo: 2 },
      { rightsId: 'watch-30.life.coffee', monthsAgo: 2 },
    ],
  }),
  subscriber({
    userId: 'U0000000002',
    mobile: '13800000002',
    title: '已注册的非会员',
    shows: '登录后没有会员等级和权益，各处引导开通；券包是空的。',
    userName: '清风',
    brandNum: '3',
    points: 80,
  }),
  subscriber({
    userId: 'U0000000003',
    mobile: '13800000003',
    title: `${pages.easyUseHome.title}卡会员`,
    shows: `${pages.easyUseHome.title}每月任选3项，十二种权益自由搭配；另有会员任我选，每月在七种会员中选一种，以及荔枝会员、乐享会员和游戏会员。`,
    userName: '一苇',
    areaNum: '320500',
    brandNum: '2',
    easyUseMember: true,
    points: 320,
    holds: [
      { productId: '124', monthsAgo: 3 },
      { productId: 'choose-any', monthsAgo: 2 },
      { productId: 'litchi', monthsAgo: 4 },
      { productId: 'hedonism', monthsAgo: 1 },
      { productId: 'games', monthsAgo: 2 },
    ],
    coupons: few,
    claims: [{ rightsId: 'choose-any.any.music', monthsAgo: 1 }],
  }),
  subscriber({
    userId: 'U0000000004',
    mobile: '13800000004',
    title: 'PLUS会员',
    shows: `${pages.plusHome.title}的贵宾厅、年度会员和专享价；会员流量礼包每月任选一份；另有凤凰优选、法律服务会员、精选权益和尊享会员。`,
    userName: '听雨',
    creditLevel: 7,
    excellentVip: true,
    points: 5_680,
    holds: [
      { productId: '77', monthsAgo: 8 },
      { productId: 'traffic-bag', monthsAgo: 3 },
      { productId: 'phoenix', monthsAgo: 3 },
      { productId: 'legal', monthsAgo: 6 },
      { productId: 'selected', monthsAgo: 1 },
      { productId: 'enjoy', monthsAgo: 5 },
    ],
    coupons: { qyfd: 5, lllb: 2, wzg: 2, cash: 10 },
    claims: [
      { rightsId: '77.honour.fuel', monthsAgo: 0 },
      { rightsId: '77.honour.air', monthsAgo: 1 },
      { rightsId: '77.honour.coffee', monthsAgo: 1 },
      { rightsId: '77.media.video', monthsAgo: 1 },
      { rightsId: '77.honour.rail', monthsAgo: 2 },
      { rightsId: '77.media.music', monthsAgo: 2 },
      { rightsId: 'traffic-bag.bag.general', monthsAgo: 1 },
    ],
  }),
  subscriber({
    userId: 'U0000000005',
    mobile: '13800000005',
    title: '铂金会员，权益类型齐全',
    shows: '十种权益类型全部点亮，同时持有六类产品；影音月卡本月已领，同组其余显示下月可领。',
    userName: '江南客',
    areaNum: '320200',
    creditLevel: 6,
    points: 3_420,
    holds: [
      { productId: 'platinum', monthsAgo: 10 },
      { productId: 'health-card', monthsAgo: 7 },
      { productId: 'partner-shop', monthsAgo: 4 },
      { productId: 'partner-tv', monthsAgo: 4 },
      { productId: 'city', monthsAgo: 2 },
      { productId: 'water-town', monthsAgo: 2 },
    ],
    coupons: { qyfd: 4, lllb: 2, wzg: 2, cash: 8 },
    claims: [
      { rightsId: 'platinum.media.video', monthsAgo: 0 },
      { rightsId: 'platinum.life.coffee', monthsAgo: 1 },
      { rightsId: 'platinum.data.data', monthsAgo: 1 },
      { rightsId: 'water-town.tour.garden', monthsAgo: 1 },
      { rightsId: 'partner-tv.tv.film', monthsAgo: 1 },
      { rightsId: 'partner-shop.shop.pass', monthsAgo: 1 },
    ],
  }),
  subscriber({
    userId: 'U0000000006',
    mobile: '13800000006',
    title: '杭州白名单用户',
    shows: '在位置白名单里：无论身在何处，城市始终是杭州；另有本周一开通的随心看7天包。',
    userName: '西子',
    holds: [{ productId: 'watch-30', monthsAgo: 2 }],
    weekPacks: ['watch-7'],
    coupons: few,
  }),
  subscriber({
    userId: 'U0000000007',
    mobile: '13900000007',
    title: '外省用户',
    shows: `办理仅限${names.province}移动用户的业务时，看到省内限制的提示；兑换影音季卡后，其中的流量礼包显示仅限本省号码。`,
    userName: '远山',
    areaNum: '440100',
    ispFlag: 0,
  }),
  subscriber({
    userId: 'U0000000008',
    mobile: '13800000008',
    title: '降级地区的用户',
    shows: '所在城市已降级（标志2），登录后转到城市公告页。',
    userName: '长亭',
    areaNum: '320800',
    holds: [{ productId: 'watch-30', monthsAgo: 1 }],
  }),
  subscriber({
    userId: 'U0000000009',
    mobile: '13800000009',
    title: '拥堵地区的用户',
    shows: '所在城市访问过载（标志4），登录后转到访问繁忙页。',
    userName: '晚舟',
    areaNum: '320300',
    holds: [{ productId: 'watch-30', monthsAgo: 1 }],
  }),
  subscriber({
    userId: 'U0000000010',
    mobile: '13800000010',
    title: '有副号的会员',
    shows:
      '随心看权益包 20元版本月刚开通，全部权益显示下月可领；动感圈青春权益包的可领、领完、等级不够，以及天天领现金的连续签到。',
    userName: '小满',
    areaNum: '320600',
    brandNum: '2',
    points: 150,
    holds: [
      { productId: 'watch-20', monthsAgo: 0 },
      { productId: 'youth-circle', monthsAgo: 4 },
    ],
    coupons: few,
    claims: [
      { rightsId: 'youth-circle.play.music', monthsAgo: 0 },
      { rightsId: 'youth-circle.play.video', monthsAgo: 1 },
      { rightsId: 'youth-circle.shop.tea', monthsAgo: 1 },
      { rightsId: 'youth-circle.shop.coffee', monthsAgo: 2 },
    ],
  }),
];
