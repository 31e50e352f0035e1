import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../project-root.mjs';

const textOf = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: projectRoot })].filter(
  // Decisions tell of their time.
  (file) => !file.startsWith(join('docs', 'decisions')),
);
const { scripts } = JSON.parse(textOf('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

describe.each(documents)('%s', (file) => {
  const text = textOf(file);

  it('names commands that exist', () => {
    const named = [...text.matchAll(/npm run ([a-z][a-z0-9:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  it('leads to files that exist', () => {
    const targets = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target);
    const ours = targets.filter((target) => !/^[a-z]+:/.test(target));
    expect(ours.filter((target) => !existsSync(join(projectRoot, dirname(file), target)))).toEqual([]);
  });
});

describe('the examples of CONTRIBUTING.md', () => {
  const examples = [...textOf('CONTRIBUTING.md').matchAll(/```tsx?\n\/\/ (\S+)\n([\s\S]*?)```/g)];
  const lines = (text: string): string[] => text.split('\n').map((line) => line.trim());

  it('are there', () => expect(examples.length).toBeGreaterThan(3));
  it.each(examples.map(([, file = '', code = '']) => [file, code] as const))(
    'are lines of %s, in their order',
    (file, code) => expect(lines(textOf(file)).join('\n')).toContain(lines(code.trim()).join('\n')),
  );
});
