import { describe, expect, it } from 'vitest';
import { needsCutOverCheck, cutOver } from './cut-over.ts';

const input = {
  loggedIn: true,
  cutsOver: true,
  project: 'supper-mall',
  path: '/coupons',
  query: { tabActive: 'freeFlag' },
  answer: { product: 'super-market', page: '/market-index' },
  encodedUserId: 'abc',
} as const;

describe('cut-over between the malls (§4)', () => {
  it('redirects to the same page in the other mall with translated query keys', () =>
    expect(cutOver(input)).toEqual({
      kind: 'redirect',
      project: 'super-market',
      path: '/coupon-center',
      query: { couponKey: '1' },
    }));

  it('stays at a shop, whose page only this mall has', () =>
    expect(cutOver({ ...input, path: '/store-address', query: { shopCode: 'S1' } })).toEqual({
      kind: 'stay',
    }));

  it('redirects a path without a page to the page of the server’s answer', () =>
    expect(
      cutOver({
        ...input,
        path: '/no-such-page',
        query: {},
        answer: { product: 'super-market', page: '/mine-index' },
      }),
    ).toMatchObject({ path: '/mine-index' }));

  it('redirects to the home page when that page does not exist either', () =>
    expect(
      cutOver({
        ...input,
        path: '/no-such-page',
        query: {},
        answer: { product: 'super-market', page: '//evil.example' },
      }),
    ).toMatchObject({ path: '/market-index' }));

  it.each([
    ['a guest', { loggedIn: false }],
    ['a mall without cut-over', { cutsOver: false }],
    ['a subscriber of this very mall', { answer: { product: 'supper-mall', page: '/mall-index' } }],
    ['an unknown product', { answer: { product: 'elsewhere', page: '/' } }],
    ['no answer', { answer: undefined }],
    ['a link with the subscriber’s own IU', { query: { IU: 'abc' } }],
  ])('does not redirect for %s', (_, rest) =>
    expect(cutOver({ ...input, ...rest })).toEqual({ kind: 'stay' }),
  );

  it('checks when the IU is of another subscriber, and never matches two missing values', () => {
    expect(needsCutOverCheck({ ...input, query: { IU: 'other' } })).toBe(true);
    expect(needsCutOverCheck({ ...input, query: {}, encodedUserId: undefined })).toBe(true);
    expect(needsCutOverCheck({ ...input, query: { IU: '' }, encodedUserId: '' })).toBe(true);
  });
});
