import fc from 'fast-check';
import { z } from 'zod';
import type { Call } from '#core/contract/all-calls.ts';
import {
  fieldsOf,
  isJson,
  listOf,
  valueOf,
  type Fields,
  type FitsAlone,
  type Json,
} from '#core/testing/schema-values.ts';
import { isCleanText } from '../http/clean-text.ts';

/** The input as the server receives it: a query is text, a body is JSON. */
export function asSeen({ endpoint: { method, query, timestamped } }: Call, sent: Fields): Fields {
  const isInQuery = (name: string) => method === 'GET' || query || (timestamped && name === 'timestamp');
  const parts = Object.entries(JSON.parse(JSON.stringify(sent)) as Fields);
  const texts = parts
    .filter(([name]) => isInQuery(name))
    .map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
  return Object.fromEntries([...parts.filter(([name]) => !isInQuery(name)), ...new URLSearchParams(texts)]);
}

const fits = (call: Call, sent: Fields): boolean => {
  const seen = asSeen(call, sent);
  return isCleanText(seen) && call.shape.input.safeParse(seen).success;
};

const schemaOf = ({ shape }: Call): Json =>
  z.toJSONSchema(shape.input, { io: 'input', unrepresentable: 'any' });

/** Filters each field alone: two fields that rarely fit would hardly ever fit together. */
const fitsAloneIn = (call: Call): FitsAlone => {
  const { input } = call.shape;
  const fields = input instanceof z.ZodObject ? (input.shape as Readonly<Record<string, z.ZodType>>) : {};
  return (name, value) => fields[name]?.safeParse(asSeen(call, { [name]: value })[name]).success ?? true;
};

/** Valid inputs of a call. */
export const validInput = (call: Call): fc.Arbitrary<Fields> => {
  const schema = schemaOf(call);
  const made =
    schema['type'] === 'object' ? fieldsOf(schema, schema, fitsAloneIn(call)) : valueOf(schema, schema);
  return made.filter((sent): sent is Fields => isJson(sent) && fits(call, sent));
};

const fieldNames = (schema: Json): string[] =>
  [schema, ...listOf(schema['anyOf'])].flatMap(({ properties }) => Object.keys(properties ?? {}));

/** Malformed values. */
const junk = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'x'.repeat(5_000),
    '-1',
    '1e9',
    '0x10',
    '９',
    "' or 1=1 --",
    '<script>',
    '\u202e',
    'null',
    '../../etc/passwd',
    'javascript:alert(1)',
  ),
  fc.constantFrom(-1, 0.5, 2 ** 31, Number.MAX_VALUE),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.jsonValue({ maxDepth: 1 }), { maxLength: 3 }),
  fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 }),
  fc.string({ unit: 'binary-ascii', maxLength: 60 }),
);

/** Invalid inputs: a missing or malformed field; where every value is valid, unreadable text. */
export const invalidInput = (call: Call): fc.Arbitrary<Fields> => {
  const names = fieldNames(schemaOf(call));
  const unreadable = validInput(call).map((sent): Fields => ({ ...sent, remark: 'a\u0000b' }));
  if (names.length === 0) return unreadable;
  const without = (sent: Fields, name: string): Fields =>
    Object.fromEntries(Object.entries(sent).filter(([key]) => key !== name));
  const broken = fc
    .tuple(validInput(call), fc.constantFrom(...names), fc.option(junk, { nil: undefined }))
    .map(([sent, name, wrong]): Fields =>
      wrong === undefined ? without(sent, name) : { ...sent, [name]: wrong },
    );
  // Where nearly every value is valid, a filter for invalid ones would not end.
  return fc
    .tuple(fc.array(broken, { minLength: 12, maxLength: 12 }), unreadable)
    .map(([tries, otherwise]) => tries.find((sent) => !fits(call, sent)) ?? otherwise);
};
