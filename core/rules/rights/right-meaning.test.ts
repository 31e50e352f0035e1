import { expect, it } from 'vitest';
import { meaningNames, rightMeaning } from './right-meaning.ts';

it.each([
  ['视频会员月卡', '影音娱乐'],
  ['2D电影通兑票', '影音娱乐'],
  ['10GB流量礼包', '流量通信'],
  ['高铁贵宾厅', '出行爱车'],
  ['20元加油券', '出行爱车'],
  ['现磨咖啡兑换券', '美食茶饮'],
  ['健康顾问', '健康服务'],
  ['生日礼', '更多好礼'],
])('%s is compared under %s', (name, meaning) => {
  expect(rightMeaning(name)).toBe(meaning);
  expect(meaningNames).toContain(meaning);
});
