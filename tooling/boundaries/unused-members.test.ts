import { describe, expect, it } from 'vitest';
import { projectRoot } from '../project-root.mjs';
import { readTree } from './tree.ts';
import { unusedCalls, unusedMembers } from './unused-members.ts';

/** Objects whose members may be unused, and why. */
const tablesOfOthers: Readonly<Record<string, string>> = {
  'core/rules/tracking/ad-positions.ts adPositions':
    'the codes of the specification (§9); the operator chooses',
};

const tree = readTree(projectRoot);

describe('the calls of the contract', () => {
  it('are each made by a page', () => expect(unusedCalls(tree)).toEqual([]));
});

describe('the members of exported objects', () => {
  it('are each used by the product, or on a short list with the reason', () =>
    expect(
      unusedMembers(tree).filter((name) => !(name.slice(0, name.lastIndexOf('.')) in tablesOfOthers)),
    ).toEqual([]));
});

const rows = [
  'export const goods = withPrefix<typeof goodsShapes>(prefixes.goods)({',
  "  list: get('/list'),",
  "  detail: get('/detail', { access: 'member' }),",
  '});',
].join('\n');

describe('the check of unused calls', () => {
  const of = (files: Readonly<Record<string, string>>) =>
    unusedCalls(new Map(Object.entries({ 'core/contract/goods.ts': rows, ...files })));

  it('finds a call that only the server and tests name', () =>
    expect(
      of({
        'server/routes.ts': 'export const list = goods.list; goods.detail;',
        'web/a.tsx':
          "import { goods } from '#core/contract/goods.ts';\nuseCall(goods.list, {}); // goods.detail",
        'web/a.test.tsx': 'api.answer(goods.detail, {});',
      }),
    ).toEqual(['core/contract/goods.ts goods.detail']));

  it('knows a table under the name it is imported as', () =>
    expect(
      of({
        'web/a.tsx':
          "import { goods as calls } from '#core/contract/goods.ts';\ncall(calls.list); call(calls.detail);",
      }),
    ).toEqual([]));
});

describe('the check of unused members', () => {
  const table = 'export const limits = {\n  few: 1,\n  many: 2,\n} as const;';
  const of = (text: string) =>
    unusedMembers(new Map(Object.entries({ 'core/a.ts': table, 'web/b.ts': text })));

  it('finds a member that nothing names', () =>
    expect(of('limits.few; other.limits.many;')).toEqual(['core/a.ts limits.many']));

  it.each(['f(limits)', 'const all = { ...limits };', 'limits[key]', 'type Key = keyof typeof limits;'])(
    'leaves out an object that is used as a whole: %s',
    (text) => expect(of(`limits.few; ${text}`)).toEqual([]),
  );
});
