import { names } from '#core/config/names.ts';
import type { CouponTemplateId } from './coupons.ts';
import type { DemoRightsId } from './rights.ts';

/** A field of a wheel: a coupon, a right, or nothing; `stock` is that of the whole activity. */
interface PrizeRow {
  readonly name: string;
  readonly pic: `quick/${string}`;
  readonly weight: number;
  readonly template?: CouponTemplateId;
  readonly right?: DemoRightsId;
  readonly stock?: number;
  /** What a unit costs. */
  readonly costFen?: number;
}

/** The wheels with their fields, clockwise from the top. The weights of a wheel add up to a million. */
export const wheels: readonly { readonly id: string; readonly dailyChances: number; readonly prizes: readonly PrizeRow[] }[] = [
  { id: 'turntable', dailyChances: 2, prizes: [
    { name: '视频月卡', pic: 'quick/movie', weight: 5_000, right: 'gift-video.gift.video', stock: 200, costFen: 1_500 },
    { name: '谢谢参与', pic: 'quick/all', weight: 395_000 },
    { name: '10GB流量券', pic: 'quick/data', weight: 20_000, template: 'data-10', stock: 1_000, costFen: 800 },
    { name: '5元影音券', pic: 'quick/coupon', weight: 100_000, template: 'cash-media', stock: 20_000, costFen: 500 },
    { name: '20元福袋券', pic: 'quick/luckybag', weight: 10_000, template: 'bag-20', stock: 500, costFen: 2_000 },
    { name: '咖啡兑换券', pic: 'quick/food', weight: 20_000, right: 'gift-coffee.gift.coffee', stock: 800, costFen: 1_200 },
    { name: '五折券', pic: 'quick/half', weight: 100_000, template: 'half', stock: 10_000, costFen: 300 },
    { name: '3元立减券', pic: 'quick/gift', weight: 350_000, template: 'cash-any', stock: 100_000, costFen: 300 },
  ] },
  { id: 'turntable-02', dailyChances: 1, prizes: [
    { name: '咖啡兑换券', pic: 'quick/food', weight: 30_000, right: 'gift-coffee.gift.coffee', stock: 500, costFen: 1_200 },
    { name: '6元本地券', pic: 'quick/local', weight: 150_000, template: 'cash-local', stock: 20_000, costFen: 600 },
    { name: '谢谢参与', pic: 'quick/all', weight: 500_000 },
    { name: '8元出行券', pic: 'quick/travel', weight: 150_000, template: 'cash-travel', stock: 20_000, costFen: 800 },
    { name: '5GB流量券', pic: 'quick/data', weight: 50_000, template: 'data-5', stock: 2_000, costFen: 500 },
    { name: '12元咖啡券', pic: 'quick/coupon', weight: 120_000, template: 'cash-food', stock: 10_000, costFen: 1_200 },
  ] },
];

export const wheelRules = (chances: number): string[] => [
  `每天可转${chances}次，完成任务可再得机会；机会当天有效，24点清零。`,
  '每个奖品的概率见下表，对所有用户相同。奖品数量有限，抽中时已发完的按“谢谢参与”计。',
  '券即时放进“我的券”；会员和兑换券自动发放，到账后有消息通知，没有发放成功的可在中奖记录里再次领取。',
  `如有疑问，请拨打${names.hotline}咨询。`,
];
