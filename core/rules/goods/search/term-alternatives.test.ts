import { describe, expect, it } from 'vitest';
import type { Alternative } from './alternative.ts';
import { likeSounds } from './like-sounds.ts';
import { nearAlternatives } from './near-alternatives.ts';
import { unitOf } from './search-unit.ts';
import { similarCharacters } from './similar-characters.ts';
import { termAlternatives } from './term-alternatives.ts';

/** The units of a name and of another line, as write_goods_search.sql writes them. */
const unitsOf = (...texts: readonly string[]): string =>
  texts.map((text) => Array.from(text, unitOf).join('')).join('\n');

const matches = (ways: readonly Alternative[], units: string): boolean =>
  ways.some(
    ({ pattern, cuts }) =>
      new RegExp(pattern, 'u').test(units) || cuts.some((cut) => cut.every((word) => units.includes(word))),
  );

describe('a term matches', () => {
  it.each([
    ['jiayouquan', ['加油电子券']],
    ['jyq', ['加油电子券']],
    ['spyk', ['视频会员月卡']],
    ['gbtq', ['贵宾厅单次券']],
    ['liuliangb', ['流量日包']],
    ['会员视频', ['视频会员月卡']],
    ['电影2d', ['2d电影票']],
    ['大杯咖啡', ['美式咖啡券', '大杯']],
    ['大杯美式咖啡', ['美式咖啡券', '大杯']],
    ['rose', ['rose香水']],
    ['ops', ['ops会员']],
    ['psf', ['psf会员']],
    ['chocolate', ['chocolate礼盒']],
    ['ej', ['耳机']],
    ['k', ['k歌会员']],
    ['k', ['无线k歌']],
    ['s', ['视频会员']],
  ])('%s: %o', (term, texts) => expect(matches(termAlternatives(term), unitsOf(...texts))).toBe(true));

  it.each([
    ['机手', ['旗舰手机']],
    ['会员视屏', ['视频会员月卡']],
    ['月卡视频', ['视频会员年卡']],
    ['jyq', ['电子券加油']],
    ['s', ['会员视频']],
    ['rose', ['r香o水s会e员']],
  ])('%s not: %o', (term, texts) => expect(matches(termAlternatives(term), unitsOf(...texts))).toBe(false));
});

describe('a term with a mistake matches', () => {
  it.each([
    ['视屏', '视频会员'],
    ['奶荼', '奶茶中杯'],
    ['月咔', '会员月卡'],
    ['视频月咔', '视频会员月卡'],
    ['加油卷', '加油电子券'],
    ['jiayuoquan', '加油电子券'],
    ['liulianbao', '流量日包'],
    ['jiayq', '加油电子券'],
    ['huiyuanshipin', '视频会员月卡'],
    ['hysp', '视频会员月卡'],
  ])('%s: %s', (term, name) => expect(matches(nearAlternatives(term), unitsOf(name))).toBe(true));
});

it.each([
  ['pin', ['pin', 'ping']],
  ['zhang', ['zhang', 'zang', 'zhan']],
  ['ka', ['ka']],
  ['lan', ['lan', 'nan', 'lang']],
])('%s sounds like %o', (sound, others) => expect(likeSounds(sound)).toEqual(others));

it('characters that look alike are taken for each other in both directions', () => {
  expect(similarCharacters('荼')).toContain('茶');
  expect(similarCharacters('茶')).toContain('荼');
  expect(similarCharacters('龘')).toEqual([]);
});
