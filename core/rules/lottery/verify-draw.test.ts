import { describe, expect, it } from 'vitest';
import { drawnNumber } from './commit-reveal.ts';
import { drawnPlace, oddsText, weightSum } from './drawn-prize.ts';
import { computedDraw } from './verify-draw.ts';

const prizes = [5, 300_000, 120_000, 80_000, 20_000, 79_995, 400_000].map((weight) => ({ weight }));

describe('the prize of a drawn number', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [300_004, 1],
    [300_005, 2],
    [999_999, 6],
  ])('%i falls on place %i', (number, place) => {
    expect(drawnPlace(prizes, number)).toBe(place);
  });

  it('is never one without weight', () => {
    expect([0, 1].map((number) => drawnPlace([{ weight: 0 }, { weight: 2 }, { weight: 0 }], number))).toEqual(
      [1, 1],
    );
  });

  it('has published odds', () => {
    expect(prizes.map(({ weight }) => oddsText(weight, weightSum(prizes)))).toEqual([
      '0.0005%',
      '30%',
      '12%',
      '8%',
      '2%',
      '7.9995%',
      '40%',
    ]);
  });
});

describe('a computed draw', () => {
  const proof = {
    commitment: '351710862e84d9c85c95d5d7867e3996474253c4fa4c8ce8dbfb12f330a354d7',
    seed: 'secret',
    chanceId: 'c1',
    clientSeed: 'mine',
    prizes,
  };

  it('is the same wherever its values are', () => {
    expect(computedDraw(proof)).toEqual(computedDraw({ ...proof }));
    expect(computedDraw(proof)).toMatchObject({ isCommitted: true, sum: 1_000_000 });
    expect(computedDraw(proof).place).toBe(drawnPlace(prizes, computedDraw(proof).number));
  });

  it('depends on the page’s number, on the chance and on the seed', () => {
    const numbers = [
      proof,
      { ...proof, clientSeed: 'other' },
      { ...proof, chanceId: 'c2' },
      { ...proof, seed: 'swapped' },
    ].map((each) => computedDraw(each).number);
    expect(new Set(numbers).size).toBe(4);
  });

  it('shows a seed that was swapped after the commitment', () => {
    expect(computedDraw({ ...proof, seed: 'swapped' }).isCommitted).toBe(false);
  });

  it('fits the published odds over 100,000 draws (χ², p > 0.001)', () => {
    const draws = Number(process.env['DRAWS'] ?? 100_000);
    const fair = [10_000, 50_000, 120_000, 80_000, 20_000, 320_000, 400_000].map((weight) => ({ weight }));
    expect(computedDraw({ ...proof, prizes: fair }).number).toBe(drawnNumber('secret', 'c1|mine', 1_000_000));
    const counts = fair.map(() => 0);
    for (let at = 0; at < draws; at += 1) {
      const place = drawnPlace(fair, drawnNumber(`seed-${at}`, `c${at}|mine`, 1_000_000));
      counts[place] = (counts[place] ?? 0) + 1;
    }
    const chiSquare = fair.reduce((sum, { weight }, place) => {
      const expected = (draws * weight) / 1_000_000;
      return sum + ((counts[place] ?? 0) - expected) ** 2 / expected;
    }, 0);
    // The 0.999 quantile of χ² with 6 degrees of freedom.
    expect(chiSquare).toBeLessThan(22.458);
  }, 60_000);
});
