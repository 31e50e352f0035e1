import { pinyin } from 'pinyin-pro';
import { expect, it } from 'vitest';
import { pinyinReadings } from './pinyin-readings.ts';

it('has the dictionary’s reading of every character of GB 2312', () => {
  expect(pinyinReadings.size).toBeGreaterThan(6700);
  const different = [...pinyinReadings].filter(
    ([character, readings]) => !readings.includes(pinyin(character, { toneType: 'none', v: true })),
  );
  expect(different).toEqual([]);
});

it.each([
  ['乐', ['le', 'yue']],
  ['绿', ['lu', 'lv']],
  ['弹', ['dan', 'tan']],
])('knows the readings of %s', (character, readings) =>
  expect(pinyinReadings.get(character)).toEqual(readings),
);
