import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { linkProject } from '#core/site/paths/link-project.ts';
import { pathOf } from '#core/site/paths/path-of.ts';
import { projectIds } from '#core/site/projects.ts';
import { projectRoot } from '../project-root.mjs';
import { readText } from '../styles/read-styles.ts';

const specimens = 'web/pages/gallery/';
const sources = globSync('web/{pages,features}/**/*.tsx', { cwd: projectRoot })
  .filter((file) => !file.includes('.test.') && !file.startsWith(specimens))
  .map((file) => ({ file, source: readText(join(projectRoot, file)) }));

/** What a bar, a cell or a button that leads to the customer service says. */
const asksForService = /(?:text|label|title|text:) ?[=:]? ?["'](?:智能)?客服["']/;

it('every 客服 of the pages leads to one page', () => {
  const leading = sources.filter(({ source }) => asksForService.test(source));
  expect(leading.length).toBeGreaterThan(5);
  const elsewhere = leading
    .filter(({ file }) => !file.startsWith('web/pages/question-list/'))
    .filter(({ source }) => !source.includes("page: 'questionList'"));
  expect(elsewhere.map(({ file }) => file)).toEqual([]);
});

it('the page of every mall is its own, or that of one other mall', () => {
  const targets = projectIds.map((project) => {
    const home = linkProject(project, 'questionList', undefined);
    return [project, home !== undefined && pathOf(home, 'questionList') !== undefined];
  });
  expect(targets).toEqual(projectIds.map((project) => [project, true]));
});
