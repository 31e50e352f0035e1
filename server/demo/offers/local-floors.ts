import type { Selectable } from 'kysely';
import type { CollectionGoods, Collections } from '../../db/schema/promotions.ts';
import type { DemoGoodsId } from '../data/goods.ts';

interface CityFacts {
  readonly name: string;
  readonly line: string;
  /** What comes from there; the rule adds what is sold there. */
  readonly own: readonly DemoGoodsId[];
}

const cities: Readonly<Record<string, CityFacts>> = {
  '320100': { name: '南京', line: '金陵味道，一口百年', own: ['salted-duck'] },
  '320200': { name: '无锡', line: '太湖边的甜与醇', own: ['peach', 'wine-yellow'] },
  '320300': { name: '徐州', line: '黄河故道的果香', own: ['pear'] },
  '320400': { name: '常州', line: '龙城手艺，一梳到底', own: ['comb'] },
  '320500': { name: '苏州', line: '湖鲜与丝绸', own: ['crab-box', 'silk-scarf'] },
  '320600': { name: '南通', line: '江海之间的脆香', own: ['sesame'] },
  '320700': { name: '连云港', line: '山海鲜货，晒足日头', own: ['seaweed'] },
  '320800': { name: '淮安', line: '运河边的稻与虾', own: ['crayfish', 'rice-eco'] },
  '320900': { name: '盐城', line: '海滨湿地好米', own: ['rice-5kg'] },
  '321000': { name: '扬州', line: '早茶之外，还有湖荡', own: ['sauce-duck', 'lotus-root'] },
  '321100': { name: '镇江', line: '一勺香醋配万物', own: ['vinegar'] },
  '321200': { name: '泰州', line: '烫一碗干丝', own: ['dried-bean'] },
  '321300': { name: '宿迁', line: '黄墩湖的清甜', own: ['oyster-veg'] },
};

const collectionId = (city: string): string => `local-${city}`;

/** One floor of local specialties for each city of the province. */
export const demoLocalFloors: readonly Selectable<Collections>[] = Object.entries(cities).map(
  ([city, { name, line }], at) => ({
    collection_id: collectionId(city),
    kind: 'floor',
    title: `${name}风物`,
    sub_title: line,
    pic_url: null,
    begins_at: null,
    ends_at: null,
    rule: { categories: ['local'], city, sort: 'sales', limit: 12 },
    areas: [city],
    regions: [],
    sort: 100 + at,
  }),
);

export const demoLocalFloorGoods: readonly Selectable<CollectionGoods>[] = Object.entries(cities).flatMap(
  ([city, { own }]) =>
    own.map((goods_id, at) => ({
      collection_id: collectionId(city),
      goods_id,
      price_fen: null,
      sku_id: null,
      sort: at + 1,
    })),
);
