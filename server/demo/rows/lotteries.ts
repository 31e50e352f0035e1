import type { Selectable } from 'kysely';
import type { Lotteries, LotteryPrizes } from '../../db/schema/lotteries.ts';
import { wheelRules, wheels } from '../data/lotteries.ts';

const version = 1;
const prizeId = (lottery: string, place: number): string => `${lottery}.${place}`;

export const demoLotteries: readonly Omit<Selectable<Lotteries>, 'stopped_at' | 'stopped_for' | 'name'>[] =
  wheels.map(({ id, dailyChances }) => ({
    lottery_id: id,
    version,
    daily_chances: dailyChances,
    rules: wheelRules(dailyChances),
    begins_at: new Date('2026-01-01T00:00:00+08:00'),
    ends_at: new Date('2031-01-01T00:00:00+08:00'),
  }));

export const demoLotteryPrizes: readonly Selectable<LotteryPrizes>[] = wheels.flatMap(({ id, prizes }) =>
  prizes.map(({ name, pic, weight, template, right, costFen = 0 }, place) => ({
    lottery_id: id,
    version,
    place,
    prize_id: prizeId(id, place),
    name,
    pic_url: pic,
    kind: template ? ('coupon' as const) : right ? ('right' as const) : ('none' as const),
    weight,
    template_id: template ?? null,
    rights_id: right ?? null,
    cost_fen: costFen,
  })),
);

export const demoLotteryStock = wheels.flatMap(({ id, prizes }) =>
  prizes.flatMap(({ stock }, place) =>
    stock === undefined ? [] : [{ lottery_id: id, prize_id: prizeId(id, place), total: stock, taken: 0 }],
  ),
);

/** What the wheels and daily cash may cost. */
export const demoActivityBudgets = [
  ...wheels.map(({ id }) => ({ kind: 'lottery' as const, activity_id: id, budget_fen: 5_000_000 })),
  { kind: 'cash' as const, activity_id: 'daily', budget_fen: 2_000_000 },
];
