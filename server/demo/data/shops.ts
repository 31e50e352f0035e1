import type { Selectable } from 'kysely';
import type { ShopCategories } from '../../db/schema/offers-and-shops.ts';
import type { Picture } from './picture.ts';

type ShopCategoryRow = readonly [id: string, name: string, icon: `${'goods' | 'quick'}/${string}`, channel?: Selectable<ShopCategories>['channel']];

export const shopCategories = [
  ['drinks', '咖啡茶饮', 'goods/coffee-cut', 'drinks'],
  ['food', '餐饮美食', 'quick/food', 'food'],
  ['car', '加油洗车', 'quick/car', 'car'],
  ['cinema', '电影演出', 'quick/movie', 'movie'],
  ['travel', '文旅夜游', 'quick/travel'],
  ['class', '教育培训', 'goods/books-cut', 'education'],
] as const satisfies readonly ShopCategoryRow[];

interface ChainRow {
  readonly name: string;
  readonly categoryId: (typeof shopCategories)[number][0];
  /** The supplier whose rights are accepted here. */
  readonly supplier: string;
  readonly pic: Picture;
  readonly openHours: string;
  /** In fen. */
  readonly perHead?: number;
  readonly discount?: string;
  readonly features: readonly string[];
}

/** The chain of a shop decides its name, supplier and picture. */
export const chains = {
  coffee: { name: '街角咖啡', categoryId: 'drinks', supplier: 'coffee-chain', pic: 'goods/coffee', openHours: '07:30-22:00', perHead: 2_200, discount: '满30减5', features: ['可外带', '免费无线网'] },
  tea: { name: '柳岸茶饮', categoryId: 'drinks', supplier: 'tea-chain', pic: 'goods/milktea', openHours: '10:00-22:00', perHead: 1_600, discount: '9折', features: ['可外带'] },
  fuel: { name: '顺途加油站', categoryId: 'car', supplier: 'fuel-network', pic: 'goods/fuel', openHours: '00:00-24:00', discount: '满200减15', features: ['便利店', '自助洗车'] },
  carwash: { name: '净驰洗车', categoryId: 'car', supplier: 'carwash-network', pic: 'goods/carwash', openHours: '08:00-20:00', perHead: 2_500, features: ['免预约', '可休息'] },
  cinema: { name: '银幕时光影城', categoryId: 'cinema', supplier: 'cinema-network', pic: 'goods/cinema', openHours: '09:30-24:00', perHead: 3_900, features: ['停车方便', '巨幕厅'] },
  food: { name: '面点小馆', categoryId: 'food', supplier: 'food-network', pic: 'goods/food', openHours: '06:30-20:30', perHead: 2_800, discount: '满50减8', features: ['早餐', '可外带'] },
  travel: { name: '水韵文旅', categoryId: 'travel', supplier: 'travel-partner', pic: 'goods/boat', openHours: '18:30-21:30', perHead: 6_800, features: ['夜场', '凭码入园'] },
  bakery: { name: '云上面包房', categoryId: 'food', supplier: 'food-network', pic: 'goods/bread', openHours: '08:00-20:30', perHead: 2_600, discount: '满30减5', features: ['现烤', '可外带'] },
  fruitTea: { name: '溪畔果茶', categoryId: 'drinks', supplier: 'tea-chain', pic: 'goods/fruittea', openHours: '10:00-22:30', perHead: 1_800, features: ['可自取', '少冰少糖'] },
  teahouse: { name: '竹影茶馆', categoryId: 'drinks', supplier: 'tea-chain', pic: 'goods/tea', openHours: '13:30-22:00', perHead: 5_800, features: ['可预约', '有包间'] },
  dumplings: { name: '溪桥汤包', categoryId: 'food', supplier: 'food-network', pic: 'goods/steamer', openHours: '06:00-21:00', perHead: 2_400, discount: '满50减8', features: ['现包现蒸', '可外带'] },
  noodles: { name: '竹巷馄饨', categoryId: 'food', supplier: 'food-network', pic: 'goods/wonton', openHours: '06:30-21:30', perHead: 1_900, features: ['早餐', '可外带'] },
  breakfast: { name: '巷口早点', categoryId: 'food', supplier: 'food-network', pic: 'goods/breakfast', openHours: '05:30-10:30', perHead: 1_200, features: ['早餐'] },
  hotpot: { name: '暖锅人家', categoryId: 'food', supplier: 'food-network', pic: 'goods/hotpot', openHours: '10:30-22:30', perHead: 7_200, discount: '满100减12', features: ['可订位', '停车方便'] },
  quickWash: { name: '快亮洗车', categoryId: 'car', supplier: 'carwash-network', pic: 'goods/carwax', openHours: '07:30-21:00', perHead: 3_000, features: ['免预约', '打蜡'] },
  starCinema: { name: '星汇影城', categoryId: 'cinema', supplier: 'cinema-network', pic: 'goods/theatre', openHours: '10:00-24:00', perHead: 3_600, features: ['激光厅', '可停车'] },
  artClass: { name: '小橘灯书画', categoryId: 'class', supplier: 'class-network', pic: 'goods/painting', openHours: '09:30-20:30', perHead: 5_000, features: ['小班教学', '免费试听'] },
  sportClass: { name: '童跃体能馆', categoryId: 'class', supplier: 'class-network', pic: 'goods/badminton', openHours: '09:00-20:00', perHead: 6_000, features: ['可试课'] },
  class: { name: '知行学堂', categoryId: 'class', supplier: 'class-network', pic: 'goods/books', openHours: '09:00-20:30', perHead: 3_000, features: ['小班教学', '免费试听'] },
} as const satisfies Readonly<Record<string, ChainRow>>;

export type ShopSupplier = (typeof chains)[keyof typeof chains]['supplier'];

/** Chain, branch, address, latitude, longitude. */
export type ShopPlace = readonly [
  chain: keyof typeof chains,
  branch: string,
  address: string,
  latitude: number,
  longitude: number,
];

interface CityShops {
  readonly areaNum: string;
  readonly areaCode: string;
  readonly shops: readonly ShopPlace[];
}

/** The demo's shops in each city of the province. */
export const cityShops: readonly CityShops[] = [
  { areaNum: '320100', areaCode: '025', shops: [
    ['coffee', '新街口店', '南京市秦淮区中山南路18号', 32.0412, 118.7786],
    ['coffee', '珠江路店', '南京市玄武区珠江路67号', 32.0506, 118.7853],
    ['tea', '湖南路店', '南京市鼓楼区湖南路182号', 32.0697, 118.7733],
    ['fuel', '江东中路站', '南京市建邺区江东中路211号', 32.0236, 118.7286],
    ['carwash', '龙江店', '南京市鼓楼区草场门大街96号', 32.0592, 118.7452],
    ['cinema', '夫子庙店', '南京市秦淮区贡院西街12号', 32.0213, 118.7889],
    ['food', '老门东店', '南京市秦淮区剪子巷54号', 32.0142, 118.7868],
    ['travel', '琵琶巷码头', '南京市秦淮区琵琶路8号', 32.0196, 118.7922],
    ['class', '大行宫店', '南京市玄武区长江路101号', 32.0439, 118.7926],
  ] },
  { areaNum: '320200', areaCode: '0510', shops: [
    ['coffee', '中山路店', '无锡市梁溪区中山路343号', 31.5788, 120.3019],
    ['tea', '南长街店', '无锡市梁溪区南长街388号', 31.5589, 120.3106],
    ['fuel', '太湖大道站', '无锡市滨湖区太湖大道1188号', 31.5571, 120.2742],
    ['carwash', '金城湾店', '无锡市滨湖区金城路602号', 31.5402, 120.3067],
    ['cinema', '河埒口店', '无锡市滨湖区梁溪路28号', 31.5701, 120.2639],
    ['food', '崇安寺店', '无锡市梁溪区人民中路85号', 31.5762, 120.2987],
    ['class', '运河店', '无锡市梁溪区学前街57号', 31.5731, 120.2983],
  ] },
  { areaNum: '320300', areaCode: '0516', shops: [
    ['coffee', '彭城店', '徐州市鼓楼区淮海东路29号', 34.2655, 117.1931],
    ['tea', '户部山店', '徐州市云龙区解放南路36号', 34.2572, 117.1902],
    ['fuel', '三环东路站', '徐州市云龙区三环东路16号', 34.2611, 117.2318],
    ['carwash', '泰山路店', '徐州市泉山区泰山路101号', 34.2296, 117.1847],
    ['cinema', '云龙湖店', '徐州市泉山区湖北路7号', 34.2458, 117.1586],
    ['food', '回龙窝店', '徐州市云龙区解放路8号', 34.2563, 117.1889],
    ['class', '奎园店', '徐州市云龙区民主南路44号', 34.2537, 117.1948],
  ] },
  { areaNum: '320400', areaCode: '0519', shops: [
    ['coffee', '南大街店', '常州市钟楼区南大街21号', 31.7787, 119.9491],
    ['tea', '青果巷店', '常州市天宁区青果巷58号', 31.7741, 119.9563],
    ['fuel', '龙城大道站', '常州市新北区龙城大道1602号', 31.8108, 119.9712],
    ['carwash', '怀德路店', '常州市钟楼区怀德中路130号', 31.7759, 119.9368],
    ['cinema', '文化宫店', '常州市天宁区和平北路6号', 31.7816, 119.9585],
    ['food', '双桂坊店', '常州市钟楼区双桂坊10号', 31.7762, 119.9506],
    ['class', '红梅店', '常州市天宁区和平中路82号', 31.7769, 119.9612],
  ] },
  { areaNum: '320500', areaCode: '0512', shops: [
    ['coffee', '观前街店', '苏州市姑苏区观前街245号', 31.3106, 120.6267],
    ['tea', '平江路店', '苏州市姑苏区平江路132号', 31.3139, 120.6342],
    ['fuel', '东环路站', '苏州市工业园区东环路1408号', 31.2972, 120.6478],
    ['carwash', '狮山店', '苏州市虎丘区狮山路88号', 31.2987, 120.5672],
    ['cinema', '石路店', '苏州市姑苏区石路9号', 31.3124, 120.6018],
    ['food', '十全街店', '苏州市姑苏区十全街657号', 31.2985, 120.6337],
    ['travel', '网师园夜游入口', '苏州市姑苏区阔家头巷11号', 31.2997, 120.6366],
    ['class', '相门店', '苏州市姑苏区干将东路333号', 31.3047, 120.6401],
  ] },
  { areaNum: '320600', areaCode: '0513', shops: [
    ['coffee', '南大街店', '南通市崇川区南大街89号', 32.0149, 120.8603],
    ['tea', '濠河店', '南通市崇川区濠南路28号', 32.0108, 120.8576],
    ['fuel', '工农路站', '南通市崇川区工农路336号', 31.9927, 120.8711],
    ['carwash', '城山路店', '南通市崇川区城山路47号', 32.0021, 120.8642],
    ['cinema', '中南城店', '南通市崇川区桃园路12号', 31.9856, 120.8829],
    ['food', '寺街店', '南通市崇川区寺街21号', 32.0187, 120.8591],
    ['class', '文峰店', '南通市崇川区青年东路19号', 32.0067, 120.8788],
  ] },
  { areaNum: '320700', areaCode: '0518', shops: [
    ['coffee', '通灌路店', '连云港市海州区通灌北路52号', 34.6021, 119.1752],
    ['tea', '盐河巷店', '连云港市海州区盐河南路9号', 34.5987, 119.1701],
    ['fuel', '朝阳东路站', '连云港市海州区朝阳东路126号', 34.6037, 119.2213],
    ['carwash', '郁洲路店', '连云港市海州区郁洲南路33号', 34.5936, 119.1944],
    ['cinema', '苍梧店', '连云港市海州区苍梧路18号', 34.5962, 119.2056],
    ['food', '民主路老街店', '连云港市海州区民主中路71号', 34.6003, 119.1728],
    ['class', '新浦店', '连云港市海州区海连东路25号', 34.5991, 119.1882],
  ] },
  { areaNum: '320800', areaCode: '0517', shops: [
    ['coffee', '淮海广场店', '淮安市清江浦区淮海东路6号', 33.6012, 119.0286],
    ['tea', '里运河店', '淮安市清江浦区轮埠路99号', 33.5926, 119.0197],
    ['fuel', '翔宇大道站', '淮安市清江浦区翔宇大道166号', 33.5748, 119.0413],
    ['carwash', '水渡口店', '淮安市清江浦区水渡口大道27号', 33.6058, 119.0422],
    ['cinema', '健康路店', '淮安市清江浦区健康西路140号', 33.6037, 119.0135],
    ['food', '河下古镇店', '淮安市淮安区湖嘴大街31号', 33.5179, 119.1401],
    ['class', '钵池山店', '淮安市清江浦区北京北路38号', 33.6121, 119.0317],
  ] },
  { areaNum: '320900', areaCode: '0515', shops: [
    ['coffee', '建军路店', '盐城市亭湖区建军中路169号', 33.3842, 120.1386],
    ['tea', '聚龙湖店', '盐城市盐都区解放南路268号', 33.3521, 120.1423],
    ['fuel', '世纪大道站', '盐城市盐都区世纪大道1166号', 33.3467, 120.1265],
    ['carwash', '黄海路店', '盐城市亭湖区黄海中路55号', 33.3916, 120.1469],
    ['cinema', '毓龙路店', '盐城市亭湖区毓龙东路12号', 33.3874, 120.1501],
    ['food', '水街店', '盐城市亭湖区迎宾南路3号', 33.3765, 120.1488],
    ['class', '盐渎店', '盐城市亭湖区人民中路61号', 33.3806, 120.1402],
  ] },
  { areaNum: '321000', areaCode: '0514', shops: [
    ['coffee', '文昌阁店', '扬州市广陵区文昌中路158号', 32.3952, 119.4378],
    ['tea', '东关街店', '扬州市广陵区东关街306号', 32.3996, 119.4462],
    ['fuel', '邗江中路站', '扬州市邗江区邗江中路470号', 32.3871, 119.4038],
    ['carwash', '维扬路店', '扬州市邗江区维扬路225号', 32.3779, 119.4197],
    ['cinema', '京华城店', '扬州市邗江区京华城路168号', 32.3894, 119.3942],
    ['food', '皮市街店', '扬州市广陵区皮市街99号', 32.3937, 119.4439],
    ['travel', '瘦西湖夜游入口', '扬州市邗江区大虹桥路28号', 32.4083, 119.4226],
    ['class', '荷花池店', '扬州市邗江区扬子江中路73号', 32.3859, 119.4263],
  ] },
  { areaNum: '321100', areaCode: '0511', shops: [
    ['coffee', '大市口店', '镇江市京口区中山东路301号', 32.2068, 119.4587],
    ['tea', '西津渡店', '镇江市润州区西津渡街38号', 32.2173, 119.4312],
    ['fuel', '学府路站', '镇江市京口区学府路88号', 32.1987, 119.4926],
    ['carwash', '南徐店', '镇江市润州区南徐大道56号', 32.1879, 119.4378],
    ['cinema', '苏宁广场店', '镇江市京口区中山东路288号', 32.2072, 119.4561],
    ['food', '伯先路店', '镇江市润州区伯先路50号', 32.2148, 119.4336],
    ['class', '中山路店', '镇江市润州区中山西路90号', 32.2081, 119.4417],
  ] },
  { areaNum: '321200', areaCode: '0523', shops: [
    ['coffee', '坡子街店', '泰州市海陵区坡子街16号', 32.4893, 119.9172],
    ['tea', '凤城河店', '泰州市海陵区迎春东路9号', 32.4867, 119.9268],
    ['fuel', '永定路站', '泰州市海陵区永定西路399号', 32.4601, 119.9087],
    ['carwash', '青年路店', '泰州市海陵区青年南路242号', 32.4769, 119.9193],
    ['cinema', '金鹰店', '泰州市海陵区东进东路18号', 32.4916, 119.9221],
    ['food', '老街店', '泰州市海陵区桃园路1号', 32.4838, 119.9287],
    ['class', '梅兰店', '泰州市海陵区凤凰东路24号', 32.4812, 119.9309],
  ] },
  { areaNum: '321300', areaCode: '0527', shops: [
    ['coffee', '幸福路店', '宿迁市宿城区幸福中路88号', 33.9672, 118.2803],
    ['tea', '东大街店', '宿迁市宿城区东大街47号', 33.9648, 118.2864],
    ['fuel', '发展大道站', '宿迁市宿城区发展大道256号', 33.9511, 118.2679],
    ['carwash', '项王路店', '宿迁市宿城区项王东路13号', 33.9583, 118.2812],
    ['cinema', '楚街店', '宿迁市宿城区黄河南路168号', 33.9617, 118.2741],
    ['food', '河滨店', '宿迁市宿城区富康大道5号', 33.9702, 118.2868],
    ['class', '项里店', '宿迁市宿城区洪泽湖路116号', 33.9601, 118.2887],
  ] },
];
