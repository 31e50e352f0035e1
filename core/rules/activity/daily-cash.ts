/** 'day': the nth day of a streak; 'streak': a streak of that length; 'month': that many check-ins in a month. */
export type CashRewardKind = 'day' | 'streak' | 'month';

/** One row of the reward table. */
export interface CashReward {
  readonly kind: CashRewardKind;
  readonly days: number;
  readonly amountFen: number;
}

export interface CheckIn {
  /** The calendar day in China, as YYYY-MM-DD. */
  readonly signedOn: string;
  /** Consecutive days up to and including this one. */
  readonly streak: number;
}

export interface CheckInCounts {
  readonly streak: number;
  /** Days with a check-in in this calendar month. */
  readonly monthCount: number;
}

const dayMs = 86_400_000;

export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - dayMs).toISOString().slice(0, 10);

/** The streak after checking in today; a missed day restarts it. */
export const streakAfter = (last: CheckIn | undefined, today: string): number =>
  last?.signedOn === dayBefore(today) ? last.streak + 1 : 1;

/** The current streak; one that ended yesterday still counts, because today is still open. */
export const currentStreak = (last: CheckIn | undefined, today: string): number =>
  last && (last.signedOn === today || last.signedOn === dayBefore(today)) ? last.streak : 0;

/** The rows of a kind, sorted by days. */
export const rewardsOf = (rewards: readonly CashReward[], kind: CashRewardKind): readonly CashReward[] =>
  rewards.filter((row) => row.kind === kind).sort((a, b) => a.days - b.days);

const cycleLength = (rows: readonly CashReward[]): number => rows[rows.length - 1]?.days ?? 0;
/** The reward of a day in the cycle: that of the last row up to it. */
const rewardOn = (rows: readonly CashReward[], day: number): CashReward | undefined =>
  rows.filter((row) => row.days <= day).pop();

/** The day of a streak in its cycle; after the row with the most days the cycle starts again. */
const dayInCycle = (rows: readonly CashReward[], count: number): number =>
  ((count - 1) % (cycleLength(rows) || 1)) + 1;

/** The rewards of a check-in: always that of the day, and the others when their count is reached. */
export function cashGains(
  rewards: readonly CashReward[],
  { streak, monthCount }: CheckInCounts,
): CashReward[] {
  const [days, streaks, months] = [
    rewardsOf(rewards, 'day'),
    rewardsOf(rewards, 'streak'),
    rewardsOf(rewards, 'month'),
  ];
  const dayReward = rewardOn(days, dayInCycle(days, streak));
  return [
    ...(dayReward ? [dayReward] : []),
    ...streaks.filter((row) => row.days === dayInCycle(streaks, streak)),
    ...months.filter((row) => row.days === monthCount),
  ];
}

export interface NextBonus {
  readonly reward: CashReward;
  /** Consecutive days still needed. */
  readonly daysLeft: number;
}

/** The next bonus of a streak. */
export function nextStreakBonus(rewards: readonly CashReward[], streak: number): NextBonus | undefined {
  const rows = rewardsOf(rewards, 'streak');
  const position = streak === 0 ? 0 : dayInCycle(rows, streak);
  const reward = rows.find((row) => row.days > position) ?? rows[0];
  if (!reward) return undefined;
  return { reward, daysLeft: reward.days > position ? reward.days - position : reward.days };
}

export interface CycleDay {
  readonly days: number;
  readonly amountFen: number;
  readonly state: 'got' | 'today' | 'ahead';
}

interface StreakState {
  readonly streak: number;
  readonly signedToday: boolean;
}

/** The current cycle of daily rewards, day by day; `today` is the reward still open. */
export function dailyRewardCycle(
  rewards: readonly CashReward[],
  { streak, signedToday }: StreakState,
): readonly CycleDay[] {
  const rows = rewardsOf(rewards, 'day');
  const today = dayInCycle(rows, signedToday ? streak : streak + 1);
  return Array.from({ length: cycleLength(rows) }, (_, at) => {
    const days = at + 1;
    const isGot = signedToday ? days <= today : days < today;
    return {
      days,
      amountFen: rewardOn(rows, days)?.amountFen ?? 0,
      state: isGot ? 'got' : days === today ? 'today' : 'ahead',
    };
  });
}

export interface StreakMilestone extends CashReward {
  readonly reached: boolean;
}

/** The streak bonuses of a cycle, and which of them are reached. */
export function streakMilestones(rewards: readonly CashReward[], streak: number): readonly StreakMilestone[] {
  const rows = rewardsOf(rewards, 'streak');
  return rows.map((row) => ({ ...row, reached: streak > 0 && row.days <= dayInCycle(rows, streak) }));
}
