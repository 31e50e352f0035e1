/** 'day': the nth day of a run of days; 'streak': a run has reached a length; 'month': a month has reached a count. */
export type CashRewardKind = 'day' | 'streak' | 'month';

/** One row of what signing in brings. */
export interface CashReward {
  readonly kind: CashRewardKind;
  readonly days: number;
  readonly amountFen: number;
}

export interface SignIn {
  /** The operator's calendar day, as YYYY-MM-DD. */
  readonly signedOn: string;
  /** Days in a row up to and with this one. */
  readonly streak: number;
}

export interface SignInCounts {
  readonly streak: number;
  /** Days signed in this calendar month. */
  readonly monthCount: number;
}

const dayMs = 86_400_000;

export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - dayMs).toISOString().slice(0, 10);

/** Days in a row once today is signed; a day left out begins anew. */
export const streakAfter = (last: SignIn | undefined, today: string): number =>
  last?.signedOn === dayBefore(today) ? last.streak + 1 : 1;

/** Days in a row as they stand: those up to yesterday still count, since today can be signed. */
export const standingStreak = (last: SignIn | undefined, today: string): number =>
  last && (last.signedOn === today || last.signedOn === dayBefore(today)) ? last.streak : 0;

/** The rows of a kind, the fewest days first. */
export const rewardsOf = (rewards: readonly CashReward[], kind: CashRewardKind): readonly CashReward[] =>
  rewards.filter((row) => row.kind === kind).sort((a, b) => a.days - b.days);

const roundLength = (rows: readonly CashReward[]): number => rows[rows.length - 1]?.days ?? 0;
/** The reward of a day of the round: that of the last row up to it. */
const rewardOn = (rows: readonly CashReward[], day: number): CashReward | undefined =>
  rows.filter((row) => row.days <= day).pop();

/** Where a run stands in its round: after the longest row of a kind the next day is the first again. */
const placeInRound = (rows: readonly CashReward[], count: number): number =>
  ((count - 1) % (roundLength(rows) || 1)) + 1;

/** Everything a sign-in brings, by the rows of its day: the day's own reward always, the others when their count is met. */
export function cashGains(
  rewards: readonly CashReward[],
  { streak, monthCount }: SignInCounts,
): CashReward[] {
  const [days, streaks, months] = [
    rewardsOf(rewards, 'day'),
    rewardsOf(rewards, 'streak'),
    rewardsOf(rewards, 'month'),
  ];
  const own = rewardOn(days, placeInRound(days, streak));
  return [
    ...(own ? [own] : []),
    ...streaks.filter((row) => row.days === placeInRound(streaks, streak)),
    ...months.filter((row) => row.days === monthCount),
  ];
}

export interface NextBonus {
  readonly reward: CashReward;
  /** Days still to sign in a row. */
  readonly daysLeft: number;
}

/** The bonus a run of days leads to next. */
export function nextStreakBonus(rewards: readonly CashReward[], streak: number): NextBonus | undefined {
  const rows = rewardsOf(rewards, 'streak');
  const place = streak === 0 ? 0 : placeInRound(rows, streak);
  const reward = rows.find((row) => row.days > place) ?? rows[0];
  if (!reward) return undefined;
  return { reward, daysLeft: reward.days > place ? reward.days - place : reward.days };
}

export interface RoundDay {
  readonly days: number;
  readonly amountFen: number;
  readonly state: 'got' | 'today' | 'ahead';
}

interface Run {
  readonly streak: number;
  readonly signedToday: boolean;
}

/** The round of daily rewards a run is in, day by day; `today` is the one that can still be had. */
export function dayRound(rewards: readonly CashReward[], { streak, signedToday }: Run): readonly RoundDay[] {
  const rows = rewardsOf(rewards, 'day');
  const today = placeInRound(rows, signedToday ? streak : streak + 1);
  return Array.from({ length: roundLength(rows) }, (_, at) => {
    const days = at + 1;
    const isGot = signedToday ? days <= today : days < today;
    return {
      days,
      amountFen: rewardOn(rows, days)?.amountFen ?? 0,
      state: isGot ? 'got' : days === today ? 'today' : 'ahead',
    };
  });
}

export interface StreakStop extends CashReward {
  readonly reached: boolean;
}

/** The bonuses of a round of days in a row, and which of them this run has passed. */
export function streakStops(rewards: readonly CashReward[], streak: number): readonly StreakStop[] {
  const rows = rewardsOf(rewards, 'streak');
  return rows.map((row) => ({ ...row, reached: streak > 0 && row.days <= placeInRound(rows, streak) }));
}
