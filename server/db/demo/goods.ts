import type { Selectable } from 'kysely';
import type { CouponType } from '#core/contract/goods/coupon.shapes.ts';
import type { PageId } from '#core/site/path-of.ts';
import type { Goods } from '../schema/mall.ts';
import type { Link } from './links.ts';

interface GoodsFacts {
  readonly name: string;
  readonly sku: string;
  readonly pic: `goods/${string}`;
  /** Fen: what anybody pays, the struck price, and the member's price where there is one. */
  readonly price: number;
  readonly original: number;
  readonly member?: number;
  readonly sold: number;
  /** At most two are shown. */
  readonly tags?: readonly string[];
  readonly physical?: true;
  /** A gift comes with it. */
  readonly gift?: true;
  readonly activity?: { readonly DrawActivity: { readonly getDesc: string } } | { readonly oneActivity: { readonly actslogn: string } };
  readonly category: string;
  /** The kinds of coupons it may be paid with. */
  readonly coupons?: readonly CouponType[];
  /** How much data it is. */
  readonly flowGb?: number;
  /** How many are left, where they may run out. */
  readonly stock?: number;
  /** Goods of a standalone page open that page instead of a detail page. */
  readonly opens?: PageId;
}

const physicalType = 22;
const virtualType = 1;
const draw = (getDesc: string) => ({ DrawActivity: { getDesc } });
const onePlusOne = (actslogn: string) => ({ oneActivity: { actslogn } });

/** In the order of 为你推荐. */
const catalogue = {
  'video-quarter': { name: '视频会员季卡，支持电视投屏', sku: '季卡', pic: 'goods/video-red', price: 4_900, original: 6_800, member: 4_500, sold: 23_160, tags: ['会员价'], gift: true, category: 'video', coupons: ['qyfd', 'wzg', 'cash'] },
  peach: { name: '阳山水蜜桃8只礼盒，产地直发', sku: '8只装', pic: 'goods/peach', price: 8_800, original: 12_800, sold: 3_204, tags: ['本地', '包邮'], physical: true, category: 'local', coupons: ['qyfd', 'wzg'] },
  cooker: { name: '3升智能电饭煲，柴火饭一键煮', sku: '白色', pic: 'goods/cooker', price: 19_900, original: 29_900, sold: 862, tags: ['可用福袋券'], physical: true, category: 'digital', coupons: ['qyfd', 'wzg', 'cash'] },
  earphones: { name: '主动降噪头戴耳机，40小时续航', sku: '雾紫', pic: 'goods/earphones', price: 25_900, original: 39_900, sold: 1_077, tags: ['包邮'], physical: true, activity: draw('下单抽奖'), category: 'digital', coupons: ['wzg', 'cash'] },
  'video-month': { name: '视频会员月卡，手机电脑平板通用', sku: '月卡', pic: 'goods/video-blue', price: 1_700, original: 2_500, member: 1_500, sold: 23_480, tags: ['会员价', '可用福袋券'], gift: true, category: 'video', coupons: ['qyfd', 'wzg', 'cash'] },
  'fuel-100': { name: '100元加油电子券', sku: '100元', pic: 'goods/fuel', price: 9_200, original: 10_000, sold: 12_040, tags: ['爆款'], category: 'travel', coupons: ['cash'] },
  milktea: { name: '奶茶中杯任选券', sku: '中杯', pic: 'goods/milktea', price: 880, original: 1_600, sold: 9_860, tags: ['爆款'], category: 'food', coupons: ['qyfd', 'wzg', 'cash'] },
  'ebook-quarter': { name: '阅读会员季卡', sku: '季卡', pic: 'goods/ebook', price: 1_990, original: 5_800, sold: 7_312, tags: ['可用福袋券'], category: 'reading', coupons: ['qyfd', 'wzg'], stock: 0 },
  cinema: { name: '2D电影通兑票，全省286家影院', sku: '单张', pic: 'goods/cinema', price: 2_880, original: 4_500, sold: 6_540, gift: true, category: 'life', coupons: ['wzg', 'cash'] },
  coffee: { name: '美式咖啡兑换券', sku: '中杯', pic: 'goods/coffee', price: 1_290, original: 1_800, sold: 8_205, tags: ['可用福袋券'], category: 'food', coupons: ['qyfd', 'wzg', 'cash'] },
  'music-month': { name: '音乐豪华会员月卡', sku: '月卡', pic: 'goods/music-green', price: 1_190, original: 1_800, sold: 5_618, tags: ['2件8折'], category: 'music', coupons: ['qyfd', 'wzg'] },
  'video-year': { name: '视频会员年卡，含电视端', sku: '年卡', pic: 'goods/video-pink', price: 14_800, original: 25_800, sold: 2_931, tags: ['可用福袋券'], activity: draw('下单抽奖'), category: 'video', coupons: ['qyfd', 'wzg'] },
  'data-day': { name: '5GB流量日包', sku: '日包', pic: 'goods/data', price: 300, original: 600, sold: 31_200, tags: ['爆款'], category: 'data', coupons: ['lllb'], flowGb: 5 },
  carwash: { name: '标准洗车一次', sku: '单次', pic: 'goods/carwash', price: 1_990, original: 4_000, sold: 1_846, tags: ['本地'], category: 'travel', coupons: ['qyfd', 'cash'] },
  noodles: { name: '双人苏式面套餐', sku: '双人', pic: 'goods/food', price: 3_990, original: 7_800, sold: 1_290, tags: ['本地'], category: 'local', coupons: ['wzg', 'cash'] },
  'tea-tin': { name: '明前绿茶礼罐', sku: '100克', pic: 'goods/tea', price: 6_800, original: 12_800, sold: 974, tags: ['本地', '包邮'], physical: true, category: 'local', coupons: ['qyfd', 'wzg'] },
  'music-year': { name: '音乐会员年卡', sku: '年卡', pic: 'goods/music', price: 12_800, original: 18_800, sold: 2_154, tags: ['2人拼团'], category: 'music', coupons: ['wzg'] },
  'fruit-tea': { name: '果茶中杯券', sku: '中杯', pic: 'goods/milktea-green', price: 990, original: 1_800, sold: 4_412, activity: onePlusOne('第2杯0元'), category: 'food', coupons: ['qyfd', 'cash'] },
  'data-month': { name: '10GB流量月包', sku: '月包', pic: 'goods/data-green', price: 1_500, original: 2_000, member: 1_200, sold: 18_730, tags: ['会员价'], category: 'data', coupons: ['lllb'], flowGb: 10 },
  'game-month': { name: '游戏会员月卡', sku: '月卡', pic: 'goods/game', price: 1_200, original: 2_000, sold: 1_503, tags: ['可用福袋券'], category: 'game', coupons: ['qyfd', 'wzg'] },
  'health-year': { name: '健康卡年费版', sku: '年费', pic: 'goods/health', price: 6_600, original: 9_900, sold: 688, tags: ['可用福袋券'], category: 'health', coupons: ['qyfd'] },
  'fuel-50': { name: '50元加油电子券', sku: '50元', pic: 'goods/fuel', price: 4_700, original: 5_000, sold: 8_860, tags: ['可用福袋券'], category: 'travel', coupons: ['qyfd', 'cash'] },
  'audio-month': { name: '听书会员月卡', sku: '月卡', pic: 'goods/ebook', price: 990, original: 1_900, sold: 1_725, category: 'reading', coupons: ['qyfd', 'wzg'] },
  'tv-month': { name: '电视会员月卡，大屏专享', sku: '月卡', pic: 'goods/video-orange', price: 2_500, original: 3_900, member: 2_200, sold: 1_388, tags: ['会员价'], category: 'video', coupons: ['qyfd', 'wzg'] },
  'rail-lounge': { name: '高铁贵宾厅单次券', sku: '单次', pic: 'goods/rail', price: 6_800, original: 9_800, sold: 1_134, tags: ['可用福袋券'], opens: 'rail', category: 'travel', coupons: ['qyfd'] },
  'air-lounge': { name: '机场贵宾厅单次券', sku: '单次', pic: 'goods/air', price: 12_800, original: 16_800, sold: 792, opens: 'rail', category: 'travel' },
  'music-collector': { name: '音乐典藏会员年卡', sku: '年卡', pic: 'goods/music-blue', price: 18_800, original: 18_800, member: 9_400, sold: 316, tags: ['会员价'], category: 'music' },
  'tea-cakes': { name: '云锦茶点礼盒，顺路到家', sku: '12枚', pic: 'goods/gift', price: 25_600, original: 25_600, member: 12_800, sold: 428, tags: ['会员价', '包邮'], physical: true, category: 'local', coupons: ['wzg'] },
  'data-week': { name: '10GB流量7天包', sku: '7天包', pic: 'goods/data', price: 900, original: 1_500, sold: 15_260, category: 'data', coupons: ['lllb'], flowGb: 10 },
  'data-night': { name: '20GB夜间流量月包，23点至次日7点', sku: '月包', pic: 'goods/data-green', price: 500, original: 1_000, sold: 7_842, category: 'data', coupons: ['lllb'], flowGb: 20 },
  'data-video': { name: '30GB视频定向流量月包', sku: '月包', pic: 'goods/data', price: 900, original: 1_900, member: 700, sold: 21_980, tags: ['会员价'], category: 'data', coupons: ['lllb'], flowGb: 30 },
  'data-travel': { name: '省外出行5GB流量3天包', sku: '3天包', pic: 'goods/data-green', price: 600, original: 1_200, sold: 4_106, category: 'data', flowGb: 5, stock: 0 },
} as const satisfies Readonly<Record<string, GoodsFacts>>;

export type DemoGoodsId = keyof typeof catalogue;

/** The goods of the malls. */
export const demoGoods = (link: Link): readonly Selectable<Goods>[] =>
  Object.entries<GoodsFacts>(catalogue).map(([goodsId, facts], at) => ({
    goods_id: goodsId,
    sku_id: `${goodsId}.1`,
    name: facts.name,
    sku_name: facts.sku,
    pic_url: facts.pic,
    goods_type_id: facts.physical ? physicalType : virtualType,
    is_external: facts.opens !== undefined,
    goods_url: facts.opens ? link(facts.opens) : null,
    price_fen: facts.price,
    member_price_fen: facts.member ?? null,
    original_price_fen: facts.original,
    sold: facts.sold,
    give_flag: facts.gift ? 1 : 0,
    activity: { ...facts.activity },
    tags: [...(facts.tags ?? [])],
    sort: (at + 1) * 10,
    category_id: facts.category,
    coupon_types: [...(facts.coupons ?? [])],
    flow_mb: facts.flowGb ? facts.flowGb * 1024 : null,
    stock_left: facts.stock ?? null,
  }));
