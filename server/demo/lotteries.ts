import type { Selectable } from 'kysely';
import { names } from '#core/config/names.ts';
import type { Lotteries, LotteryPrizes } from '../db/schema/lotteries.ts';

interface DemoPrize extends Pick<Selectable<LotteryPrizes>, 'name' | 'pic_url' | 'weight'> {
  readonly template?: string;
  readonly right?: string;
  /** Units over the whole activity. */
  readonly stock?: number;
}

const nothing = (weight: number): DemoPrize => ({ name: '谢谢参与', pic_url: 'quick/all', weight });

/** The fields of each wheel, clockwise from the top. The weights of a wheel add up to a million. */
const wheels: Readonly<Record<string, readonly DemoPrize[]>> = {
  turntable: [
    { name: '视频月卡', pic_url: 'quick/movie', weight: 5_000, right: 'gift-video.gift.video', stock: 200 },
    nothing(395_000),
    { name: '10GB流量券', pic_url: 'quick/data', weight: 20_000, template: 'data-10', stock: 1_000 },
    { name: '5元影音券', pic_url: 'quick/coupon', weight: 100_000, template: 'cash-media', stock: 20_000 },
    { name: '20元福袋券', pic_url: 'quick/luckybag', weight: 10_000, template: 'bag-20', stock: 500 },
    {
      name: '咖啡兑换券',
      pic_url: 'quick/food',
      weight: 20_000,
      right: 'gift-coffee.gift.coffee',
      stock: 800,
    },
    { name: '五折券', pic_url: 'quick/half', weight: 100_000, template: 'half', stock: 10_000 },
    { name: '3元立减券', pic_url: 'quick/gift', weight: 350_000, template: 'cash-any', stock: 100_000 },
  ],
  'turntable-02': [
    {
      name: '咖啡兑换券',
      pic_url: 'quick/food',
      weight: 30_000,
      right: 'gift-coffee.gift.coffee',
      stock: 500,
    },
    { name: '6元本地券', pic_url: 'quick/local', weight: 150_000, template: 'cash-local', stock: 20_000 },
    nothing(500_000),
    { name: '8元出行券', pic_url: 'quick/travel', weight: 150_000, template: 'cash-travel', stock: 20_000 },
    { name: '5GB流量券', pic_url: 'quick/data', weight: 50_000, template: 'data-5', stock: 2_000 },
    { name: '12元咖啡券', pic_url: 'quick/coupon', weight: 120_000, template: 'cash-food', stock: 10_000 },
  ],
};
const dailyChances: Readonly<Record<string, number>> = { turntable: 2, 'turntable-02': 1 };

const rulesOf = (chances: number): string[] => [
  `每天可转${chances}次，完成任务可再得机会；机会当天有效，24点清零。`,
  '每个奖品的概率见下表，对所有用户相同。奖品数量有限，抽中时已发完的按“谢谢参与”计。',
  '券即时放进“我的券”；会员和兑换券自动发放，到账后有消息通知，没有发放成功的可在中奖记录里再次领取。',
  `如有疑问，请拨打${names.hotline}咨询。`,
];

const prizeId = (lottery: string, place: number): string => `${lottery}.${place}`;
const version = 1;

export const demoLotteries: readonly Selectable<Lotteries>[] = Object.keys(wheels).map((lottery_id) => ({
  lottery_id,
  version,
  daily_chances: dailyChances[lottery_id] ?? 1,
  rules: rulesOf(dailyChances[lottery_id] ?? 1),
  begins_at: new Date('2026-01-01T00:00:00+08:00'),
  ends_at: new Date('2031-01-01T00:00:00+08:00'),
}));

export const demoLotteryPrizes: readonly Selectable<LotteryPrizes>[] = Object.entries(wheels).flatMap(
  ([lottery_id, prizes]) =>
    prizes.map(({ name, pic_url, weight, template, right }, place) => ({
      lottery_id,
      version,
      place,
      prize_id: prizeId(lottery_id, place),
      name,
      pic_url,
      kind: template ? ('coupon' as const) : right ? ('right' as const) : ('none' as const),
      weight,
      template_id: template ?? null,
      rights_id: right ?? null,
    })),
);

export const demoLotteryStock = Object.entries(wheels).flatMap(([lottery_id, prizes]) =>
  prizes.flatMap(({ stock }, place) =>
    stock === undefined ? [] : [{ lottery_id, prize_id: prizeId(lottery_id, place), total: stock, taken: 0 }],
  ),
);
