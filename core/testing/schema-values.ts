import fc from 'fast-check';

export type Json = Readonly<Record<string, unknown>>;
export type Fields = Record<string, unknown>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isJson) : []);
const numberOr = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

/** Values of the demo, so that some generated inputs find something. */
const known = [
  '南京',
  '小苏',
  '江苏省',
  'thirdLinkBlacklist',
  'service-account',
  'HighSpeedRail',
  'privacy',
  '2026.1',
  '77',
  'watch-30',
  'peach',
  '320100',
  '320800',
  '118.767,32.041',
  '121.472,31.231',
];

/** Text of the schema's format; further conditions are filtered at the end. */
function textOf(schema: Json): fc.Arbitrary<string> {
  const maxLength = Math.min(numberOr(schema['maxLength'], 40), 200);
  const minLength = Math.min(numberOr(schema['minLength'], 0), maxLength);
  if (schema['format'] === 'uri') return fc.webUrl({ withQueryParameters: true, withFragments: true });
  if (schema['format'] === 'base64' || schema['contentEncoding'] === 'base64')
    return fc.base64String({ minLength: Math.max(4, minLength), maxLength });
  if (schema['format'] === 'date')
    return fc
      .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10));
  if (schema['format'] === 'date-time')
    return fc
      .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((day) => day.toISOString());
  const withKnown = (made: fc.Arbitrary<string>, fits: (word: string) => boolean) => {
    const words = known.filter((word) => word.length >= minLength && word.length <= maxLength && fits(word));
    return words.length > 0 ? fc.oneof(made, made, fc.constantFrom(...words)) : made;
  };
  const pattern = [schema, ...listOf(schema['allOf'])]
    .map((part) => part['pattern'])
    .find((found) => typeof found === 'string');
  if (typeof pattern !== 'string' || pattern.includes('\\P{') || pattern.includes('\\p{')) {
    return withKnown(
      fc.oneof(fc.string({ unit: 'grapheme', minLength, maxLength }), fc.string({ minLength, maxLength })),
      () => true,
    );
  }
  const form = new RegExp(pattern);
  return withKnown(fc.stringMatching(form), (word) => form.test(word));
}

function numberOf(schema: Json): fc.Arbitrary<number> {
  const [min, max] = [numberOr(schema['minimum'], -1_000), numberOr(schema['maximum'], 100_000)];
  if (schema['type'] === 'integer')
    return fc.oneof(fc.integer({ min, max: Math.min(max, min + 1_000) }), fc.integer({ min, max }));
  const coordinate = fc.double({ min: Math.max(min, -180), max: Math.min(max, 180), noNaN: true });
  return fc.oneof(coordinate, fc.double({ min, max, noNaN: true })).map((value) => Number(value.toFixed(7)));
}

/** Values of a JSON schema. */
export function valueOf(schema: Json, root: Json): fc.Arbitrary<unknown> {
  if (typeof schema['$ref'] === 'string') return valueOf(resolve(root, schema['$ref']), root);
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const choices = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])];
  if (choices.length > 0) return fc.oneof(...choices.map((choice) => valueOf(choice, root)));
  switch (schema['type']) {
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueOf(isJson(schema['items']) ? schema['items'] : {}, root), {
        minLength: numberOr(schema['minItems'], 0),
        maxLength: Math.min(numberOr(schema['maxItems'], 3), 5),
      });
    case 'object':
      return fieldsOf(schema, root);
    default:
      return fc.oneof(fc.string({ maxLength: 20 }), fc.integer());
  }
}

const resolve = (root: Json, ref: string): Json => {
  const found =
    ref === '#'
      ? root
      : ref
          .slice(2)
          .split('/')
          .reduce<unknown>((node, key) => (isJson(node) ? node[key] : undefined), root);
  return isJson(found) ? found : {};
};

export type FitsAlone = (name: string, value: unknown) => boolean;

export function fieldsOf(schema: Json, root: Json, fitsAlone: FitsAlone = () => true): fc.Arbitrary<Fields> {
  const fields = Object.entries(isJson(schema['properties']) ? schema['properties'] : {}).filter(
    (field): field is [string, Json] => isJson(field[1]),
  );
  const required = Array.isArray(schema['required']) ? (schema['required'] as string[]) : [];
  return fc
    .record(
      Object.fromEntries(
        fields.map(([name, field]) => [name, valueOf(field, root).filter((value) => fitsAlone(name, value))]),
      ),
      { requiredKeys: required },
    )
    .map((sent) => ({ ...sent }));
}
