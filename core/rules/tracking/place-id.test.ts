import { pinyin } from 'pinyin-pro';
import { expect, it } from 'vitest';
import { placeId } from './place-id.ts';

const initials = (name: string): string => pinyin(name, { pattern: 'first', toneType: 'none' });

it.each([
  [{ floorName: '福袋', pointName: '立即领取' }, 'f_d-l_j_l_q', '福袋-立即领取'],
  [{ floorName: '福袋' }, 'f_d-d_j_w', '福袋-点击位'],
  [{}, 's_z_l_c-d_j_w', '所在楼层-点击位'],
  [{ floorName: '', pointName: '' }, 's_z_l_c-d_j_w', '所在楼层-点击位'],
])('%j is place %s, %s (§3, §9)', (names, plId, plName) =>
  expect(placeId(names, initials)).toEqual({ plId, plName }),
);

it('replaces spaces in a name with _', () =>
  expect(placeId({ floorName: 'A b', pointName: 'c' }, (name) => name).plId).toBe('A_b-c'));
