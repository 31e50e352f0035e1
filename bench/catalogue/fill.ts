import type pg from 'pg';

/** Words that names are put together from: 24 × 40 × 20 names, so that a rare word is in a few goods and 会员 in many. */
const makers =
  '云岚 江畔 锦程 月河 青瓷 松间 南风 听雨 望舒 星野 竹里 远山 春申 秋实 长亭 白鹭 兰舟 紫藤 玉泉 金陵 梅园 桂雨 柳岸 荷塘'.split(
    ' ',
  );
const things =
  '视频会员 音乐会员 阅读会员 听书会员 加油券 洗车券 咖啡券 奶茶券 电影票 演出票 流量包 云盘空间 健身卡 游泳券 瑜伽课 体检套餐 洁牙券 保洁服务 洗衣券 快剪理发 鲜花周花 宠物洗护 电饭煲 耳机 移动电源 充电器 电热水壶 空气炸锅 台灯 路由器 水蜜桃礼盒 大闸蟹 盐水鸭 桑蚕丝方巾 大米 香醋 莲藕 酥梨 紫菜 脆饼'.split(
    ' ',
  );
const forms =
  '月卡 季卡 年卡 单次 双人 家庭装 礼盒 标准版 豪华版 体验装 限量版 三件套 五次卡 十次卡 小份 大份 经典 新款 加量装 组合'.split(
    ' ',
  );

const addGoods = `
  insert into goods (goods_id, sku_id, name, sku_name, pic_url, price_fen, member_price_fen, original_price_fen, sold, give_flag, activity,
    tags, sort, category_id, coupon_types, kind, sub_title, in_stock, areas)
  select 'bench-' || n, 'bench-' || n || '.1', ($3::text[])[1 + n % 24] || ($4::text[])[1 + n / 24 % 40] || ($5::text[])[1 + n / 960 % 20], '标准', 'goods/gift',
    500 + n * 37 % 20000, case when n % 5 = 0 then 400 + n * 37 % 20000 end, 30000, n * 7919 % 50000, 0, '{}', '{}', 100000 + n,
    'bench.' || n % 60, case when n % 3 = 0 then array['qyfd'] else '{}'::text[] end, 'code', '到店核销', n % 50 <> 0,
    case when n % 4 = 0 then array['320100'] else '{}'::text[] end
  from generate_series($1::integer, $2::integer) n`;

const addSkus = `
  insert into skus (sku_id, goods_id, name, pic_url, price_fen, original_price_fen, stock_left, sort)
  select 'bench-' || n || '.' || k, 'bench-' || n, '规格' || k, 'goods/gift', 500 + n * 37 % 20000 + k * 100, 30000, case when n % 50 = 0 then 0 end, k
  from generate_series($1::integer, $2::integer) n, generate_series(1, 2) k`;

const addSubscribers = `
  insert into users (user_id, mobile_sealed, mobile_lookup, area_num, isp_flag, brand_num, user_name, created_at)
  select 'bench-' || n, 'bench', md5('bench-' || n), '320100', 1, '1', '用户', now()
  from generate_series($1::integer, $2::integer) n`;

/** An order that is done, with one line, for each subscriber of the same number. */
const addOrders = `
  insert into orders (order_no, user_id, request_key, state, payable_fen, paid_fen, freight_fen, steps, created_at, pay_by)
  select 'bench-' || n, 'bench-' || n, 'bench', 'done', 1000, 1000, 0, '[]', now() - n * interval '10 seconds', now()
  from generate_series($1::integer, $2::integer) n`;

const addOrderLines = `
  insert into order_lines (order_no, line, sku_id, goods_id, goods_name, sku_name, pic_url, kind, quantity, list_fen, coupon_fen, payable_fen,
    took_stock, multi_order)
  select 'bench-' || n, 1, 'bench-' || 1 + n * 7919::bigint % $3::integer || '.1', 'bench-' || 1 + n * 7919::bigint % $3::integer, '商品', '规格1',
    'goods/gift', 'code', 1, 1000, 0, 1000, false, false
  from generate_series($1::integer, $2::integer) n`;

const batch = 10_000;
const indexOfSearch = 'create index if not exists goods_search_grams on goods_search using gin (grams)';

async function inBatches(from: number, to: number, run: (first: number, last: number) => Promise<unknown>) {
  for (let first = from; first <= to; first += batch) await run(first, Math.min(to, first + batch - 1));
}

/** Adds the goods with these numbers, two skus each. Building the index of search anew is faster than adding to it. */
export async function fillGoods(client: pg.Client, from: number, to: number): Promise<void> {
  await client.query('drop index if exists goods_search_grams');
  await inBatches(from, to, async (first, last) => {
    await client.query(addGoods, [first, last, makers, things, forms]);
    await client.query(addSkus, [first, last]);
  });
  await client.query(indexOfSearch);
  await client.query('vacuum analyze goods, skus, goods_search');
}

export async function fillSubscribers(client: pg.Client, count: number): Promise<void> {
  await inBatches(1, count, (first, last) => client.query(addSubscribers, [first, last]));
  await client.query('analyze users');
}

/** One order for each of the subscribers, over the goods in turn. Its foreign keys hold by construction and are not checked. */
export async function fillOrders(client: pg.Client, count: number, goods: number): Promise<void> {
  await client.query('set session_replication_role = replica');
  await inBatches(1, count, async (first, last) => {
    await client.query(addOrders, [first, last]);
    await client.query(addOrderLines, [first, last, goods]);
  });
  await client.query('reset session_replication_role');
  await client.query('vacuum analyze orders, order_lines');
}

/** Keywords as subscribers type them: words, pinyin, initials, two words, a mistake; common ones and rare ones. */
export const keywords = [
  '云岚视频会员月卡',
  '视频会员',
  'sphy',
  'shipin',
  'sp会员',
  '加油券',
  'jiayouquan',
  '大闸蟹 礼盒',
  '盐水鸭',
  'ysy',
  '金陵咖啡',
  '紫藤耳机',
  '水密桃礼盒',
  '空气炸锅',
  'kqzg',
  '梅园游泳券',
  '月河奶茶 双人',
  'dazhaxie',
  '听雨瑜伽课',
  '白鹭 路由器',
];
