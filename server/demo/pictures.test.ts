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

/** What a drawing stands for, whatever its tones: the words of the rights that may carry it. */
const things: readonly (readonly [picture: string, words: RegExp])[] = [
  ['air', /机场/],
  ['boat', /水乡|游船/],
  ['carwash', /洗车/],
  ['cinema', /电影/],
  ['coffee', /咖啡/],
  ['data', /流量/],
  ['dental', /口腔|洁牙/],
  ['document', /合同|文书/],
  ['ebook', /阅读|听书|读物/],
  ['food', /餐|面/],
  ['fruittea', /果茶/],
  ['fuel', /加油/],
  ['game', /游戏/],
  ['garden', /园林/],
  ['health', /健康|问诊/],
  ['law', /法律/],
  ['luckybag', /购物/],
  ['mic', /语音/],
  ['milktea', /奶茶/],
  ['music', /音乐/],
  ['peach', /水蜜桃|生鲜/],
  ['rail', /高铁/],
  ['spa', /温泉/],
  ['tea', /茶/],
  ['video', /视频|综艺|体育|影视|少儿/],
];

it.each(demoRights.map(({ name, pic_url }) => [name, pic_url] as const))(
  'the right %s has the drawing of its thing (%s)',
  (name, picture) => {
    const drawn = things.find(
      ([each]) => picture === `goods/${each}` || picture.startsWith(`goods/${each}-`),
    );
    expect(drawn?.[1].test(name), `${name} carries ${picture}`).toBe(true);
    expect(existsSync(`web/public/art/${picture}.svg`), picture).toBe(true);
  },
);
