import { describe, expect, it } from 'vitest';
import { choiceLevel, tierHint, tierOffer, type OwnedMembership, type TierOffer } from './tier-offer.ts';

const noMembership: OwnedMembership = { level: 0, levelName: '非会员', owned: [], step: null };
const gold: OwnedMembership = { level: 2, levelName: '黄金会员', owned: ['watch-30'], step: 1 };
const platinum = { productId: 'platinum', level: 3, step: 2 };

describe('the offer of a tier to a subscriber (§3 Membership level)', () => {
  it.each<[string, OwnedMembership, Parameters<typeof tierOffer>[0], TierOffer]>([
    ['a guest may open any', noMembership, platinum, 'open'],
    ['the tier held', gold, { productId: 'watch-30', level: 2, step: 1 }, 'held'],
    ['a step up in the same line', gold, platinum, 'upgrade'],
    ['a step down in the same line', { ...gold, step: 3 }, platinum, 'lower'],
    [
      'two cards of one level: the line decides',
      { level: 1, levelName: '普通用户', owned: ['124'], step: 1 },
      { productId: '186', level: 1, step: 2 },
      'upgrade',
    ],
    ['a higher level from another line', { ...gold, owned: ['year-card'], step: null }, platinum, 'upgrade'],
    [
      'a lower level from another line',
      { ...gold, owned: ['year-card'], step: null, level: 4 },
      platinum,
      'lower',
    ],
    [
      'the same level from another line can be opened as well',
      { ...gold, owned: ['health-card'], step: null },
      { productId: 'watch-30', level: 2, step: 1 },
      'open',
    ],
    [
      'a pack without a level can be opened at every level',
      { ...gold, step: null },
      { productId: 'games', level: 0, step: 1 },
      'open',
    ],
  ])('%s', (_title, owned, tier, offer) => {
    expect(tierOffer(tier, owned)).toBe(offer);
  });

  it.each<[string, OwnedMembership, { productId: string; level: number }, number]>([
    ['a guest compares tiers by their own levels', noMembership, { productId: 'watch-30', level: 2 }, 2],
    [
      'a lower tier keeps its own level for a higher-level member',
      { ...gold, level: 4 },
      { productId: 'watch-20', level: 1 },
      1,
    ],
    ['a held product uses the member’s level', { ...gold, level: 4 }, { productId: 'watch-30', level: 2 }, 4],
    ['a pack without a level uses the member’s level', gold, { productId: 'traffic-bag', level: 0 }, 2],
    [
      'a pack without a level has level 0 for a guest',
      noMembership,
      { productId: 'traffic-bag', level: 0 },
      0,
    ],
  ])('the level that decides which rights can be chosen: %s', (_title, owned, tier, level) => {
    expect(choiceLevel(tier, owned)).toBe(level);
  });

  it('has a hint of one line', () => {
    const offers: readonly TierOffer[] = ['open', 'held', 'upgrade', 'lower'];
    expect(offers.map((offer) => tierHint(offer, gold, { level: 2, rightsCount: 9 }))).toEqual([
      '开通后每月可从9项权益中选领',
      '当前等级',
      '当前为黄金会员，可升级',
      '您已是黄金会员，无需办理',
    ]);
    expect(tierHint('held', gold, { level: 0, rightsCount: 9 })).toBe('您正在使用');
  });
});
