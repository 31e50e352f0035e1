import { describe, expect, it } from 'vitest';
import { floorsVaryBy, isFloorFor, type FloorAudience, type FloorVisitor } from './floor-audience.ts';

const allVisitors: FloorAudience = { areas: [], brands: [], levels: [], hosts: [] };
const guest: FloorVisitor = {};
const member: FloorVisitor = { cityCode: '320100', brand: '1', level: 2, host: 'chat-app' };

describe('a floor is shown', () => {
  it.each<readonly [string, Partial<FloorAudience>, FloorVisitor, boolean]>([
    ['to all visitors where it requires nothing', {}, guest, true],
    ['in its city', { areas: ['320100', '320500'] }, member, true],
    ['in no other city', { areas: ['320500'] }, member, false],
    ['not where the city is unknown', { areas: ['320100'] }, guest, false],
    ['to its brand', { brands: ['1'] }, member, true],
    ['to its level', { levels: [2, 3] }, member, true],
    ['to no lower level', { levels: [3] }, member, false],
    ['to no guest where it is for members', { levels: [1, 2, 3, 4] }, guest, false],
    ['in its host', { hosts: ['chat-app'] }, member, true],
    ['only where all conditions hold', { areas: ['320100'], hosts: ['others'] }, member, false],
  ])('%s', (_title, audience, visitor, shown) => {
    expect(isFloorFor({ ...allVisitors, ...audience }, visitor)).toBe(shown);
  });
});

it('a region says what its floors depend on', () => {
  expect(floorsVaryBy([allVisitors, allVisitors])).toEqual([]);
  expect(
    floorsVaryBy([
      { ...allVisitors, hosts: ['others'] },
      { ...allVisitors, brands: ['1'] },
      { ...allVisitors, areas: ['320100'] },
    ]),
  ).toEqual(['city', 'member', 'host']);
});
