import fc from 'fast-check';
import { z } from 'zod';
import { allCalls, type Call } from '#core/contract/all-calls.ts';
import { isJson, valueOf, type Fields, type Json } from '#core/testing/schema-values.ts';

/** How an answer differs from its contract. */
export type Fault =
  | 'none'
  | 'no data'
  | 'a field is missing'
  | 'a field is null'
  | 'a field has another type';
export const faults: readonly Fault[] = [
  'none',
  'no data',
  'a field is missing',
  'a field is null',
  'a field has another type',
];

const base = '/content';
const pathOf = ({ endpoint: { prefix, path } }: Call): RegExp =>
  new RegExp(`^${base}${prefix}${path.replace(/:\w+/g, '[^/]+')}$`);
const paths = allCalls.map((call) => ({ call, path: pathOf(call) }));

/** The call that a request makes. */
export const callAt = (url: string): Call | undefined => {
  const { pathname } = new URL(url, location.href);
  return paths.find(({ path }) => path.test(pathname))?.call;
};

const schemas = new Map<string, Json>();
const schemaOf = ({ id, shape }: Call): Json => {
  const known = schemas.get(id);
  if (known) return known;
  const schema = z.toJSONSchema(shape.data, { io: 'output', unrepresentable: 'any' });
  schemas.set(id, schema);
  return schema;
};

/** An answer of the call as its contract describes it. */
export function sampleAnswer(call: Call, seed: number): unknown {
  const schema = schemaOf(call);
  const [made] = fc.sample(valueOf(schema, schema), { seed, numRuns: 1 });
  return made;
}

/** The answer with one field changed: the field is chosen by the seed, at any depth. */
export function breakAnswer(answer: unknown, fault: Fault, seed: number): unknown {
  if (fault === 'none') return answer;
  if (fault === 'no data') return null;
  const copy = structuredClone(answer);
  const owners: [Fields, string][] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each);
    else if (isJson(value))
      for (const [name, field] of Object.entries(value)) {
        owners.push([value, name]);
        visit(field);
      }
  };
  visit(copy);
  const found = owners[Math.abs(seed) % Math.max(1, owners.length)];
  if (!found) return copy;
  const [owner, name] = found;
  if (fault === 'a field is missing') delete owner[name];
  else if (fault === 'a field is null') owner[name] = null;
  else owner[name] = typeof owner[name] === 'object' ? 'wrong' : { wrong: [1, 'x'] };
  return copy;
}
