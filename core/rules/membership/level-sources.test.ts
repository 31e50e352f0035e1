import { describe, expect, it } from 'vitest';
import { levelSources, type LevelHolder } from './level-sources.ts';

const gold = { vipTypeLevel: 2 };
const platinum = { vipTypeLevel: 3 };

describe('the source of the membership level (§4)', () => {
  it.each<[keyof typeof levelSources, LevelHolder, number]>([
    ['openedProducts', { openProductInfoList: [gold, platinum, gold] }, 3],
    ['openedProducts', { openProductInfoList: [], easyUseMember: 1 }, 0],
    ['easyUseMember', { easyUseMember: 1 }, 1],
    ['easyUseMember', { easyUseMember: '1' }, 1],
    ['easyUseMember', { easyUseMember: '0', openProductInfoList: [platinum] }, 0],
    ['vipTypeLevel', { openProductInfoList: [gold, platinum], easyUseMember: 1 }, 3],
    ['vipTypeLevel', { easyUseMember: 1 }, 0],
    ['openedProducts', {}, 0],
    ['easyUseMember', {}, 0],
  ])('%s of %j is level %i', (levelFrom, user, level) => expect(levelSources[levelFrom](user)).toBe(level));
});
