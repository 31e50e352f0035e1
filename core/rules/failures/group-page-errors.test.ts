import { describe, expect, it } from 'vitest';
import { groupPageErrors } from './group-page-errors.ts';
import { firstOwnFrame, stackFrames } from './stack-frames.ts';

const chrome = `TypeError: x is undefined
    at Xa (https://mall.example/content/assets/vendor-AbC1234.js:8:51230)
    at price (https://mall.example/content/assets/goods-detail.page-Q1w2E3r.js:1:2044)
    at y (https://mall.example/content/assets/mall-goods-ZzZ9876.js:2:17)`;
const safari = `Xa@https://mall.example/content/assets/vendor-AbC1234.js:8:51230
price@https://mall.example/content/assets/goods-detail.page-Q1w2E3r.js:1:2044`;

describe('the frames of a stack', () => {
  it.each([
    ['Chrome', chrome],
    ['Safari', safari],
  ])('of %s begin in our own code after React’s', (_browser, stack) =>
    expect(firstOwnFrame(stack)).toBe('goods-detail.page-Q1w2E3r.js:1:2044'),
  );

  it('are places in files of the build', () =>
    expect(stackFrames(chrome)[2]).toEqual({ file: 'mall-goods-ZzZ9876.js', line: 2, column: 17 }));

  it.each(['', 'Script error.', 'at <anonymous>:1:1', 'at f (https://elsewhere.example/sdk.js:1:2)'])(
    'are none in %j',
    (stack) => expect(firstOwnFrame(stack)).toBeUndefined(),
  );
});

it('errors at one place in our code are one group, with all pages, releases, hosts and browsers', () => {
  const first = {
    time: '2026-11-18T08:00:00.000Z',
    message: 'TypeError: x is undefined',
    stack: chrome,
    page: '/content/super-market/goods-detail',
    release: '0.2.0',
    host: 'wx',
    browser: 'chrome 124',
  };
  const second = {
    ...first,
    time: '2026-11-18T09:00:00.000Z',
    message: 'x',
    stack: safari,
    browser: 'safari 17',
  };
  const other = { time: '2026-11-18T10:00:00.000Z', message: 'Error: without a stack' };
  expect(groupPageErrors([first, other, second])).toEqual([
    {
      where: 'goods-detail.page-Q1w2E3r.js:1:2044',
      count: 2,
      latest: second,
      pages: ['/content/super-market/goods-detail'],
      releases: ['0.2.0'],
      hosts: ['wx'],
      browsers: ['chrome 124', 'safari 17'],
    },
    { where: other.message, count: 1, latest: other, pages: [], releases: [], hosts: [], browsers: [] },
  ]);
});
