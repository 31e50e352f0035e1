/** How far a price is below the original one: 4.2折. Rounded up, so that no more is promised than is given. */
export function discountWords(fen: number, originalFen: number): string {
  const tenths = Math.ceil((fen * 100) / originalFen);
  return `${tenths % 10 === 0 ? tenths / 10 : (tenths / 10).toFixed(1)}折`;
}
