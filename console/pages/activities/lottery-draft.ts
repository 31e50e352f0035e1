import type { AwardChoice, LotteryDraft } from '#core/contract/console/activities/openings.shapes.ts';
import { fenOf } from '../../platform/money.ts';

/** A field of the wheel as it is typed. */
export interface PrizeTexts {
  readonly place: number;
  readonly name: string;
  readonly picUrl: string;
  /** undefined: nothing is won. */
  readonly award: AwardChoice | undefined;
  readonly chance: string;
  readonly cost: string;
  readonly stock: string;
}
export interface LotteryTexts {
  readonly lotteryId: LotteryDraft['lotteryId'];
  readonly name: string;
  readonly chances: string;
  readonly rules: string;
  readonly beginsAt: string;
  readonly endsAt: string;
  readonly budget: string;
  readonly prizes: readonly PrizeTexts[];
}

export const blankLottery: LotteryTexts = {
  lotteryId: 'turntable',
  name: '',
  chances: '1',
  rules:
    '每天可转1次，完成任务可再得机会；机会当天有效，24点清零。\n奖品数量有限，抽中时已发完的按“谢谢参与”计。',
  beginsAt: '',
  endsAt: '',
  budget: '',
  prizes: [
    {
      place: 0,
      name: '谢谢参与',
      picUrl: 'quick/all',
      award: undefined,
      chance: '100',
      cost: '0',
      stock: '',
    },
  ],
};

/** 0.5 typed as per cent is 5,000 parts of a million; not a number where it has more than four decimals. */
export const weightOf = (percent: string): number =>
  /^\d{1,3}(\.\d{1,4})?$/.test(percent.trim()) ? Math.round(Number(percent) * 10_000) : Number.NaN;

const wholeOf = (text: string): number | undefined =>
  /^\d{1,8}$/.test(text.trim()) ? Number(text) : undefined;

/** What is sent; undefined while something is missing or is no number. */
export function lotteryIn(texts: LotteryTexts): LotteryDraft | undefined {
  const [dailyChances, budgetFen] = [wholeOf(texts.chances), fenOf(texts.budget)];
  const rules = texts.rules
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const prizes = texts.prizes.flatMap(({ name, picUrl, award, chance, cost, stock }) => {
    const [weight, costFen, pieces] = [weightOf(chance), fenOf(cost), wholeOf(stock)];
    if (name.trim() === '' || Number.isNaN(weight) || costFen === undefined) return [];
    if (stock !== '' && pieces === undefined) return [];
    const ofAward = { kind: award?.kind ?? ('none' as const), awardId: award?.awardId ?? null };
    return [{ name: name.trim(), picUrl, ...ofAward, weight, costFen, stock: pieces ?? null }];
  });
  if (dailyChances === undefined || budgetFen === undefined || texts.endsAt === '') return undefined;
  if (texts.name.trim().length < 2 || rules.length === 0 || prizes.length < texts.prizes.length)
    return undefined;
  if (prizes.length < 2) return undefined;
  return {
    lotteryId: texts.lotteryId,
    name: texts.name,
    dailyChances,
    rules,
    beginsAt: texts.beginsAt === '' ? null : texts.beginsAt,
    endsAt: texts.endsAt,
    budgetFen,
    prizes,
  };
}
