import type { Selectable } from 'kysely';
import type { SearchSynonyms, SearchWords } from '../db/schema/mall.ts';

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
  areas: [],
  channels: [],
}));

const synonyms: readonly (readonly [word: string, means: string])[] = [
  ['影视', '视频'],
  ['追剧', '视频'],
  ['vip', '会员'],
  ['听歌', '音乐'],
  ['看书', '阅读'],
  ['电子书', '阅读'],
  ['有声书', '听书'],
  ['油卡', '加油'],
  ['汽油', '加油'],
  ['电影票', '电影'],
  ['观影', '电影'],
  ['洗车卡', '洗车'],
  ['珍珠奶茶', '奶茶'],
  ['拿铁', '咖啡'],
  ['上网', '流量'],
  ['网费', '流量'],
  ['充电宝', '移动电源'],
  ['蓝牙耳机', '耳机'],
  ['螃蟹', '大闸蟹'],
  ['龙虾', '小龙虾'],
  ['米饭', '大米'],
  ['家政', '保洁'],
  ['打扫', '保洁'],
  ['洗牙', '洁牙'],
  ['候车室', '贵宾厅'],
  ['单车', '骑行'],
];

/** Other words for the same goods. */
export const demoSearchSynonyms: readonly Selectable<SearchSynonyms>[] = synonyms.map(([word, means]) => ({
  word,
  means,
}));
