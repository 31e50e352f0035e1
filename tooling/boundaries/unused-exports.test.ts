import { describe, expect, it } from 'vitest';
import { projectRoot } from '../project-root.mjs';
import { readTree } from './tree.ts';
import { unusedExports } from './unused-exports.ts';

/** What may be unused, and why. */
const allowed: Readonly<Record<string, string>> = {
  'core/contract/calls-not-in-spec.ts callsNotInSpec': 'a list for the test of the contract',
  'core/site/routes-not-in-spec.ts routesNotInSpec': 'a list for the test of the routes',
  'core/rules/pricing/money.ts parseYuan': 'for the coming order pages',
};

describe('the rules', () => {
  it('are all used by the product, or on a short list with the reason', () =>
    expect(unusedExports(readTree(projectRoot)).filter((name) => !(name in allowed))).toEqual([]));
});

describe('the check of unused exports', () => {
  const of = (files: Readonly<Record<string, string>>) => unusedExports(new Map(Object.entries(files)));

  it('finds what only tests use', () =>
    expect(
      of({
        'core/rules/a.ts': 'export const a = 1;',
        'core/rules/a.test.ts': "import { a } from './a.ts'; a;",
        'core/rules/b.ts': 'export const b = 1;',
        'server/b.ts': "import { b } from '#core/rules/b.ts'; b;",
      }),
    ).toEqual(['core/rules/a.ts a']));

  it('finds what only an unused file uses', () =>
    expect(
      of({
        'core/rules/a.ts': "import { b } from './b.ts';\nexport const a = b;",
        'core/rules/b.ts': 'export const b = 1;',
      }),
    ).toEqual(['core/rules/a.ts a', 'core/rules/b.ts b']));

  it('takes a constant that its own file uses, and a comment for no use', () =>
    expect(
      of({
        'core/rules/a.ts': 'export const limit = 1;\nexport const a = limit;',
        'core/rules/b.ts': 'export const b = 1;',
        'web/a.ts': "import { a } from '#core/rules/a.ts'; a; // b",
      }),
    ).toEqual(['core/rules/b.ts b']));
});
