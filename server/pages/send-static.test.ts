import fastify from 'fastify';
import { expect, it } from 'vitest';
import { rangeOf, sendStatic } from './send-static.ts';

it.each([
  [undefined, undefined],
  ['bytes=0-1', { from: 0, to: 1 }],
  ['bytes=4-', { from: 4, to: 9 }],
  ['bytes=-3', { from: 7, to: 9 }],
  ['bytes=0-99', { from: 0, to: 9 }],
  ['bytes=10-', undefined],
  ['bytes=5-2', undefined],
  ['bytes=0-1,4-5', undefined],
  ['items=0-1', undefined],
])('the range %s of ten bytes is %j', (header, range) => {
  expect(rangeOf(header, 10)).toEqual(range);
});

it.each([
  ['image/svg+xml; charset=utf-8', 'cross-origin'],
  ['image/png', 'cross-origin'],
  ['image/webp', 'cross-origin'],
  ['text/javascript; charset=utf-8', 'same-origin'],
  ['text/css; charset=utf-8', 'same-origin'],
  ['video/mp4', 'same-origin'],
  ['text/plain; charset=utf-8', 'same-origin'],
])('a file of type %s may be loaded by pages: %s', async (type, policy) => {
  const plain = Buffer.from('0123456789');
  const file = { type, plain, brotli: undefined, etag: '"1"', immutable: false, isWorker: false };
  const app = fastify().get('/file', (request, reply) => sendStatic(file, request, reply));
  for (const headers of [{}, { 'if-none-match': '"1"' }, { range: 'bytes=0-1' }]) {
    const answer = await app.inject({ url: '/file', headers });
    expect(answer.headers['cross-origin-resource-policy']).toBe(policy);
  }
});
