import { expect, it } from 'vitest';
import { isTextOfQuery } from './is-text-of-query.ts';

interface Holder {
  readonly type: string;
  readonly callee?: object;
}
/** A node within others, the innermost first, as Stryker passes it. */
const within = (type: string, ...holders: readonly Holder[]) => ({
  node: { type },
  parentPath: holders.reduceRight<object | null>((parentPath, node) => ({ node, parentPath }), null),
});
const call = (name: string): Holder => ({ type: 'CallExpression', callee: { property: { name } } });
const list: Holder = { type: 'ArrayExpression' };

it.each([
  ['SQL', within('TemplateLiteral', { type: 'TaggedTemplateExpression' }), true],
  ['a name of a table', within('StringLiteral', call('selectFrom')), true],
  ['a name in a list', within('StringLiteral', list, call('select')), true],
  [
    'a name of a query',
    within('StringLiteral', { type: 'CallExpression', callee: { name: 'preparedQuery' } }),
    true,
  ],
  ['a sentence', within('StringLiteral', { type: 'NewExpression' }), false],
  ['a value', within('StringLiteral', { type: 'ObjectProperty' }), false],
  ['a text with values', within('TemplateLiteral', call('update')), false],
  ['a text of another call', within('StringLiteral', call('includes')), false],
  ['no text', within('NumericLiteral', call('where')), false],
])('%s', (_what, path, isText) => {
  expect(isTextOfQuery(path)).toBe(isText);
});
