import { describe, expect, it } from 'vitest';
import { pictureValue } from '../../pictures/library-picture.ts';
import { contrastChecks, firstScreenCheck } from './floor-checks.ts';
import type { LightRange } from './text-contrast.ts';

const key = 'a'.repeat(32);
const photo = pictureValue({ key, width: 750, height: 750 });
const card = { title: '看电影', subTitle: '', highlight: null, tone: 'violet' as const, pics: [photo] };
const check = (cards: readonly (typeof card | object)[], light: LightRange) =>
  contrastChecks(
    [{ floor: '活动专区', cards: cards.map((each) => ({ ...card, ...each })) }],
    new Map([[key, light]]),
  );
const [bright, dark, mixed] = [
  { darkest: 0.8, lightest: 1 },
  { darkest: 0.01, lightest: 0.1 },
  { darkest: 0.05, lightest: 0.9 },
];
const long = { subTitle: '热映大片全城通兑' };

describe('text over a picture of a card', () => {
  it.each([
    ['that is bright', [long, {}], bright, ['pass']],
    ['that is dark', [long, {}], dark, ['fail']],
    ['with dark parts', [long, {}], mixed, ['warn']],
    ['that it does not reach', [{ subTitle: '全城通兑' }, {}], dark, []],
    ['below the text of a large card', [long, {}, {}], dark, []],
    ['beside the price of a large card', [{ highlight: '5折封顶' }, {}, {}], dark, ['fail']],
    ['that was not measured', [long, {}], { darkest: null, lightest: null }, []],
    ['that is a drawing', [{ ...long, pics: ['quick/movie'] }, {}], dark, []],
  ] as const)('%s', (_what, cards, light, results) => {
    expect(check(cards, light).map(({ result }) => result)).toEqual(results);
  });

  it('is named with its contrast and the cure', () => {
    expect(check([long], dark)).toEqual([
      {
        result: 'fail',
        text: '活动专区“看电影”的文字会压在图片上，对比度最多 2.1 : 1，至少 4.5 : 1，请换浅色的图或把文字改短',
      },
    ]);
  });
});

describe('the pictures of the first screen', () => {
  const levels = [
    [0, '非会员'],
    [2, '黄金'],
  ] as const;
  const cities = [
    ['320100', '南京'],
    ['320500', '苏州'],
  ] as const;
  const floor = (kilobytes: number, areas: readonly string[] = [], ofLevels: readonly number[] = []) => ({
    bytes: kilobytes * 1024,
    areas,
    levels: ofLevels,
  });
  const checkOf = (...floors: ReturnType<typeof floor>[]) => firstScreenCheck(floors, levels, cities);

  it('may weigh so much together', () => {
    expect(checkOf(floor(100), floor(100), floor(80))).toEqual({
      result: 'pass',
      text: '首屏图片共 280 KB，不超过 280 KB',
    });
    expect(checkOf(floor(100), floor(181)).result).toBe('warn');
    expect(checkOf(floor(300), floor(261)).result).toBe('fail');
    expect(checkOf()).toMatchObject({ result: 'pass', text: '首屏图片共 0 KB，不超过 280 KB' });
  });

  it('are those of the first four floors that somebody sees', () => {
    expect(checkOf(floor(60), floor(60), floor(60), floor(60), floor(900)).result).toBe('pass');
    expect(checkOf(floor(200, ['320500']), floor(200, ['320100'])).result).toBe('pass');
    expect(checkOf(floor(200), floor(200, ['320500'], [2]))).toEqual({
      result: 'warn',
      text: '首屏图片共 400 KB（苏州的黄金），超过 280 KB，慢网下要等',
    });
  });
});
