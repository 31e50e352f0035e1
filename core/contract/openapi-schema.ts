import { z } from 'zod';

export type Json = Record<string, unknown>;
export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const componentRef = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

const definitions = '#/$defs/';
/** Copies a JSON tree with every `$ref` rewritten to `#/components/schemas`. */
const withRewrittenRefs = (node: unknown, rename: (name: string) => string): unknown => {
  if (Array.isArray(node)) return node.map((item) => withRewrittenRefs(item, rename));
  if (!isJson(node)) return node;
  const { $ref, ...rest } = node;
  const copy: Json = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, withRewrittenRefs(value, rename)]),
  );
  return typeof $ref === 'string'
    ? { ...copy, ...componentRef(rename($ref.slice(definitions.length))) }
    : copy;
};

/**
 * A schema as JSON. Its definitions are added to `components`, unnamed ones prefixed with the call's id.
 * A definition differs between input and output, so the input form is named `…Input`.
 */
export const openApiSchema = (
  schema: z.ZodType,
  io: 'input' | 'output',
  callId: string,
  components: Map<string, Json>,
): Json => {
  const {
    $schema: _,
    $defs = {},
    ...root
  } = z.toJSONSchema(schema, {
    io,
    override: ({ zodSchema, jsonSchema }) => {
      // The converter omits the default where the field is preprocessed (numbers from text).
      if (zodSchema instanceof z.ZodDefault) jsonSchema.default = zodSchema.def.defaultValue;
      if (!('notInSpec' in jsonSchema)) return;
      delete jsonSchema['notInSpec'];
      jsonSchema['x-not-in-spec'] = true;
    },
  });
  const rename = (name: string) =>
    `${name.startsWith('__') ? `${callId}${name}` : name}${io === 'input' ? 'Input' : ''}`;
  for (const [name, part] of Object.entries($defs))
    components.set(rename(name), withRewrittenRefs(part, rename) as Json);
  return withRewrittenRefs(root, rename) as Json;
};

/** How much of a schema is not in the specification. */
export const notInSpecExtent = (schema: Json): 'all' | 'part' | 'none' => {
  if (schema['x-not-in-spec'] === true) return 'all';
  return JSON.stringify(schema).includes('"x-not-in-spec"') ? 'part' : 'none';
};
