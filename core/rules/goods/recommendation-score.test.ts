import { describe, expect, it } from 'vitest';
import { audienceOf } from './recommendation-audience.ts';
import {
  ranked,
  recommendationScore,
  type CandidateGoods,
  type RecommendationAudience,
} from './recommendation-score.ts';

const goods: CandidateGoods = {
  goodsId: 'tea',
  categoryId: 'drinks',
  areas: [],
  priceFen: 2_000,
  memberPriceFen: null,
  sold: 0,
};
const anyone: RecommendationAudience = {
  city: undefined,
  level: 0,
  viewedCategories: new Map(),
  boughtTogether: new Map(),
};
const pointsOf = (some: Partial<CandidateGoods>, audience: Partial<RecommendationAudience>) =>
  recommendationScore({ ...goods, ...some }, { ...anyone, ...audience })?.reasons.map(({ kind, points }) => [
    kind,
    points,
  ]);

describe('goods are recommended', () => {
  it.each<readonly [string, Partial<CandidateGoods>, Partial<RecommendationAudience>, unknown]>([
    ['for no reason where there is none', {}, {}, []],
    ['for what they sold, with less for each tenfold', { sold: 999 }, {}, [['popular', 12]]],
    [
      'for a category that was looked at',
      {},
      { viewedCategories: new Map([['drinks', 0.5]]) },
      [['sameCategory', 15]],
    ],
    ['for what is bought with it', {}, { boughtTogether: new Map([['tea', 1]]) }, [['boughtTogether', 40]]],
    ['in their city', { areas: ['320500'] }, { city: '320500' }, [['sameCity', 20]]],
    [
      'less where they are sold in several',
      { areas: ['320100', '320200', '320300', '320500'] },
      { city: '320500' },
      [['sameCity', 10]],
    ],
    ['to members for a member price', { memberPriceFen: 1_500 }, { level: 2 }, [['level', 8]]],
    ['to no guest for it', { memberPriceFen: 1_500 }, { level: 0 }, []],
  ])('%s', (_title, some, audience, reasons) => {
    expect(pointsOf(some, audience)).toEqual(reasons);
  });

  it('never where they are not sold', () => {
    expect(pointsOf({ areas: ['320100'] }, { city: '320500' })).toBeUndefined();
  });

  it('by their points, at most two of a category in a row', () => {
    const scored = [
      ['a', 'video', 50],
      ['b', 'video', 40],
      ['c', 'video', 30],
      ['d', 'food', 10],
      ['e', 'video', 5],
    ].map(
      ([goodsId, categoryId, score]) =>
        ({ ...goods, goodsId, categoryId, score }) as CandidateGoods & { score: number },
    );
    expect(ranked(scored).map(({ goodsId }) => goodsId)).toEqual(['a', 'b', 'd', 'c', 'e']);
  });
});

it('an audience is a city and a level', () => {
  expect([audienceOf(undefined, 0), audienceOf('320500', 3), audienceOf('320500', 9)]).toEqual([
    '0.0',
    '320500.3',
    '320500.4',
  ]);
});
