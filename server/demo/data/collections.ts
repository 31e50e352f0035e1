import type { Selectable } from 'kysely';
import type { Collections } from '../../db/schema/promotions.ts';
import type { DemoGoodsId } from './goods.ts';

/** The goods each level may buy, at the level's price. */
export const welfare: Readonly<Record<number, readonly (readonly [goods: DemoGoodsId, priceFen: number])[]>> = {
  1: [
    ['coffee', 990],
    ['milktea', 690],
    ['audio-month', 690],
    ['data-week', 690],
    ['fruit-tea', 790],
  ],
  2: [
    ['video-month', 1_290],
    ['cinema', 2_380],
    ['fuel-50', 4_500],
    ['ebook-quarter', 1_490],
    ['noodles', 3_290],
    ['carwash', 1_490],
  ],
  3: [
    ['peach', 6_800],
    ['video-quarter', 3_900],
    ['tea-tin', 5_200],
    ['fuel-100', 8_800],
    ['tv-month', 1_800],
  ],
  4: [
    ['music-collector', 8_800],
    ['tea-cakes', 11_800],
    ['earphones', 19_900],
    ['cooker', 14_900],
    ['video-year', 11_800],
  ],
};

type RuledRow = readonly [
  id: string, kind: 'channel' | 'promotion', title: string, subTitle: string, pic: `${'goods' | 'quick'}/${string}`,
  rule: NonNullable<Selectable<Collections>['rule']>, sort: number,
];

/** Channels and promotions that pick their goods by rule. */
export const ruledCollections: readonly RuledRow[] = [
  ['channel-pick', 'channel', '精选', '大家都在买', 'quick/all', { sort: 'sales', limit: 60 }, 1],
  ['channel-member', 'channel', '会员价', '开通会员更省', 'quick/gift', { tags: ['会员价'], sort: 'sales' }, 2],
  ['channel-media', 'channel', '影音', '视频音乐阅读', 'quick/movie', { categories: ['video', 'music', 'reading'] }, 3],
  ['channel-food', 'channel', '吃喝', '早餐咖啡奶茶', 'quick/food', { categories: ['food', 'drinks'] }, 4],
  ['channel-travel', 'channel', '出行', '加油洗车骑行', 'quick/car', { categories: ['travel', 'cinema'] }, 5],
  ['channel-home', 'channel', '到家', '特产与家电', 'quick/local', { kinds: ['physical'], sort: 'sales' }, 6],
  ['promote-bag', 'promotion', '福袋券专场', '可用权益福袋券的好物', 'goods/luckybag', { couponTypes: ['qyfd'], sort: 'sales', limit: 40 }, 11],
  ['promote-half', 'promotion', '五折购专场', '用五折购专享券最多省30元', 'goods/gift-gold', { couponTypes: ['wzg'], sort: 'discount', limit: 40 }, 12],
  ['promote-hot', 'promotion', '本周爆款', '卖得最好的都在这里', 'goods/gift', { tags: ['爆款'], sort: 'sales' }, 13],
];

/** Local specialties by city: what comes from there; the rule adds what is sold there. */
export const localFloors: Readonly<Record<string, { readonly name: string; readonly text: string; readonly own: readonly DemoGoodsId[] }>> = {
  '320100': { name: '南京', text: '金陵味道，一口百年', own: ['salted-duck'] },
  '320200': { name: '无锡', text: '太湖边的甜与醇', own: ['peach', 'wine-yellow'] },
  '320300': { name: '徐州', text: '黄河故道的果香', own: ['pear'] },
  '320400': { name: '常州', text: '龙城手艺，一梳到底', own: ['comb'] },
  '320500': { name: '苏州', text: '湖鲜与丝绸', own: ['crab-box', 'silk-scarf'] },
  '320600': { name: '南通', text: '江海之间的脆香', own: ['sesame'] },
  '320700': { name: '连云港', text: '山海鲜货，晒足日头', own: ['seaweed'] },
  '320800': { name: '淮安', text: '运河边的稻与虾', own: ['crayfish', 'rice-eco'] },
  '320900': { name: '盐城', text: '海滨湿地好米', own: ['rice-5kg'] },
  '321000': { name: '扬州', text: '早茶之外，还有湖荡', own: ['sauce-duck', 'lotus-root'] },
  '321100': { name: '镇江', text: '一勺香醋配万物', own: ['vinegar'] },
  '321200': { name: '泰州', text: '烫一碗干丝', own: ['dried-bean'] },
  '321300': { name: '宿迁', text: '黄墩湖的清甜', own: ['oyster-veg'] },
};
