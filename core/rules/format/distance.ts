/** A distance in metres under 1000 m, otherwise in kilometres with two decimals (§9); empty when unknown. */
export function distanceText(metres: number): string {
  if (!Number.isFinite(metres) || metres < 0) return '';
  return metres < 1000 ? `${Math.floor(metres)}m` : `${(metres / 1000).toFixed(2)}km`;
}
