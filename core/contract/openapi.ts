import { codes } from './envelope.ts';
import { allCalls, type Call } from './all-calls.ts';
import type { Endpoint } from './endpoint.ts';
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

type Carrier = 'path' | 'query' | 'body';
/** Where a field of the input is sent. */
const carrierOf =
  ({ method, path, query, timestamped }: Endpoint) =>
  (name: string): Carrier => {
    if (path.split('/').includes(`:${name}`)) return 'path';
    return method === 'GET' || query || (timestamped && name === 'timestamp') ? 'query' : 'body';
  };
const fieldsOf = (input: Json) => Object.entries(isJson(input['properties']) ? input['properties'] : {});
const requiredOf = (input: Json): readonly unknown[] =>
  Array.isArray(input['required']) ? input['required'] : [];

const parameters = ({ endpoint }: Call, input: Json): Json[] => {
  const carrier = carrierOf(endpoint);
  return fieldsOf(input)
    .filter(([name]) => carrier(name) !== 'body')
    .map(([name, schema]) => ({
      name,
      in: carrier(name),
      required: requiredOf(input).includes(name),
      schema,
    }));
};

/** The schema of the body; undefined for a call without one. */
const bodySchema = ({ endpoint }: Call, input: Json): Json | undefined => {
  const fields = fieldsOf(input);
  // A schema that is not one object (a beacon's list, a union) is the body as a whole.
  if (endpoint.method === 'POST' && !isJson(input['properties'])) return input;
  const carrier = carrierOf(endpoint);
  const sent = fields.filter(([name]) => carrier(name) === 'body');
  if (sent.length === 0) return undefined;
  if (sent.length === fields.length) return input;
  const names = sent.map(([name]) => name);
  const required = requiredOf(input).filter((name) => names.some((sentName) => sentName === name));
  return { ...input, properties: Object.fromEntries(sent), ...(required.length > 0 && { required }) };
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
  const { access, writes, quiet, beacon } = call.endpoint;
  const input = openApiSchema(call.shape.input, 'input', call.id, components);
  const data = openApiSchema(call.shape.data, 'output', call.id, components);
  const sent = bodySchema(call, input);
  return {
    operationId: call.id,
    tags: [call.service],
    description: description(call, input, data),
    parameters: [...parameters(call, input), ...(writes ? [idempotencyKey] : [])],
    ...(sent && {
      requestBody: { content: { ...body(sent), ...(beacon && { 'text/plain': { schema: sent } }) } },
    }),
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
