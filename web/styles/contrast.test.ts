import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '#web/testing/contrast.ts';
import { resolveTokens } from '#web/testing/token-cascade.ts';
import { campaigns, themes } from './themes.ts';

const folder = join(import.meta.dirname, 'tokens');
const sheet = (path: string): string => readFileSync(join(folder, `${path}.css`), 'utf8');

const looks: readonly (readonly [theme: string, campaign: string])[] = [
  ...themes.filter((theme) => theme !== 'campaign').map((theme) => [theme, ''] as const),
  ...campaigns.map((campaign) => ['campaign', campaign] as const),
];

function tokens(theme: string, campaign: string, mode: string, care: string) {
  const files = ['base', `themes/${theme}`, ...(campaign ? [`campaigns/${campaign}`] : [])];
  return resolveTokens(files.map(sheet), { theme, mode, care, ...(campaign ? { campaign } : {}) });
}

const pairs: readonly (readonly [ink: string, ground: string, ratio: number])[] = [
  ...['text', 'text-2', 'text-3'].flatMap((ink) =>
    ['page', 'surface', 'surface-2', 'surface-3', 'soft'].map(
      (ground) => [`--c-${ink}`, `--c-${ground}`, 4.5] as const,
    ),
  ),
  ...['primary-ink', 'price'].flatMap((ink) =>
    ['surface', 'surface-2', 'soft'].map((ground) => [`--c-${ink}`, `--c-${ground}`, 4.5] as const),
  ),
  ['--c-on-primary', '--c-primary', 4.5],
  ['--c-on-primary', '--c-primary-2', 4.5],
  ['--c-on-primary', '--c-press', 4.5],
  ['--c-on-accent', '--c-accent', 4.5],
  ['--c-btn-off-ink', '--c-btn-off', 4.5],
  ['--c-on-hero', '--c-hero-1', 4.5],
  ['--c-on-hero-2', '--c-hero-1', 4.5],
  ['--c-ok-ink', '--c-ok-soft', 4.5],
  ['--c-ok-ink', '--c-surface', 4.5],
  ['--c-warn-ink', '--c-warn-soft', 4.5],
  ['--c-bad-ink', '--c-bad-soft', 4.5],
  ['--c-bad-ink', '--c-surface', 4.5],
  ['--c-info-ink', '--c-info-soft', 4.5],
  ['--c-vip-ink', '--c-vip', 4.5],
  ['--c-vip-soft-ink', '--c-vip-soft', 4.5],
  ['--c-focus', '--c-surface', 3],
  ['--c-chart-1', '--c-surface', 3],
  ['--c-line-2', '--c-surface', 1.2],
];

describe.each(looks)('the colours of %s %s', (theme, campaign) => {
  it.each(['light', 'dark'].flatMap((mode) => ['off', 'on'].map((care) => [mode, care] as const)))(
    'are readable in %s with care %s: AA, and 7:1 for care text',
    (mode, care) => {
      const value = tokens(theme, campaign, mode, care);
      const faint = pairs.flatMap(([ink, ground, ratio]) => {
        // The lottery ground is red: only on-hero ink stands on it.
        if (campaign === 'lottery' && ground === '--c-page') return [];
        const needed = care === 'on' && ink.startsWith('--c-text') ? 7 : ratio;
        const reached = contrast(value.get(ink) ?? '', value.get(ground) ?? '');
        return reached >= needed ? [] : [`${ink} on ${ground}: ${reached.toFixed(2)} < ${needed}`];
      });
      expect(faint).toEqual([]);
    },
  );
});

it('writes on the red lottery ground with the hero ink', () => {
  const value = tokens('campaign', 'lottery', 'light', 'off');
  expect(contrast(value.get('--c-on-hero') ?? '', value.get('--c-page') ?? '')).toBeGreaterThanOrEqual(4.5);
});

it('has a token file for every theme and campaign, and none besides', () => {
  const named = [
    'base',
    ...themes.map((name) => `themes/${name}`),
    ...campaigns.map((name) => `campaigns/${name}`),
  ];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  );
  expect(files.toSorted()).toEqual(named.map((path) => `${path}.css`).toSorted());
});
