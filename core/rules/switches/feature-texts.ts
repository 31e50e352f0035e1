import type { Feature, FeatureState } from '../../contract/common/features.ts';
import { chinaDay } from '../format/china-day.ts';
import { chinaTime } from '../format/china-time.ts';

export const featureNames: Readonly<Record<Feature, string>> = {
  claim: '领取',
  order: '下单',
  pay: '支付',
  flashSale: '秒杀',
  lottery: '抽奖',
  number: '号码管家',
  lounge: '贵宾厅',
};

/** What stays possible meanwhile. */
const meanwhile: Readonly<Record<Feature, string>> = {
  claim: '已领取的照常使用',
  order: '已提交的订单照常付款',
  pay: '没有扣款，到时再付即可',
  flashSale: '已抢到的照常付款',
  lottery: '已抽中的奖品照常领取',
  number: '已办理的业务不受影响',
  lounge: '已取的核销码照常使用',
};

const two = (part: number): string => String(part).padStart(2, '0');
/** 15:00 today, otherwise with its day: 11月20日 03:00. */
function clockText(at: number, now: number): string {
  const { month, day, hour, minute } = chinaTime(at);
  const clock = `${two(hour)}:${two(minute)}`;
  return chinaDay(at) === chinaDay(now) ? clock : `${month}月${day}日 ${clock}`;
}

interface Limited {
  readonly feature: Feature;
  readonly cityName: string;
  /** When it lifts itself; null: when an operator lifts it. */
  readonly until: number | null;
}

export const pausedText = ({ feature, cityName, until }: Limited, now: number): string =>
  `${cityName}的${featureNames[feature]}暂停${until === null ? '服务，恢复后' : `到 ${clockText(until, now)}，请到时`}再来；${meanwhile[feature]}`;

/** To an account whose turn has not come. */
export const turnText = (
  { feature, cityName }: Pick<Limited, 'feature' | 'cityName'>,
  turnAt: number,
  now: number,
): string =>
  `${cityName}${featureNames[feature]}的人多，正在分批进行；轮到您的时间是 ${clockText(turnAt, now)}，请到时再来`;

/** What a page says beforehand. */
export const limitedText = (limited: Limited & { readonly state: FeatureState }, now: number): string =>
  limited.state === 'paused'
    ? pausedText(limited, now)
    : `${limited.cityName}${featureNames[limited.feature]}的人多，正在分批进行，每人每 3 分钟轮到 1 分钟`;
