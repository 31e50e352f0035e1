import { describe, expect, it } from 'vitest';
import { seededInt } from '../../../testing/seeded.ts';
import { drawCaptcha } from './draw-captcha.ts';
import { puzzleOf, simpleSolvers } from './testing/simple-solvers.ts';

const tolerancePx = 4;
const pictures = Array.from({ length: 40 }, (_, seed) => drawCaptcha(seededInt(seed)));

describe('the picture of the captcha', () => {
  it('is solved by thresholds, column segmentation and template matching in less than 5 % of the cases', async () => {
    const solved = new Map(Object.keys(simpleSolvers).map((name) => [name, 0]));
    for (const drawn of pictures) {
      const puzzle = await puzzleOf(drawn);
      for (const [name, solve] of Object.entries(simpleSolvers))
        if (Math.abs(solve(puzzle) - drawn.targetX) <= tolerancePx)
          solved.set(name, (solved.get(name) ?? 0) + 1);
    }
    expect([...solved].filter(([, times]) => times / pictures.length >= 0.05)).toEqual([]);
  }, 120_000);

  it('shows the gap to the right of the piece, anywhere in the rest of the picture', () => {
    const places = pictures.map(({ targetX }) => targetX);
    expect(Math.min(...places)).toBeGreaterThan(52);
    expect(Math.max(...places)).toBeLessThanOrEqual(294 - 52);
    expect(new Set(places).size).toBeGreaterThan(25);
  });
});
