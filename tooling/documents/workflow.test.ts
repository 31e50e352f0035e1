import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../project-root.mjs';
import { stepsOf } from '../test/steps.ts';

it('the jobs of the workflow together run every step of npm test', () => {
  const workflow = readFileSync(join(projectRoot, '.github/workflows/test.yml'), 'utf8');
  const named = [...workflow.matchAll(/\{ name: \w+, steps: ([\w -]+) \}/g)].flatMap(([, list = '']) =>
    list.trim().split(' '),
  );
  const run = new Set(named.flatMap((name) => stepsOf(name)));
  expect(
    stepsOf(undefined, true)
      .filter((step) => !run.has(step))
      .map(({ name }) => name),
  ).toEqual([]);
});
