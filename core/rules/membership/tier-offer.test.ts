import { describe, expect, it } from 'vitest';
import { choiceLevel, tierHint, tierOffer, type Standing, type TierOffer } from './tier-offer.ts';

const nobody: Standing = { level: 0, levelName: '非会员', held: [], step: null };
const gold: Standing = { level: 2, levelName: '黄金会员', held: ['watch-30'], step: 1 };
const platinum = { productId: 'platinum', level: 3, step: 2 };

describe('how a tier stands to what somebody has (§3 Membership level)', () => {
  it.each<[string, Standing, Parameters<typeof tierOffer>[0], TierOffer]>([
    ['a guest may open any', nobody, platinum, 'open'],
    ['the tier held', gold, { productId: 'watch-30', level: 2, step: 1 }, 'held'],
    ['a step up in the same line', gold, platinum, 'upgrade'],
    ['a step down in the same line', { ...gold, step: 3 }, platinum, 'lower'],
    [
      'two cards of one level: the line decides',
      { level: 1, levelName: '普通用户', held: ['124'], step: 1 },
      { productId: '186', level: 1, step: 2 },
      'upgrade',
    ],
    ['a higher level from another line', { ...gold, held: ['year-card'], step: null }, platinum, 'upgrade'],
    [
      'a lower level from another line',
      { ...gold, held: ['year-card'], step: null, level: 4 },
      platinum,
      'lower',
    ],
    [
      'the same level from another line stands beside it',
      { ...gold, held: ['health-card'], step: null },
      { productId: 'watch-30', level: 2, step: 1 },
      'open',
    ],
    [
      'a pack that is no level stands beside every level',
      { ...gold, step: null },
      { productId: 'games', level: 0, step: 1 },
      'open',
    ],
  ])('%s', (_title, has, tier, offer) => {
    expect(tierOffer(tier, has)).toBe(offer);
  });

  it.each<[string, Standing, { productId: string; level: number }, number]>([
    ['a guest compares tiers by their own levels', nobody, { productId: 'watch-30', level: 2 }, 2],
    [
      'a lower tier is not made more of by a higher level',
      { ...gold, level: 4 },
      { productId: 'watch-20', level: 1 },
      1,
    ],
    [
      'what is held is used with the level there is',
      { ...gold, level: 4 },
      { productId: 'watch-30', level: 2 },
      4,
    ],
    [
      'a pack that is no level is used with the level there is',
      gold,
      { productId: 'traffic-bag', level: 0 },
      2,
    ],
    ['a guest has no level to use a pack with', nobody, { productId: 'traffic-bag', level: 0 }, 0],
  ])('rights are chosen from by a level: %s', (_title, has, tier, level) => {
    expect(choiceLevel(tier, has)).toBe(level);
  });

  it('says so in one line', () => {
    const offers: readonly TierOffer[] = ['open', 'held', 'upgrade', 'lower'];
    expect(offers.map((offer) => tierHint(offer, gold, 9))).toEqual([
      '开通后每月可从9项权益中选领',
      '您正在使用',
      '当前为黄金会员，可升级',
      '您已是黄金会员，无需办理',
    ]);
  });
});
