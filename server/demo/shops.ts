import type { Selectable } from 'kysely';
import type { ShopCategories, Shops } from '../db/schema/offers-and-shops.ts';
import { citySpots, type Chain } from './shops/spots.ts';

interface ChainFacts {
  readonly name: string;
  readonly categoryId: string;
  /** The supplier whose rights are accepted here. */
  readonly supplier: string;
  readonly pic: string;
  readonly openHours: string;
  /** In fen. */
  readonly perHead?: number;
  readonly discount?: string;
  readonly features?: readonly string[];
}

const chains: Readonly<Record<Chain, ChainFacts>> = {
  coffee: {
    name: '街角咖啡',
    categoryId: 'drinks',
    supplier: 'coffee-chain',
    pic: 'goods/coffee',
    openHours: '07:30-22:00',
    perHead: 2_200,
    discount: '满30减5',
    features: ['可外带', '免费无线网'],
  },
  tea: {
    name: '柳岸茶饮',
    categoryId: 'drinks',
    supplier: 'tea-chain',
    pic: 'goods/milktea',
    openHours: '10:00-22:00',
    perHead: 1_600,
    discount: '9折',
    features: ['可外带'],
  },
  fuel: {
    name: '顺途加油站',
    categoryId: 'car',
    supplier: 'fuel-network',
    pic: 'goods/fuel',
    openHours: '00:00-24:00',
    discount: '满200减15',
    features: ['便利店', '自助洗车'],
  },
  carwash: {
    name: '净驰洗车',
    categoryId: 'car',
    supplier: 'carwash-network',
    pic: 'goods/carwash',
    openHours: '08:00-20:00',
    perHead: 2_500,
    features: ['免预约', '可休息'],
  },
  cinema: {
    name: '银幕时光影城',
    categoryId: 'cinema',
    supplier: 'cinema-network',
    pic: 'goods/cinema',
    openHours: '09:30-24:00',
    perHead: 3_900,
    features: ['停车方便', '巨幕厅'],
  },
  food: {
    name: '面点小馆',
    categoryId: 'food',
    supplier: 'food-network',
    pic: 'goods/food',
    openHours: '06:30-20:30',
    perHead: 2_800,
    discount: '满50减8',
    features: ['早餐', '可外带'],
  },
  travel: {
    name: '水韵文旅',
    categoryId: 'travel',
    supplier: 'travel-partner',
    pic: 'goods/gift',
    openHours: '18:30-21:30',
    perHead: 6_800,
    features: ['夜场', '凭码入园'],
  },
  class: {
    name: '知行学堂',
    categoryId: 'class',
    supplier: 'class-network',
    pic: 'goods/books',
    openHours: '09:00-20:30',
    perHead: 3_000,
    features: ['小班教学', '免费试听'],
  },
};

const category = (
  category_id: string,
  name: string,
  icon_url: string,
  sort: number,
  channel: Selectable<ShopCategories>['channel'] = null,
): Selectable<ShopCategories> => ({ category_id, name, icon_url, sort, channel });

export const demoShopCategories: readonly Selectable<ShopCategories>[] = [
  category('drinks', '咖啡茶饮', 'goods/coffee-cut', 1, 'food'),
  category('food', '餐饮美食', 'quick/food', 2, 'food'),
  category('car', '加油洗车', 'quick/car', 3, 'car'),
  category('cinema', '电影演出', 'quick/movie', 4, 'movie'),
  category('travel', '文旅夜游', 'quick/travel', 5),
  category('class', '教育培训', 'goods/books-cut', 6, 'education'),
];

/** Shops of the demo's suppliers; the telephone numbers are not assigned. */
export const demoShops: readonly Selectable<Shops>[] = citySpots.flatMap(({ areaNum, areaCode, spots }) =>
  spots.map(([chain, branch, address, latitude, longitude], at) => {
    const { name, categoryId, supplier, pic, openHours, perHead, discount, features } = chains[chain];
    return {
      shop_id: `shop-${areaNum}-${at + 1}`,
      category_id: categoryId,
      supplier,
      name: `${name}（${branch}）`,
      pic_url: pic,
      area_num: areaNum,
      address,
      phone: `${areaCode}-5550${String(at + 1).padStart(4, '0')}`,
      open_hours: openHours,
      latitude,
      longitude,
      sort: at + 1,
      score_tenths: 43 + ((Number(areaNum) / 100 + at * 3) % 7),
      per_head_fen: perHead ?? null,
      discount_text: discount ?? null,
      features: [...(features ?? [])],
    };
  }),
);
