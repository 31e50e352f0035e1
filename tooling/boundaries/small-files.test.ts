import { describe, expect, it } from 'vitest';
import { projectRoot } from '../project-root.mjs';
import { smallFiles } from './small-files.ts';
import { readTree } from './tree.ts';

const found = (files: Readonly<Record<string, string>>): readonly string[] =>
  smallFiles(new Map(Object.entries(files))).map(({ path }) => path);

describe('small files', () => {
  it('stand in the one file that uses them', () => {
    const tree = new Map([...readTree(projectRoot), ...readTree(projectRoot, ['tooling'])]);
    const ours = smallFiles(tree).filter(({ path }) => /^(core|server|web)\//.test(path));
    expect(ours).toEqual([]);
  });

  const user = `import { a } from './a.ts';`;
  it('are found, type imports included', () => {
    expect(found({ 'web/ui/b/b.ts': user, 'web/ui/b/a.ts': 'export const a = 1;' })).toEqual([
      'web/ui/b/a.ts',
    ]);
    expect(
      found({ 'web/ui/b/b.ts': `import type { A } from './a.ts';`, 'web/ui/b/a.ts': 'export type A = 1;' }),
    ).toEqual(['web/ui/b/a.ts']);
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['two files use it', { 'web/ui/b/c.ts': user }],
    ['a test uses it', { 'web/ui/b/a.test.ts': user }],
    ['it is loaded later', { 'web/ui/b/b.ts': `const a = () => import('./a.ts');` }],
    ['its user would be long', { 'web/ui/b/b.ts': `${user}\n${'//\n'.repeat(118)}1;` }],
    ['it is not small', { 'web/ui/b/a.ts': '//\n'.repeat(24) + '1;' }],
    ['its user is a list', { 'web/ui/b/b.ts': '', 'web/ui/b/routes.ts': user }],
    ['its user does not share its stylesheet', { 'web/ui/b/a.ts': `import a from './a.module.css';` }],
    [
      'its user is of another topic',
      { 'web/ui/b/b.ts': '', 'web/ui/c/c.ts': `import { a } from '../b/a.ts';` },
    ],
  ])('stay alone when %s', (_, files) => {
    expect(found({ 'web/ui/b/b.ts': user, 'web/ui/b/a.ts': 'export const a = 1;', ...files })).toEqual([]);
  });
});
