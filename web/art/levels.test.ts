import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contrast } from '#web/testing/contrast.ts';
import { resolveTokens } from '#web/testing/token-cascade.ts';
import { levels } from './levels.ts';

const tokens = readFileSync(join(import.meta.dirname, '../styles/tokens/fixed.css'), 'utf8');

it.each(['light', 'dark'].flatMap((mode) => ['off', 'on'].map((care) => [mode, care] as const)))(
  'the inks of a level card are readable on its drawn ground in %s with care %s',
  (mode, care) => {
    const value = resolveTokens([tokens], { theme: 'super-market', mode, care });
    const faint = levels.flatMap(({ ground }, level) =>
      ['ink', 'ink-secondary'].flatMap((ink) => {
        const name = `--level-${level}-${ink}`;
        return ground
          .map((colour) => ({ colour, reached: contrast(value.get(name) ?? '', colour.toLowerCase()) }))
          .filter(({ reached }) => !(reached >= 4.5))
          .map(({ colour, reached }) => `${name} on ${colour}: ${reached.toFixed(2)}`);
      }),
    );
    expect(faint).toEqual([]);
  },
);
