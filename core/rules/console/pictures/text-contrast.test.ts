import { describe, expect, it } from 'vitest';
import { contrastOnPicture, contrastRatio, lightRangeOf, luminanceOf } from './text-contrast.ts';

const pixels = (
  ...colours: readonly (readonly [red: number, green: number, blue: number, alpha?: number])[]
) => colours.flatMap(([red, green, blue, alpha = 255]) => [red, green, blue, alpha]);
const many = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

describe('the contrast of text', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#4a1e08', '#ffc7a1', 9.41],
  ])('%s on %s is %s to 1', (ink, ground, ratio) => {
    expect(contrastRatio(luminanceOf(ink), luminanceOf(ground))).toBeCloseTo(ratio, 1);
  });

  it('on a picture is that on its worst part, without single pixels', () => {
    const range = lightRangeOf(pixels(...many(95, [255, 255, 255] as const), ...many(5, [0, 0, 0] as const)));
    expect(range).toEqual({ darkest: 1, lightest: 1 });
    expect(contrastOnPicture('#000000', range)).toEqual({ worst: 21, best: 21 });
    const half = lightRangeOf(pixels(...many(50, [255, 255, 255] as const), ...many(50, [0, 0, 0] as const)));
    expect(contrastOnPicture('#000000', half)).toEqual({ worst: 1, best: 21 });
  });

  it('on a part of its own brightness is none', () => {
    const range = { darkest: 0, lightest: 1 };
    expect(contrastOnPicture('#777777', range)?.worst).toBe(1);
  });

  it('on what is transparent is not that of the picture', () => {
    const range = lightRangeOf(pixels(...many(9, [0, 0, 0, 0] as const), [255, 255, 255]));
    expect(range).toEqual({ darkest: 1, lightest: 1 });
    const none = lightRangeOf(pixels([0, 0, 0, 0]));
    expect(none).toEqual({ darkest: null, lightest: null });
    expect(contrastOnPicture('#000000', none)).toBeUndefined();
  });
});
