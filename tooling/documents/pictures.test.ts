import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../project-root.mjs';

const manual = readFileSync(join(projectRoot, 'docs/console.md'), 'utf8');
const month = readFileSync(join(projectRoot, 'e2e/console/month.test.ts'), 'utf8');

it('the pictures of the manual are those that the month test makes, and each is shown', () => {
  const shown = [...manual.matchAll(/\]\(pictures\/console\/([\w-]+)\.jpg\)/g)].map(([, name = '']) => name);
  const made = [...month.matchAll(/manualPicture\(\w+, '([\w-]+)'\)/g)].map(([, name = '']) => name);
  const stored = readdirSync(join(projectRoot, 'docs/pictures/console'));
  expect(new Set(shown)).toEqual(new Set(made));
  expect(new Set(stored)).toEqual(new Set(shown.map((name) => `${name}.jpg`)));
});
