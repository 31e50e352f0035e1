import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allCalls } from './all-calls.ts';
import { isJson, type Json } from './openapi-schema.ts';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
/** Every schema object inside a JSON schema, the root included. */
const partsOf = (node: unknown): Json[] => {
  if (Array.isArray(node)) return node.flatMap(partsOf);
  return isJson(node) ? [node, ...Object.values(node).flatMap(partsOf)] : [];
};
const fieldsOf = (schema: Json) =>
  partsOf(schema).flatMap((part) => (isJson(part['properties']) ? Object.entries(part['properties']) : []));
const rows = allCalls.map((call) => [call.id, call, schemaOf(call.shape.input, 'input')] as const);
const gets = rows.filter(([, { endpoint }]) => endpoint.method === 'GET');

/** Fields only the server may decide. A value the page has shown may be sent back under a name starting with `shown`. */
const serverOnlyFields =
  /^(userId|vipTypeLevel|vipLevel|ispFlag|recvStatus|recvBtnType|rwyVip|easyUseMember|creditLevel|couponAmt|cardDiscountsPrice|paid|stock\w*)$|[pP]rice|(?<!^shown\w*)Fen$/;

/** The price an order was shown at, which the server compares with its own (decisions §9), and filters of a list. */
const shownPrices = [
  'order.submitOrder payableFen',
  'goods.goodsList priceFrom',
  'goods.goodsList priceTo',
  'goods.goodsList memberPrice',
];

const isNumber = ({ type }: Json) => type === 'integer' || type === 'number';
const hasNoMaxLength = (part: Json) => {
  if ('const' in part || 'enum' in part) return false;
  if (part['type'] === 'string') return !('maxLength' in part || 'pattern' in part);
  return part['type'] === 'array' && !('maxItems' in part);
};
const hasNoRange = (part: Json) =>
  isNumber(part) && !('const' in part || 'enum' in part) && !('minimum' in part && 'maximum' in part);

describe('the input of a call', () => {
  // Log records keep the fields of §3: they are stored as reported and grant no rights.
  it.each(rows.filter(([, { endpoint }]) => !endpoint.quiet))(
    'to %s has no field that only the server may decide (A19)',
    (call, __, schema) => {
      expect(
        fieldsOf(schema)
          .map(([name]) => name)
          .filter((name) => serverOnlyFields.test(name) && !shownPrices.includes(`${call} ${name}`)),
      ).toEqual([]);
    },
  );

  it.each(rows)('to %s has limits on length and range', (_, { shape }, schema) => {
    expect(partsOf(schema).filter(hasNoMaxLength)).toEqual([]);
    expect(partsOf(schemaOf(shape.input, 'output')).filter(hasNoRange)).toEqual([]);
  });

  it.each(rows)('to %s drops unknown fields', (_, { shape, endpoint }, schema) => {
    expect(partsOf(schema).filter((part) => 'additionalProperties' in part)).toEqual([]);
    const unknownFields = { userId: '1', vipTypeLevel: 4, ispFlag: 1, recvStatus: 0, price: 0 };
    const parsed = Object.keys(Object(shape.input.safeParse(unknownFields).data));
    expect(parsed.filter((name) => name in unknownFields && !endpoint.quiet)).toEqual([]);
  });

  it.each(gets)('to %s fits into a query string', (_, __, schema) => {
    const textTypes = new Set<unknown>([undefined, 'string', 'integer', 'number']);
    const others = fieldsOf(schema).filter(([, field]) =>
      partsOf(field).some(({ type }) => !textTypes.has(type)),
    );
    expect(others.map(([name]) => name)).toEqual([]);
  });

  it.each(gets)('to %s reads numbers from text and refuses other text', (_, { shape }) => {
    const fields = shape.input instanceof z.ZodObject ? Object.entries<z.ZodType>(shape.input.shape) : [];
    const misread = fields.filter(([, field]) => {
      const sent = schemaOf(field, 'input');
      const largest =
        sent['maximum'] ?? sent['const'] ?? (Array.isArray(sent['enum']) ? sent['enum'].at(-1) : undefined);
      return isNumber(sent) && (!field.safeParse(String(largest)).success || field.safeParse('1x').success);
    });
    expect(misread.map(([name]) => name)).toEqual([]);
    expect(shape.input).toBeInstanceOf(z.ZodObject);
  });

  it.each(rows.filter(([, { endpoint }]) => endpoint.path.includes(':')))(
    'to %s names every field of the path',
    (_, { endpoint }, schema) => {
      for (const [, name] of endpoint.path.matchAll(/:(\w+)/g))
        expect(schema).toMatchObject({ required: expect.arrayContaining([name]) });
    },
  );
});

describe('paged lists', () => {
  const paged = rows.filter(
    ([, , schema]) => isJson(schema['properties']) && 'pageNum' in schema['properties'],
  );

  it.each(paged)(
    '%s takes at most fifty rows a page and answers list, total and hasNext',
    (_, { shape }, schema) => {
      expect(schema).toMatchObject({
        properties: { pageNum: { minimum: 1 }, pageSize: { minimum: 1, maximum: 50 } },
      });
      expect(schemaOf(shape.data, 'output')).toMatchObject({
        required: expect.arrayContaining(['list', 'total', 'hasNext']),
      });
    },
  );
});
