/** Bar and space widths of the 107 symbols of Code 128 (ISO/IEC 15417), then the stop pattern with its last bar. */
export const code128Widths =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'.split(
    ' ',
  );

const startC = 105;
const stop = 106;

/** Whether set C can say it: an even number of digits. */
export const isCode128 = (text: string): boolean => /^(?:\d\d)+$/.test(text);

/** The values of start, data and check symbols for an even number of digits (set C: two digits a symbol). */
export function code128Symbols(digits: string): readonly number[] {
  if (!isCode128(digits)) throw new RangeError('Code 128 C needs an even number of digits');
  const data = (digits.match(/\d\d/g) ?? []).map(Number);
  const check = data.reduce((sum, value, at) => sum + value * (at + 1), startC) % 103;
  return [startC, ...data, check, stop];
}

/** The bars in modules from the left, and the width of all; scanners need ten light modules on either side. */
export function code128Bars(digits: string): {
  readonly bars: readonly { readonly x: number; readonly width: number }[];
  readonly width: number;
} {
  const widths = code128Symbols(digits)
    .map((symbol) => code128Widths[symbol] ?? '')
    .join('');
  const bars: { x: number; width: number }[] = [];
  let x = 0;
  for (let at = 0; at < widths.length; at += 1) {
    const width = Number(widths[at]);
    if (at % 2 === 0) bars.push({ x, width });
    x += width;
  }
  return { bars, width: x };
}
