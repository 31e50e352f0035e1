const numerals: ReadonlyMap<string, number> = new Map([
  ['零', 0],
  ['一', 1],
  ['二', 2],
  ['两', 2],
  ['三', 3],
  ['四', 4],
  ['五', 5],
  ['六', 6],
  ['七', 7],
  ['八', 8],
  ['九', 9],
]);
const units: ReadonlyMap<string, number> = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
]);

/** An amount in yuan: 10, 9.9, 十, 一百五十. */
export const arabicAmount = '\\d{1,6}(?:\\.\\d{1,2})?';
export const chineseAmount = '[零一二两三四五六七八九十百千]{1,7}';

export function fenOf(text: string): number {
  if (/^\d/.test(text)) return Math.round(Number(text) * 100);
  let [sum, digit] = [0, 0];
  for (const character of text) {
    const unit = units.get(character);
    if (unit === undefined) digit = numerals.get(character) ?? 0;
    else [sum, digit] = [sum + (digit || 1) * unit, 0];
  }
  return (sum + digit) * 100;
}
