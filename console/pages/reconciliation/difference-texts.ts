import type { ConsoleDifference } from '#core/contract/console/orders/money/money.shapes.ts';
import { isSupplier } from '#core/rules/pay/difference-words.ts';

const yuan = (fen: number): string => (fen / 100).toFixed(2);

/** Suppliers are compared by how often they charged. */
export const amountText = (source: string, value: number): string =>
  isSupplier(source) ? `${value} 次` : yuan(value);

/** What the other side has more, or less. */
export function gapText({
  source,
  ours,
  theirs,
}: Pick<ConsoleDifference, 'source' | 'ours' | 'theirs'>): string {
  const gap = theirs - ours;
  return `${gap > 0 ? '+' : '−'}${amountText(source, Math.abs(gap))}`;
}

/** The begin and the end of a long number. */
export const shortNumber = (number: string): string =>
  number.length > 12 ? `${number.slice(0, 2)}…${number.slice(-6)}` : number;
