import { grouped } from '../format/grouped.ts';
import type { AmountCard } from './amount-card.ts';
import type { Fen } from './money.ts';

/** A set of lines (bits): cards that reach beyond it must bring at least `needFen` together. */
export interface Demand {
  readonly within: number;
  readonly needFen: Fen;
}

/** Cards of one amount for the same lines: of them the first ones in the list are used. */
export interface CardGroup {
  readonly amountFen: Fen;
  /** Their places in the list, ascending. */
  readonly places: readonly number[];
  /** What one of them brings for each demand. */
  readonly brings: readonly Fen[];
  /** What this group and those after it bring for each demand, and the largest amount among them. */
  readonly left: readonly Fen[];
  readonly largest: readonly Fen[];
}

/** The groups of a list of cards, the largest amounts first. */
export function cardGroups(demands: readonly Demand[], cards: readonly AmountCard[]): readonly CardGroup[] {
  // Stryker disable next-line OptionalChaining: every place has its card
  const bySize = [...grouped(cards.keys(), (at) => `${cards[at]?.amountFen} ${cards[at]?.lines}`).values()]
    .flatMap((places) => {
      const card = cards[places[0] ?? 0];
      // Stryker disable next-line ConditionalExpression,ArrayDeclaration: as above
      return card ? [{ places, card }] : [];
    })
    .sort((a, b) => b.card.amountFen - a.card.amountFen);
  const groups: CardGroup[] = [];
  for (const { places, card } of bySize.toReversed()) {
    const after = groups[0];
    const { amountFen } = card;
    const brings = demands.map(({ within }) => ((card.lines & ~within) === 0 ? 0 : amountFen));
    groups.unshift({
      amountFen,
      places,
      brings,
      left: brings.map((fen, at) => fen * places.length + (after?.left[at] ?? 0)),
      largest: brings.map((fen, at) => Math.max(fen, after?.largest[at] ?? 0)),
    });
  }
  return groups;
}

/**
 * The demands as multiples of what divides all amounts that serve them: less than the next multiple cannot be brought. Each demand is
 * served by a card.
 */
export function inSteps(demands: readonly Demand[], groups: readonly CardGroup[]): readonly Fen[] {
  const divisor = (a: Fen, b: Fen): Fen => (b === 0 ? a : divisor(b, a % b));
  return demands.map(({ needFen }, at) => {
    const step = groups.reduce((common, { brings }) => divisor(common, brings[at] ?? 0), 0);
    return Math.ceil(needFen / step) * step;
  });
}

/** What is missing after so many cards of a group. */
export const afterTaking = (missing: readonly Fen[], { brings }: CardGroup, taken: number): readonly Fen[] =>
  missing.map((fen, at) => Math.max(0, fen - taken * (brings[at] ?? 0)));

/** The most cards of a group that serve a demand. */
export function maxUseful(missing: readonly Fen[], { brings, amountFen, places }: CardGroup): number {
  let open = 0;
  for (const [at, fen] of missing.entries()) if ((brings[at] ?? 0) > 0 && fen > open) open = fen;
  return Math.min(places.length, Math.ceil(open / amountFen));
}

/** The least that must still be spent on what is missing with a group and those after it; undefined where they cannot bring it. */
export function leastToSpend(
  missing: readonly Fen[],
  group: CardGroup | undefined,
): { readonly faceFen: Fen; readonly count: number } | undefined {
  let [faceFen, count] = [0, 0];
  for (const [at, fen] of missing.entries()) {
    if (fen === 0) continue;
    if (!group || fen > (group.left[at] ?? 0)) return undefined;
    if (fen > faceFen) faceFen = fen;
    count = Math.max(count, Math.ceil(fen / (group.largest[at] ?? 1)));
  }
  return { faceFen, count };
}
