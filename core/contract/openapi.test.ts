import { describe, expect, it } from 'vitest';
import listed from '../spec/calls.json' with { type: 'json' };
import { idempotencyKeyForm } from './idempotency-key.ts';
import { openApi } from './openapi.ts';
import { isJson } from './openapi-schema.ts';
import { callsNotInSpec } from './calls-not-in-spec.ts';

const document = openApi({ title: '权益商城', base: '/content' });
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const operationAt = (method: string, path: string) => document.paths[`/content${path}`]?.[method];
const refsIn = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(refsIn);
  if (!isJson(node)) return [];
  return [
    ...(typeof node['$ref'] === 'string' ? [node['$ref']] : []),
    ...Object.values(node).flatMap(refsIn),
  ];
};

describe('the OpenAPI document', () => {
  it('is plain JSON with a title of its own', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: '权益商城' } });
  });

  it('has one operation for each of the 173 listed calls and each additional one', () => {
    expect(listed).toHaveLength(173);
    expect(operations).toHaveLength(173 + callsNotInSpec.length);
  });

  it('states the form of an idempotency key as the server checks it, for every write', () => {
    for (const { operation } of operations) {
      const [key] = operation.parameters.filter(({ name }) => name === 'Idempotency-Key');
      expect(key !== undefined).toBe(operation['x-writes']);
      if (key)
        expect(key['schema']).toEqual({
          type: 'string',
          minLength: 8,
          maxLength: 64,
          pattern: idempotencyKeyForm.source,
        });
    }
    expect(
      ['x'.repeat(7), 'x'.repeat(8), 'x'.repeat(64), 'x'.repeat(65)].map((key) =>
        idempotencyKeyForm.test(key),
      ),
    ).toEqual([false, true, true, false]);
  });

  it('gives every operation an id of its own', () => {
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  });

  it('refers only to components it holds, and names them as the standard allows', () => {
    const schemas = Object.keys(document.components.schemas);
    const refs = new Set(refsIn(document));
    expect([...refs].filter((ref) => !schemas.includes(ref.replace('#/components/schemas/', '')))).toEqual(
      [],
    );
    expect(schemas.filter((name) => !/^[\w.-]+$/.test(name))).toEqual([]);
    expect(schemas).toEqual(expect.arrayContaining(['Refusal', 'GoodsCard', 'Coupon', 'Floor']));
  });

  it('declares exactly the parameters that stand in each path, as required', () => {
    for (const { path, operation } of operations) {
      const inPath = operation.parameters.filter((parameter) => parameter['in'] === 'path');
      expect(inPath.map(({ name }) => `{${String(name)}}`).toSorted()).toEqual(
        [...path.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted(),
      );
      for (const parameter of inPath) expect(parameter['required']).toBe(true);
    }
  });

  it('puts the input of a GET into the query and of a POST into the body', () => {
    for (const { method, operation } of operations)
      if (method === 'get') expect(operation.requestBody).toBeUndefined();
    expect(operationAt('post', '/provider-common/captcha/v2/check')?.requestBody).toBeDefined();
    for (const [path, names] of [
      ['/provider-common/send/newSms/codeRwx', ['mobile', 'captchaToken', 'channel', 'purpose']],
      ['/provider-common/area/saveRefuseLocationRecord', []],
    ] as const) {
      const operation = operationAt('post', path);
      expect(operation?.requestBody).toBeUndefined();
      expect(
        operation?.parameters.filter((parameter) => parameter['in'] === 'query').map(({ name }) => name),
      ).toEqual(names);
    }
    const promoted = operationAt('post', '/provider-goods/promote/getRecommended');
    expect(promoted?.parameters).toMatchObject([{ name: 'timestamp', in: 'query' }]);
    expect(JSON.stringify(promoted?.requestBody)).not.toContain('"timestamp"');
    const menu = operationAt('get', '/provider-goods/pageMenuConfig/list');
    expect(menu?.parameters).toMatchObject([{ name: 'regionCode', in: 'query', required: true }]);
    expect(
      operationAt('get', '/provider-goods/GoodsVolume/getGoodsListByPromoteId')?.parameters,
    ).toMatchObject([
      { name: 'promoteId', required: true },
      { name: 'pageNum', required: false, schema: { default: 1 } },
      { name: 'pageSize', required: false, schema: { default: 10, maximum: 50 } },
    ]);
    expect(
      operationAt('get', '/provider-goods/goodsInfo/getGoodsAllowPayMethodList/{goodsId}/{skuId}'),
    ).toBeDefined();
  });

  it('answers every operation with the envelope or a refusal', () => {
    for (const { operation } of operations) {
      expect(operation.responses).toMatchObject({
        200: {
          content: {
            'application/json': {
              schema: {
                anyOf: [
                  { required: ['code', 'message', 'success', 'data'], properties: { code: { const: '1' } } },
                  { $ref: '#/components/schemas/Refusal' },
                ],
              },
            },
          },
        },
      });
    }
    expect(document.components.schemas['Refusal']).toMatchObject({
      properties: { code: { enum: ['0', '-1', '-2', '-4', '-5'] } },
    });
  });

  it('states who may call, which calls write and which only log', () => {
    const receive = operationAt('get', '/provider-activity/act/coupon/recvCouponPromotion');
    expect(receive).toMatchObject({
      'x-access': 'member',
      'x-writes': true,
      security: [{ accessToken: [] }],
    });
    expect(receive?.parameters.map(({ name }) => name)).toContain('Idempotency-Key');
    expect(operationAt('get', '/provider-goods/categoryInfo/list')).toMatchObject({
      'x-access': 'guest',
      'x-writes': false,
    });
    expect(operationAt('post', '/provider-common/userLog/behavior1')).toMatchObject({ 'x-quiet': true });
  });

  it('says in the description which schemas are not in the specification', () => {
    const floors = operationAt('get', '/provider-goods/jyCouponCommon/getRegionFloorInfo');
    expect(floors?.description).toContain('Not in the specification: input, data.');
    expect(JSON.stringify(floors)).toContain('"x-not-in-spec":true');
    expect(operationAt('get', '/provider-user/equity/judeUserPage')?.description).not.toContain(
      'Not in the specification',
    );
    expect(JSON.stringify(document)).not.toContain('"notInSpec"');
  });
});
