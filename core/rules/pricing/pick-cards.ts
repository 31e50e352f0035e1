import type { Fen } from './money.ts';

/** A card with an amount, and the lines of the order it may reduce, as bits. */
export interface AmountCard {
  readonly cardCode: string;
  readonly amountFen: Fen;
  readonly lines: number;
  /** Milliseconds. */
  readonly expiresAt: number;
}

/** A set of lines (bits): cards that reach beyond it must bring at least `needFen` together. */
interface Demand {
  readonly within: number;
  readonly needFen: Fen;
}

const reachesBeyond = ({ lines }: AmountCard, within: number): boolean => (lines & ~within) !== 0;

/** For every set of lines the sum of the values of its subsets (zeta transform). */
function sumsOfSubsets(values: Fen[], lines: number): Fen[] {
  for (let line = 1; line < 1 << lines; line <<= 1)
    for (let set = 0; set < values.length; set += 1)
      if (set & line) values[set] = (values[set] ?? 0) + (values[set ^ line] ?? 0);
  return values;
}

/** For every set of lines the sum of their amounts. */
const amountsInside = (amounts: readonly Fen[]): Fen[] => {
  const single = Array.from<Fen>({ length: 1 << amounts.length }).fill(0);
  for (const [line, fen] of amounts.entries()) single[1 << line] = fen;
  return sumsOfSubsets(single, amounts.length);
};

/** For every set of lines the sum of the cards that reduce lines of the set alone. */
const cardsInside = (cards: readonly AmountCard[], lines: number): Fen[] => {
  const sums = Array.from<Fen>({ length: 1 << lines }).fill(0);
  for (const card of cards) sums[card.lines] = (sums[card.lines] ?? 0) + card.amountFen;
  return sumsOfSubsets(sums, lines);
};

/**
 * The most that the cards can save on lines with these amounts. By max-flow/min-cut it is the smallest, over all sets of
 * lines, of the amounts inside the set plus the cards that reach beyond it.
 */
export function mostSaved(amounts: readonly Fen[], cards: readonly AmountCard[]): Fen {
  const inside = amountsInside(amounts);
  const within = cardsInside(cards, amounts.length);
  const all = within[within.length - 1] ?? 0;
  return Math.min(...inside.map((fen, set) => fen + all - (within[set] ?? 0)));
}

/** What a choice of cards must bring to save `savedFen`; only sets of lines that cards fill, the others demand less. */
function demandsOf(amounts: readonly Fen[], cards: readonly AmountCard[], savedFen: Fen): readonly Demand[] {
  const filled = new Set<number>([0]);
  for (const { lines } of cards) for (const set of filled) filled.add(set | lines);
  const inside = amountsInside(amounts);
  return [...filled]
    .map((within) => ({ within, needFen: savedFen - (inside[within] ?? 0) }))
    .filter(({ needFen }) => needFen > 0);
}

/**
 * The cards that save the most on the lines: of equal savings the fewest cards, of equal numbers those that expire first.
 * Cards of the same lines are searched without backtracking, because the bound is exact for one demand.
 */
export function pickCards<Card extends AmountCard>(
  amounts: readonly Fen[],
  cards: readonly Card[],
): readonly Card[] {
  const inOrder = cards
    .filter(({ amountFen, lines }) => amountFen > 0 && lines !== 0)
    .sort((a, b) => a.expiresAt - b.expiresAt || (a.cardCode < b.cardCode ? -1 : 1));
  const savedFen = mostSaved(amounts, inOrder);
  if (savedFen === 0) return [];
  const demands = demandsOf(amounts, inOrder, savedFen);
  for (let count = fewestFor(demands, inOrder); count < inOrder.length; count += 1) {
    const picked = firstChoice(demands, inOrder, count);
    if (picked) return picked;
  }
  return inOrder;
}

/** No choice of fewer cards can meet all demands. */
function fewestFor(demands: readonly Demand[], cards: readonly AmountCard[]): number {
  const largestFirst = [...cards].sort((a, b) => b.amountFen - a.amountFen);
  const counts = demands.map(({ within, needFen }) => {
    let sum = 0;
    const beyond = largestFirst.filter((card) => reachesBeyond(card, within));
    return beyond.findIndex(({ amountFen }) => (sum += amountFen) >= needFen) + 1;
  });
  return Math.max(1, ...counts);
}

/** The first choice of `count` cards, in the order of the list, that meets all demands. */
function firstChoice<Card extends AmountCard>(
  demands: readonly Demand[],
  cards: readonly Card[],
  count: number,
): readonly Card[] | undefined {
  const tables = demands.map(({ within }) => topSums(cards, within, count));
  const search = (
    from: number,
    left: number,
    missing: readonly Fen[],
    chosen: readonly Card[],
  ): readonly Card[] | undefined => {
    if (left === 0) return missing.every((fen) => fen <= 0) ? chosen : undefined;
    if (missing.some((fen, at) => fen > (tables[at]?.[from]?.[left] ?? 0))) return undefined;
    const card = cards[from];
    if (!card) return undefined;
    const afterwards = missing.map((fen, at) =>
      reachesBeyond(card, demands[at]?.within ?? 0) ? fen - card.amountFen : fen,
    );
    return (
      search(from + 1, left - 1, afterwards, [...chosen, card]) ?? search(from + 1, left, missing, chosen)
    );
  };
  return search(
    0,
    count,
    demands.map(({ needFen }) => needFen),
    [],
  );
}

/** `sums[from][n]`: the most that n cards from the place `from` on bring for a demand. */
function topSums(cards: readonly AmountCard[], within: number, count: number): readonly (readonly Fen[])[] {
  const sums: (readonly Fen[])[] = [];
  const largest: Fen[] = [];
  let row: readonly Fen[] = Array.from<Fen>({ length: count + 1 }).fill(0);
  for (let from = cards.length; from >= 0; from -= 1) {
    const card = cards[from];
    if (card && reachesBeyond(card, within) && insertLargest(largest, card.amountFen, count)) {
      let sum = 0;
      row = [0, ...Array.from({ length: count }, (_, at) => (sum += largest[at] ?? 0))];
    }
    sums[from] = row;
  }
  return sums;
}

/** Keeps the `count` largest amounts in order; whether the amount is one of them. */
function insertLargest(largest: Fen[], fen: Fen, count: number): boolean {
  const place = largest.findIndex((other) => other < fen);
  if (place === -1 && largest.length >= count) return false;
  largest.splice(place === -1 ? largest.length : place, 0, fen);
  if (largest.length > count) largest.pop();
  return true;
}
