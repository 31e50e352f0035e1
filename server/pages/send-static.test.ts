import { expect, it } from 'vitest';
import { rangeOf } from './send-static.ts';

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
