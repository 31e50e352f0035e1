import type { LocalShop } from '../../contract/goods/local-life.shapes.ts';

export interface StripPin {
  /** The place in the list, from 1. */
  readonly number: number;
  readonly metres: number;
  /** Percent of the width and height. */
  readonly x: number;
  readonly y: number;
  readonly isOpen: boolean;
}

export interface StripLayout {
  readonly rings: readonly { readonly metres: number; readonly x: number }[];
  readonly pins: readonly StripPin[];
}

const maxPins = 5;
/** Where the visitor stands, and how far from there the last ring is. */
const middle = 16;
const reach = 76;
/** Numbers beside each other differ in height, so that shops at one distance do not cover each other. */
const heights = [32, 62, 46, 24, 56] as const;
const scales = [
  [200, 500, 1_000],
  [500, 1_000, 2_000],
  [1_000, 2_000, 5_000],
  [2_000, 5_000, 10_000],
  [5_000, 10_000, 20_000],
] as const;
const widest = [10_000, 20_000, 50_000] as const;

type Shop = Pick<LocalShop, 'distanceMeters' | 'openNow'>;

/** The first shops of the list along a line, true to their straight distance; those beyond the last ring are left out. */
export function stripLayout(shops: readonly Shop[]): StripLayout {
  const near = shops.slice(0, maxPins);
  const farthest = Math.max(0, ...near.map(({ distanceMeters }) => distanceMeters ?? 0));
  const rings = scales.find(([, , outer]) => outer >= farthest) ?? widest;
  const [, , last] = rings;
  const xOf = (metres: number): number => (metres / last) * reach;
  return {
    rings: rings.map((metres) => ({ metres, x: xOf(metres) })),
    pins: near.flatMap(({ distanceMeters, openNow }, at) =>
      distanceMeters === null || distanceMeters > last
        ? []
        : [
            {
              number: at + 1,
              metres: distanceMeters,
              x: middle + xOf(distanceMeters),
              y: heights[at] ?? 50,
              isOpen: openNow,
            },
          ],
    ),
  };
}
