import { codes } from './envelope.ts';
import { allCalls, type Call } from './all-calls.ts';
import { idempotencyKeyForm } from './idempotency-key.ts';
import { notInSpecExtent, componentRef, isJson, openApiSchema, type Json } from './openapi-schema.ts';

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly description: string;
  readonly parameters: readonly Json[];
  readonly requestBody?: Json;
  readonly responses: Readonly<Record<string, Json>>;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly 'x-access': string;
  readonly 'x-writes': boolean;
  readonly 'x-quiet': boolean;
}
export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<'schemas' | 'securitySchemes', Readonly<Record<string, Json>>>>;
}

const body = (schema: Json): Json => ({ 'application/json': { schema } });
const envelope = (code: Json, success: boolean, data: Json): Json => ({
  type: 'object',
  properties: { code, message: { type: 'string' }, success: { const: success }, data },
  required: ['code', 'message', 'success', 'data'],
});
const refusal = envelope({ enum: Object.values(codes).filter((code) => code !== codes.ok) }, false, {
  description: `Mostly null; with code ${codes.needsOpenId} the openId to bind.`,
});
const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeated key gets the first answer again.',
  schema: { type: 'string', minLength: 8, maxLength: 64, pattern: idempotencyKeyForm.source },
};

/** Path parameters and, for a GET, query parameters; a POST sends the rest in its body. */
const parameters = ({ endpoint }: Call, input: Json): Json[] => {
  const inPath = new Set([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  const required = Array.isArray(input['required']) ? input['required'] : [];
  return Object.entries(isJson(input['properties']) ? input['properties'] : {})
    .filter(([name]) => endpoint.method === 'GET' || inPath.has(name))
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: required.includes(name),
      schema,
    }));
};

const description = ({ endpoint: { access, writes } }: Call, input: Json, data: Json): string => {
  const extra = Object.entries({ input, data }).flatMap(([side, schema]) => {
    const extent = notInSpecExtent(schema);
    return extent === 'none' ? [] : [extent === 'all' ? side : `part of ${side}`];
  });
  return [
    access === 'member'
      ? `Members only: a guest is answered code ${codes.sessionExpired}.`
      : 'Open to guests.',
    writes ? 'Changes something.' : 'Only reads.',
    ...(extra.length > 0 ? [`Not in the specification: ${extra.join(', ')}.`] : []),
  ].join(' ');
};

const operation = (call: Call, components: Map<string, Json>): Operation => {
  const { access, writes, quiet, beacon, method } = call.endpoint;
  const input = openApiSchema(call.shape.input, 'input', call.id, components);
  const data = openApiSchema(call.shape.data, 'output', call.id, components);
  return {
    operationId: call.id,
    tags: [call.service],
    description: description(call, input, data),
    parameters: [...parameters(call, input), ...(writes ? [idempotencyKey] : [])],
    ...(method === 'POST'
      ? { requestBody: { content: { ...body(input), ...(beacon && { 'text/plain': { schema: input } }) } } }
      : {}),
    responses: {
      200: {
        description: 'The envelope, with the data or with a refusal worded for the subscriber.',
        content: body({ anyOf: [envelope({ const: codes.ok }, true, data), componentRef('Refusal')] }),
      },
      default: {
        description: 'Malformed requests, rate limits and server errors, in the same envelope.',
        content: body(componentRef('Refusal')),
      },
    },
    security: access === 'member' ? [{ accessToken: [] }] : [{}, { accessToken: [] }],
    'x-access': access,
    'x-writes': writes,
    'x-quiet': quiet,
  };
};

/** The contract as an OpenAPI document; `base` is put before every service's prefix. */
export const openApi = ({
  title,
  base,
  version = '1',
}: {
  title: string;
  base: string;
  version?: string;
}): OpenApi => {
  const components = new Map<string, Json>([['Refusal', refusal]]);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of allCalls) {
    const { prefix, path, method } = call.endpoint;
    const url = `${base}${prefix}${path.replace(/:(\w+)/g, '{$1}')}`;
    paths[url] = { ...paths[url], [method.toLowerCase()]: operation(call, components) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description:
        'Every call of the product. x-not-in-spec marks schemas the specification does not define.',
    },
    paths,
    components: {
      schemas: Object.fromEntries(components),
      securitySchemes: { accessToken: { type: 'apiKey', in: 'header', name: 'accessToken' } },
    },
  };
};
