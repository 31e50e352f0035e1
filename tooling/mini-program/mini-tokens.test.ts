import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { miniTokens } from '../../mini-program/config/mini-tokens.ts';
import { projectRoot } from '../project-root.mjs';

it.each([
  [':root { --a: 1rem; }', '.page { --a: 16px; }'],
  ["[data-theme='super-market'][data-mode='dark'] { --a: 1px; }", '.page.dark { --a: 1px; }'],
  [
    "[data-care='on']:not([data-mode='dark']):not([data-theme='excellent-plus']) { --a: 1px; }",
    '.care:not(.dark) { --a: 1px; }',
  ],
  [
    "[data-care='on'][data-care][data-mode='dark'] { --a: max(15px, 0.6875rem); }",
    '.care.care.dark { --a: max(15px, 11px); }',
  ],
])('the tokens of the web are those of the mini-program: %s', (web, mini) =>
  expect(miniTokens(web)).toBe(mini),
);

it('no attribute and no rem of the web is left', () => {
  const tokens = join(projectRoot, 'web/styles/tokens');
  for (const file of ['base.css', 'fixed.css', 'themes/super-market.css'])
    expect(miniTokens(readFileSync(join(tokens, file), 'utf8'))).not.toMatch(/\[data-|:root|\drem\b/);
});
