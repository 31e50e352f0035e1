import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allCalls } from '#core/contract/all-calls.ts';
import { isJson } from '#core/contract/openapi-schema.ts';
import { fieldNames, invalidInputSentence, invalidPageSentence } from './invalid-input.ts';

/** The paths of all fields inside a JSON schema. */
const pathsIn = (node: unknown, path: readonly PropertyKey[] = []): readonly (readonly PropertyKey[])[] => {
  if (Array.isArray(node)) return node.flatMap((part) => pathsIn(part, path));
  if (!isJson(node)) return [];
  return Object.entries(node).flatMap(([key, part]) => {
    if (key === 'properties' && isJson(part))
      return Object.entries(part).flatMap(([name, schema]) => [
        [...path, name],
        ...pathsIn(schema, [...path, name]),
      ]);
    return pathsIn(part, key === 'items' ? [...path, 0] : path);
  });
};
const calls = allCalls.map(
  ({ id, shape }) =>
    [id, pathsIn(z.toJSONSchema(shape.input, { io: 'input', unrepresentable: 'any' }))] as const,
);

describe('the refusal of an invalid input', () => {
  it.each(calls.filter(([, paths]) => paths.length > 0))(
    'of %s speaks to a subscriber, whichever field is invalid',
    (_call, paths) => {
      for (const path of paths) expect(invalidInputSentence(path)).toMatch(/^[\p{Script=Han}，]+$/u);
    },
  );

  it.each([
    [['benefitMobile'], '提交的内容有误，请检查充值号码'],
    [['lines', 0, 'quantity'], '提交的内容有误，请检查数量'],
    [['agreement', 'version'], invalidPageSentence],
    [['constructor'], invalidPageSentence],
    [[], invalidPageSentence],
  ])('at %j is “%s”', (path, sentence) => expect(invalidInputSentence(path)).toBe(sentence));

  it('names only fields that some call has', () => {
    const known = new Set(calls.flatMap(([, paths]) => paths.map((path) => path.at(-1))));
    expect(Object.keys(fieldNames).filter((name) => !known.has(name))).toEqual([]);
  });
});
