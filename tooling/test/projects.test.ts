import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import config from '../../vitest.config.ts';
import { fits } from '../boundaries/pattern.ts';
import { projectRoot } from '../project-root.mjs';
import { steps } from './steps.ts';

interface Project {
  readonly name: string;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

const projects = (config.test?.projects ?? []).flatMap((each): Project[] => {
  if (typeof each !== 'object' || !('test' in each)) return [];
  const { name, include = [], exclude = [] } = each.test ?? {};
  return typeof name === 'string' ? [{ name, include, exclude }] : [];
});
const projectsOf = (path: string): readonly string[] =>
  projects.flatMap(({ name, include, exclude }) =>
    include.some((glob) => fits(glob, path)) && !exclude.some((glob) => fits(glob, path)) ? [name] : [],
  );

/** Every file of tests in the repository, outside of packages and of what is built. */
function testFiles(folder = ''): readonly string[] {
  return readdirSync(join(projectRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(?:\.|node_modules$|dist$)/.test(entry.name) ? [] : testFiles(path);
    return /\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

it('every file of tests belongs to exactly one project', () => {
  const files = testFiles();
  expect(files.length).toBeGreaterThan(1);
  expect(files.map((file) => [file, projectsOf(file)]).filter(([, names]) => names?.length !== 1)).toEqual(
    [],
  );
});

it('every project is run by a step of the tests', () => {
  const run = steps.flatMap(({ run: of }) => ('projects' in of ? of.projects : []));
  expect(projects.map(({ name }) => name).toSorted()).toEqual(run.toSorted());
});
