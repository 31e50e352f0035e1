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
  const files = ['fixed', 'base', `themes/${theme}`, ...(campaign ? [`campaigns/${campaign}`] : [])];
  return resolveTokens(files.map(sheet), { theme, mode, care, ...(campaign ? { campaign } : {}) });
}

const pairs: readonly (readonly [ink: string, ground: string, ratio: number])[] = [
  ...['--text', '--text-secondary', '--text-muted'].flatMap((ink) =>
    ['--page-ground', '--surface', '--surface-2', '--surface-3', '--primary-soft'].map(
      (ground) => [ink, ground, 4.5] as const,
    ),
  ),
  ...['--primary-ink', '--price-ink'].flatMap((ink) =>
    ['--surface', '--surface-2', '--primary-soft'].map((ground) => [ink, ground, 4.5] as const),
  ),
  ['--on-primary', '--primary', 4.5],
  ['--on-primary', '--primary-deep', 4.5],
  ['--on-primary', '--primary-pressed', 4.5],
  ['--on-accent', '--accent', 4.5],
  ['--button-disabled-ink', '--button-disabled', 4.5],
  ['--on-hero', '--hero-start', 4.5],
  ['--on-hero-secondary', '--hero-start', 4.5],
  ['--success-ink', '--success-soft', 4.5],
  ['--success-ink', '--surface', 4.5],
  ['--warning-ink', '--warning-soft', 4.5],
  ['--danger-ink', '--danger-soft', 4.5],
  ['--danger-ink', '--surface', 4.5],
  ['--info-ink', '--info-soft', 4.5],
  ['--vip-ink', '--vip', 4.5],
  ['--vip-soft-ink', '--vip-soft', 4.5],
  ['--focus-ring', '--surface', 3],
  ['--chart-1', '--surface', 3],
  ['--line-strong', '--surface', 1.2],
];

describe.each(looks)('the colours of %s %s', (theme, campaign) => {
  it.each(['light', 'dark'].flatMap((mode) => ['off', 'on'].map((care) => [mode, care] as const)))(
    'are readable in %s with care %s: AA, and 7:1 for care text',
    (mode, care) => {
      const value = tokens(theme, campaign, mode, care);
      const faint = pairs.flatMap(([ink, ground, ratio]) => {
        // The lottery ground is red: only on-hero ink stands on it.
        if (campaign === 'lottery' && ground === '--page-ground') return [];
        const needed = care === 'on' && ink.startsWith('--text') ? 7 : ratio;
        const reached = contrast(value.get(ink) ?? '', value.get(ground) ?? '');
        return reached >= needed ? [] : [`${ink} on ${ground}: ${reached.toFixed(2)} < ${needed}`];
      });
      expect(faint).toEqual([]);
    },
  );
});

it('writes on the red lottery ground with the hero ink', () => {
  const value = tokens('campaign', 'lottery', 'light', 'off');
  expect(contrast(value.get('--on-hero') ?? '', value.get('--page-ground') ?? '')).toBeGreaterThanOrEqual(
    4.5,
  );
});

it('has a token file for every theme and campaign, and none besides', () => {
  const named = [
    'fixed',
    'base',
    ...themes.map((name) => `themes/${name}`),
    ...campaigns.map((name) => `campaigns/${name}`),
  ];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  );
  expect(files.toSorted()).toEqual(named.map((path) => `${path}.css`).toSorted());
});
