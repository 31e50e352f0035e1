import { describe, expect, it } from 'vitest';
import { asksForCutOver, cutOver } from './cut-over.ts';

const question = {
  loggedIn: true,
  cutsOver: true,
  project: 'supper-mall',
  path: '/coupons',
  query: { tabActive: 'freeFlag' },
  answer: { product: 'super-market', page: '/market-index' },
  encodedUserId: 'abc',
} as const;

describe('cut-over between the malls (§4)', () => {
  it('replaces the page by its twin with translated query keys', () =>
    expect(cutOver(question)).toEqual({
      kind: 'redirect',
      project: 'super-market',
      path: '/coupon-center',
      query: { couponKey: '1' },
    }));

  it('goes to the page the server names when there is no twin', () =>
    expect(
      cutOver({
        ...question,
        path: '/store-address',
        query: {},
        answer: { product: 'super-market', page: '/mine-index' },
      }),
    ).toMatchObject({ path: '/mine-index' }));

  it('goes to the front page when the named page does not exist either', () =>
    expect(
      cutOver({
        ...question,
        path: '/store-address',
        query: {},
        answer: { product: 'super-market', page: '//evil.example' },
      }),
    ).toMatchObject({ path: '/market-index' }));

  it.each([
    ['a guest', { loggedIn: false }],
    ['a mall that does not ask', { cutsOver: false }],
    ['a subscriber of this very mall', { answer: { product: 'supper-mall', page: '/mall-index' } }],
    ['an unknown product', { answer: { product: 'elsewhere', page: '/' } }],
    ['no answer', { answer: undefined }],
    ['a link with the subscriber’s own IU', { query: { IU: 'abc' } }],
  ])('stays for %s', (_, rest) => expect(cutOver({ ...question, ...rest })).toEqual({ kind: 'stay' }));

  it('asks when the IU is somebody else’s, and never lets two unknowns match', () => {
    expect(asksForCutOver({ ...question, query: { IU: 'other' } })).toBe(true);
    expect(asksForCutOver({ ...question, query: {}, encodedUserId: undefined })).toBe(true);
    expect(asksForCutOver({ ...question, query: { IU: '' }, encodedUserId: '' })).toBe(true);
  });
});
