import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { toneInks } from '#core/rules/console/pictures/floor-checks.ts';
import { contrast } from '#web/testing/contrast.ts';
import { resolveTokens } from '#web/testing/token-cascade.ts';

const tokens = join(import.meta.dirname, '../../styles/tokens/fixed.css');
const names = [
  ['warm', 'tone-orange', 'tone-orange-ink'],
  ['violet', 'tone-violet', 'tone-violet-ink'],
  ['gold', 'tone-gold', 'gold-ink'],
  ['green', 'tone-green', 'tone-green-ink'],
  ['blue', 'tone-blue', 'tone-blue-ink'],
] as const;

it.each(names)(
  'the ink of a %s card is the one that the check before publishing knows, and readable on both ends of its colour',
  (tone, ground, ink) => {
    const look = { theme: 'public', mode: 'light', care: 'off' };
    const value = resolveTokens([readFileSync(tokens, 'utf8')], look);
    expect(value.get(`--${ink}`)).toBe(toneInks[tone]);
    for (const end of ['start', 'end'])
      expect(contrast(toneInks[tone], value.get(`--${ground}-${end}`) ?? '')).toBeGreaterThanOrEqual(4.5);
  },
);
