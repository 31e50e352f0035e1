import type { Selectable } from 'kysely';
import type { SearchWords } from '../db/schema/mall.ts';

const words = [
  '视频月卡',
  '加油券',
  '咖啡券',
  '电影票',
  '流量包',
  '洗车',
  '奶茶',
  '水蜜桃',
  '音乐年卡',
  '高铁贵宾厅',
];

/** Suggested search words, most popular first. */
export const demoSearchWords: readonly Selectable<SearchWords>[] = words.map((word, at) => ({
  word,
  sort: at + 1,
}));
