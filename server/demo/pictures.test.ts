import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { demoGoods } from './rows/goods.ts';
import { demoBusinesses } from './rows/businesses.ts';
import { demoRights } from './rows/rights.ts';

const shown = [
  ...demoGoods(() => '').map(({ name, pic_url }) => ({ name, picture: pic_url })),
  ...demoRights.map(({ name, pic_url }) => ({ name, picture: pic_url })),
  ...demoBusinesses.map(({ name, pic_url }) => ({ name, picture: pic_url })),
];

it('data packs carry their own number in the picture', () => {
  const packs = shown.filter(({ name }) => /\d+GB/.test(name));
  expect(packs.length).toBeGreaterThan(15);
  for (const { name, picture } of packs) {
    const [, gigabytes] = /(\d+)GB/.exec(name) ?? [];
    expect(picture, name).toMatch(new RegExp(`^goods/data-${gigabytes}(-|$)`));
    expect(existsSync(`web/public/art/${picture}.svg`), picture ?? name).toBe(true);
  }
});

it.each([
  ['园林夜游券', 'goods/garden'],
  ['水乡往返乘车券', 'goods/boat'],
  ['在线法律咨询', 'goods/law'],
  ['口腔检查券', 'goods/dental'],
  ['文书模板月卡', 'goods/document'],
])('%s has a picture of its own', (name, picture) => {
  const pictures = shown.filter((each) => each.name === name).map((each) => each.picture);
  expect(new Set(pictures)).toEqual(new Set([picture]));
});
