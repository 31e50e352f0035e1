import type { AmountCard } from './amount-card.ts';
import type { Demand } from './card-groups.ts';
import { leastFace } from './least-face.ts';
import type { Fen } from './money.ts';

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
export function maxSaved(amounts: readonly Fen[], cards: readonly AmountCard[]): Fen {
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

/** The cards that save the most on the lines: of equal savings those of the smallest face value, then the fewest, then those that expire first. */
export function pickCards<Card extends AmountCard>(
  amounts: readonly Fen[],
  cards: readonly Card[],
): readonly Card[] {
  const inOrder = cards
    .filter(({ amountFen }) => amountFen > 0)
    .sort((a, b) => a.expiresAt - b.expiresAt || (a.cardCode < b.cardCode ? -1 : 1));
  const savedFen = maxSaved(amounts, inOrder);
  return leastFace(demandsOf(amounts, inOrder, savedFen), inOrder);
}
