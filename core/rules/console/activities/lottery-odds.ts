/** The chances of a version are parts of a million and add up to it exactly. */
export const wholeChance = 1_000_000;

interface OddsOfPrize {
  readonly name: string;
  readonly kind: 'none' | 'coupon' | 'right';
  readonly weight: number;
  readonly costFen: number;
  /** Units left; null: there is no limit. */
  readonly left: number | null;
}

/** Why a table of odds cannot be proposed; undefined: it can. */
export function oddsFault(prizes: readonly OddsOfPrize[], budgetLeftFen: number | null): string | undefined {
  const sum = prizes.reduce((all, { weight }) => all + weight, 0);
  const none = prizes.find(({ kind }) => kind === 'none');
  if (prizes.some(({ weight }) => !Number.isSafeInteger(weight) || weight < 0))
    return '概率最多写到小数点后四位，不能是负数';
  if (sum !== wholeChance) return `概率加起来是 ${chanceText(sum)}，要正好 100%`;
  if (!none || none.weight === 0) return '要有一格“谢谢参与”，奖品发完时落在这一格';
  if (none.costFen > 0) return '“谢谢参与”没有成本';
  const open = prizes.find(({ left, costFen, weight }) => left === null && costFen > 0 && weight > 0);
  return open && budgetLeftFen === null ? `${open.name}没有数量限制，请先给活动设预算` : undefined;
}

/** A chance in per cent, exact to a ten-thousandth. */
export const chanceText = (weight: number): string => `${weight / (wholeChance / 100)}%`;

/** What 10,000 draws cost on average, as long as nothing is used up. */
export const expectedFen = (prizes: readonly OddsOfPrize[]): number =>
  Math.round(prizes.reduce((sum, { weight, costFen }) => sum + weight * costFen, 0) / 100);

/** The most that prizes can cost from now on; null: nothing limits it. */
export function maxCostFen(prizes: readonly OddsOfPrize[], budgetLeftFen: number | null): number | null {
  const drawn = prizes.filter(({ weight, costFen }) => weight > 0 && costFen > 0);
  const stockFen = drawn.some(({ left }) => left === null)
    ? Infinity
    : drawn.reduce((sum, { left, costFen }) => sum + (left ?? 0) * costFen, 0);
  const most = Math.min(stockFen, budgetLeftFen ?? Infinity);
  return most === Infinity ? null : most;
}

export interface SimulatedDraws {
  /** By the place of the prize. */
  readonly won: readonly number[];
  readonly costFen: number;
}

/** Draws many times by these odds; the same seed gives the same result. What is used up falls on the field without a prize. */
export function simulatedDraws(prizes: readonly OddsOfPrize[], draws: number, seed: number): SimulatedDraws {
  const random = randomOf(seed);
  const none = prizes.findIndex(({ kind }) => kind === 'none');
  const won = prizes.map(() => 0);
  let costFen = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    const number = Math.floor(random() * wholeChance);
    let end = 0;
    const drawn = prizes.findIndex(({ weight }) => number < (end += weight));
    const left = prizes[drawn]?.left ?? Infinity;
    const place = (won[drawn] ?? 0) < left ? drawn : none;
    won[place] = (won[place] ?? 0) + 1;
    costFen += prizes[place]?.costFen ?? 0;
  }
  return { won, costFen };
}

/** Mulberry32: small, and equal in every browser and on the server. Only simulations use it. */
function randomOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
