import type { AmountCard } from './amount-card.ts';
import type { Fen } from './money.ts';

/**
 * Distributes the amounts of cards over the lines they may reduce, so that together they save the most (maximum flow). `shares[card][line]`
 * is what a card takes off a line; earlier cards and lines are filled first.
 */
export function allocateCards(
  amounts: readonly Fen[],
  cards: readonly AmountCard[],
): readonly (readonly Fen[])[] {
  const left = [...amounts];
  const shares = cards.map(() => amounts.map(() => 0));
  const shareOf = (card: number): Fen[] => shares[card] ?? [];

  /** Places up to `fen` of a card, moving shares of other cards to their other lines where needed; returns what was placed. */
  const place = (at: number, fen: Fen, visited: Set<number>): Fen => {
    const card = cards[at];
    if (!card || visited.has(at)) return 0;
    visited.add(at);
    for (const [line, free] of left.entries()) {
      if (!(card.lines & (1 << line)) || free === 0) continue;
      const taken = Math.min(fen, free);
      left[line] = free - taken;
      shareOf(at)[line] = (shareOf(at)[line] ?? 0) + taken;
      return taken;
    }
    for (const line of amounts.keys()) {
      if (!(card.lines & (1 << line))) continue;
      for (const other of cards.keys()) {
        const share = shareOf(other)[line] ?? 0;
        if (share === 0) continue;
        const moved = place(other, Math.min(fen, share), visited);
        if (moved === 0) continue;
        // Not `held`: moving may have given the other card more of this line.
        shareOf(other)[line] = (shareOf(other)[line] ?? 0) - moved;
        shareOf(at)[line] = (shareOf(at)[line] ?? 0) + moved;
        return moved;
      }
    }
    return 0;
  };

  for (const [at, { amountFen }] of cards.entries()) {
    let open = amountFen;
    while (open > 0) {
      const placed = place(at, open, new Set());
      if (placed === 0) break;
      open -= placed;
    }
  }
  return shares;
}
