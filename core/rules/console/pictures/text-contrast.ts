/** The relative luminances between which most of a picture lies; null: nothing of it is opaque, or it was not measured. */
export interface LightRange {
  readonly darkest: number | null;
  readonly lightest: number | null;
}

/** Of text of the size of a floor's (WCAG 2.2, 1.4.3). */
export const readableRatio = 4.5;
/** So many of a hundred opaque pixels may be darker or lighter than the range. */
const leftOut = 10;
const opaque = 128;

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);

/** Of a colour as #rrggbb. */
export const luminanceOf = (hex: string): number => {
  const part = (at: number): number => parseInt(hex.slice(at, at + 2), 16);
  return luminance(part(1), part(3), part(5));
};

/** Of pixels as red, green, blue and alpha. */
export function lightRangeOf(pixels: ArrayLike<number>): LightRange {
  const found: number[] = [];
  for (let at = 0; at + 3 < pixels.length; at += 4)
    if ((pixels[at + 3] ?? 0) >= opaque)
      found.push(luminance(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0));
  found.sort((one, other) => one - other);
  const skipped = Math.floor((found.length * leftOut) / 100);
  return { darkest: found[skipped] ?? null, lightest: found[found.length - 1 - skipped] ?? null };
}

export const contrastRatio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The contrast of an ink on the worst and on the best part of a picture; undefined: nothing is known of it. */
export function contrastOnPicture(
  ink: string,
  { darkest, lightest }: LightRange,
): { readonly worst: number; readonly best: number } | undefined {
  if (darkest === null || lightest === null) return undefined;
  const own = luminanceOf(ink);
  const ratios = [contrastRatio(own, darkest), contrastRatio(own, lightest)];
  const isBetween = darkest < own && own < lightest;
  return { worst: isBetween ? 1 : Math.min(...ratios), best: Math.max(...ratios) };
}
