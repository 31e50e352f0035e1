import { z } from 'zod';

export type Json = Record<string, unknown>;
export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const componentRef = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

const definitions = '#/$defs/';
/** Copies a JSON tree with every reference pointing where the document keeps its components. */
const relinked = (node: unknown, rename: (name: string) => string): unknown => {
  if (Array.isArray(node)) return node.map((item) => relinked(item, rename));
  if (!isJson(node)) return node;
  const { $ref, ...rest } = node;
  const copy: Json = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, relinked(value, rename)]),
  );
  return typeof $ref === 'string'
    ? { ...copy, ...componentRef(rename($ref.slice(definitions.length))) }
    : copy;
};

/**
 * A schema as JSON. Its named parts go to `components`, those without a name under the call's;
 * a part reads differently when sent and when answered, so the sent form has a name of its own.
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
      // Left out by the converter where the field also reads numbers from text.
      if (zodSchema instanceof z.ZodDefault) jsonSchema.default = zodSchema.def.defaultValue;
      if (!('chosenHere' in jsonSchema)) return;
      delete jsonSchema['chosenHere'];
      jsonSchema['x-chosen-here'] = true;
    },
  });
  const rename = (name: string) =>
    `${name.startsWith('__') ? `${callId}${name}` : name}${io === 'input' ? 'Input' : ''}`;
  for (const [name, part] of Object.entries($defs))
    components.set(rename(name), relinked(part, rename) as Json);
  return relinked(root, rename) as Json;
};

/** How much of a shape is our own choice. */
export const chosenHere = (schema: Json): 'all' | 'part' | 'none' => {
  if (schema['x-chosen-here'] === true) return 'all';
  return JSON.stringify(schema).includes('"x-chosen-here"') ? 'part' : 'none';
};
