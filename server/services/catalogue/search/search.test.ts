import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { search } from '#core/contract/goods/search.ts';
import { pinyinReadings } from '#core/rules/goods/search/pinyin-readings.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { matchingQuery } from './matching-goods.ts';
import { searchTerms } from './search-terms.ts';

let server: TestServer;
let categoryId: string;
beforeAll(async () => {
  server = await testServer();
  await server.db
    .insertInto('shop_categories')
    .values({ category_id: 'car', name: '加油洗车', icon_url: 'quick/car', sort: 1 })
    .execute();
});
afterAll(() => server.stop());
beforeEach(() => {
  categoryId = freshId('category');
});

const named = (name: string, traits: Parameters<typeof aGoods>[1] = {}) =>
  aGoods(server, { category_id: categoryId, name, ...traits });
const find = (
  keyword: string,
  more: Partial<Parameters<typeof server.data<typeof catalogue.goodsList>>[1]> = {},
) => server.data(catalogue.goodsList, { categoryId, keyword, pageSize: 50, ...more });
const namesFor = async (...provided: Parameters<typeof find>) =>
  (await find(...provided)).list.map(({ goodsName }) => goodsName);

describe('a search (§7 queryRecommendGoodsList)', () => {
  it.each([
    ['a word', '视频会员'],
    ['traditional characters', '視頻會員'],
    ['full pinyin', 'shipinhuiyuan'],
    ['pinyin in capitals', 'SHIPIN'],
    ['initials', 'sphy'],
    ['full-width initials', 'ｓｐｈｙ'],
    ['initials and characters', 'sp会员'],
    ['a beginning of pinyin', 'ship'],
    ['emoji around it', '🎬视频会员🎉'],
    ['parts of the name', '视频月卡'],
    ['two words', '月卡 视频'],
    ['one wrong character', '视平会员'],
    ['characters that sound alike', '食品会员'],
    ['one missing letter', 'shipnhuiyuan'],
    ['two swapped characters', '视频员会'],
  ])('finds goods by %s: %s', async (_how, keyword) => {
    await named('视频会员月卡，手机电脑平板通用');
    await named('阳山水蜜桃礼盒');
    expect(await namesFor(keyword)).toEqual(['视频会员月卡，手机电脑平板通用']);
  });

  it('marks what matched, and says when it only comes near', async () => {
    await named('视频会员月卡，手机电脑平板通用', { sub_title: '官方直充' });
    expect(await find('sp会员')).toMatchObject({
      list: [{ highlight: [[0, 4]], subTitle: '官方直充' }],
      total: 1,
    });
    expect(await find('视平会员')).toMatchObject({ near: true, total: 1 });
    expect((await find('视频')).near).toBeUndefined();
  });

  it('finds goods by sku, category and second line, after those that have the word in their name', async () => {
    await server.db
      .insertInto('categories')
      .values({
        category_id: categoryId,
        parent_id: null,
        name: '影音会员',
        pic_url: 'goods/gift',
        banner: null,
        sort: 1,
      })
      .execute();
    await named('随心看季卡', { sold: 9 });
    await named('大屏影音会员', { sold: 5 });
    await named('影音会员组合', { sold: 1 });
    expect(await namesFor('影音会员')).toEqual(['影音会员组合', '大屏影音会员', '随心看季卡']);
    await server.db
      .updateTable('categories')
      .set({ name: '追剧' })
      .where('category_id', '=', categoryId)
      .execute();
    expect(await namesFor('追剧')).toHaveLength(3);
    await server.db.updateTable('goods').set({ name: '新名字' }).where('name', '=', '随心看季卡').execute();
    expect(await namesFor('新名字')).toEqual(['新名字']);
    expect(await namesFor('随心看')).toEqual([]);
  });

  it.each(['jiayouquan', 'jyq', 'jiayouq', '券加油', 'quanjiayou'])(
    'finds by pinyin, initials and in another order what characters find with others between them: %s',
    async (keyword) => {
      await named('100元加油电子券');
      await named('加盟油画展');
      expect(await namesFor(keyword)).toEqual(['100元加油电子券']);
    },
  );

  it('finds goods by words of any of their skus, those with the other words in their name first', async () => {
    const coffee = await named('美式咖啡兑换券', { sold: 1 });
    const tea = await named('红茶任选券', { sub_title: '咖啡店通用', sold: 9 });
    const addSkus = (goods_id: string, name: string, sort: number) =>
      server.db
        .insertInto('skus')
        .values({
          sku_id: freshId('sku'),
          goods_id,
          name,
          pic_url: '',
          price_fen: 100,
          stock_left: null,
          sort,
        })
        .execute();
    for (const goodsId of [coffee, tea]) await addSkus(goodsId, '特大杯', 8);
    expect(await namesFor('特大杯咖啡')).toEqual(['美式咖啡兑换券', '红茶任选券']);
    expect(await find('特大杯咖啡')).toMatchObject({ list: [{ highlight: [[2, 4]] }, {}] });
    await server.db.updateTable('skus').set({ name: '迷你杯' }).where('goods_id', '=', coffee).execute();
    expect(await namesFor('特大杯咖啡')).toEqual(['红茶任选券']);
    expect(await namesFor('迷你杯咖啡')).toEqual(['美式咖啡兑换券']);
    await server.db.deleteFrom('skus').where('goods_id', '=', tea).execute();
    expect(await namesFor('特大杯咖啡')).toEqual([]);
  });

  it.each(['ROSE', 'rose', 'OPS', 'ops', 'PSF', 'Chocolate', 'r'])(
    'finds goods by a Latin name, whatever letters it has: %s',
    async (keyword) => {
      await named('Rose OPS PSF Chocolate');
      expect(await namesFor(keyword)).toEqual(['Rose OPS PSF Chocolate']);
    },
  );

  it('finds goods by one letter: of a Latin name, or the initial that their name begins with', async () => {
    await named('无线K歌话筒');
    await named('咖啡月卡');
    await named('冷萃咖啡');
    expect((await namesFor('k')).toSorted()).toEqual(['咖啡月卡', '无线K歌话筒']);
  });

  it.each([
    ['视屏', '视频会员'],
    ['奶荼', '奶茶中杯券'],
    ['月咔', '会员月卡'],
    ['视频月咔', '视频会员月卡'],
  ])(
    'finds goods by a word with a character that looks or sounds like the right one: %s',
    async (keyword, name) => {
      await named(name);
      await named('阳山水蜜桃礼盒');
      expect(await find(keyword)).toMatchObject({ near: true, list: [{ goodsName: name }], total: 1 });
    },
  );

  it('finds once what a word and its synonym name together', async () => {
    await server.db
      .insertInto('search_synonyms')
      .values({ word: 'svip', means: '大会员' })
      .onConflict((c) => c.doNothing())
      .execute();
    await named('大会员月卡');
    expect(await namesFor('SVIP大会员')).toEqual(['大会员月卡']);
  });

  it('reads characters in the database as in its rules, since one looks for the other’s text', async () => {
    const rows = await server.db.selectFrom('pinyin_readings').selectAll().execute();
    expect(new Map(rows.map(({ character, readings }) => [character, readings]))).toEqual(pinyinReadings);
  });

  it('finds goods by a synonym that is a row', async () => {
    const [word, means] = ['铁盒', '茶罐'];
    await named('明前绿茶罐装');
    expect(await namesFor(word)).toEqual([]);
    await server.db.insertInto('search_synonyms').values({ word, means }).execute();
    expect(await namesFor(word)).toEqual(['明前绿茶罐装']);
  });

  it('answers a keyword of 200 characters, one blank and a sign of a pattern', async () => {
    await named('长'.repeat(60));
    await named('满100%返');
    expect(await find('长'.repeat(200))).toMatchObject({ total: 1 });
    expect(await find('😀'.repeat(200))).toMatchObject({ total: 2 });
    expect(await find(' ')).toMatchObject({ total: 2 });
    expect(await namesFor('%')).toEqual(['满100%返']);
    const odd = [
      '\u202e员会',
      'e\u0301'.repeat(40),
      'ＳＰ會員',
      's会p员h会',
      'zhuangchuamg',
      '𠮷野家',
      '\u200b',
      '①',
    ];
    const long = ['a', 'shipinhuiyuan', 'xian', 'sphy', '会员'].map((text) => text.repeat(50).slice(0, 200));
    for (const keyword of ['_', '\\', '(', '.*', "'", '[a', '^$', ...odd, ...long])
      expect(await server.call(catalogue.goodsList, { categoryId, keyword }), keyword).toMatchObject({
        code: '1',
      });
  });

  it('is narrowed by price, coupon, stock, member price and city', async () => {
    const supplier = freshId('supplier');
    await named('电影票一', { price_fen: 5_000, member_price_fen: 1_900, coupon_types: ['qyfd'] });
    await named('电影票二', { price_fen: 2_100, stock_left: 0, areas: ['320100'] });
    await named('电影票三', { price_fen: 9_000, areas: ['320500'] });
    await named('电影票四', { price_fen: 9_100, supplier });
    const narrowed = async (more: Parameters<typeof find>[1]) => (await namesFor('电影票', more)).toSorted();
    expect(await narrowed({ priceTo: 2_000 })).toEqual(['电影票一']);
    expect(await narrowed({ priceFrom: 2_000, priceTo: 9_000 })).toEqual(['电影票三', '电影票二']);
    expect(await narrowed({ couponType: 'qyfd' })).toEqual(['电影票一']);
    expect(await narrowed({ memberPrice: 1 })).toEqual(['电影票一']);
    expect(await narrowed({ inStock: 1 })).toEqual(['电影票一', '电影票三', '电影票四']);
    expect(await narrowed({ inCity: 1, cityCode: '320100' })).toEqual(['电影票一', '电影票二']);
    await aShop(supplier, { area_num: '320100' });
    expect(await narrowed({ inCity: 1, cityCode: '320100' })).toEqual(['电影票一', '电影票二', '电影票四']);
    expect(await find('电影票', { inCity: 1, cityCode: '320900', priceFrom: 8_000 })).toMatchObject({
      total: 0,
      totalUnfiltered: 4,
    });
  });

  it.each([
    ['9.9元', ['平价票'], '9.9元', ''],
    ['9块9电影', ['平价票'], '9.9元', '电影'],
    ['10元以下', ['平价票', '赠票'], '10元以下', ''],
    ['电影10元以下', ['平价票', '赠票'], '10元以下', '电影'],
    ['半价', ['会员票', '半价票'], '半价', ''],
    ['5折电影', ['会员票', '半价票'], '5折', '电影'],
    ['免费', ['赠票'], '免费', ''],
    ['50元左右电影', ['会员票', '半价票'], '50元左右', '电影'],
  ])('takes the price in %s for a filter: %o', async (keyword, names, text, rest) => {
    const priced = (
      name: string,
      price_fen: number,
      original_price_fen: number,
      member_price_fen: number | null = null,
    ) => named(name, { price_fen, original_price_fen, member_price_fen, sub_title: '电影' });
    await priced('平价票', 990, 1_200);
    await priced('半价票', 5_000, 10_000);
    await priced('会员票', 9_000, 10_000, 5_000);
    await priced('原价票', 10_000, 10_000);
    await priced('赠票', 0, 0);
    const found = await find(keyword);
    expect(found.list.map(({ goodsName }) => goodsName).toSorted()).toEqual(names);
    expect(found.priceWords).toEqual([{ text, rest }]);
  });

  it('takes an amount that names have for a word, and for a filter where none has it', async () => {
    await named('100元加油电子券', { price_fen: 9_200 });
    await named('加油礼品卡', { price_fen: 10_000, sub_title: '加油券' });
    expect(await find('100元加油券')).toMatchObject({ list: [{ goodsName: '100元加油电子券' }], total: 1 });
    expect((await find('100元加油券')).priceWords).toBeUndefined();
    expect(await find('92元加油券')).toMatchObject({
      list: [{ goodsName: '100元加油电子券' }],
      priceWords: [{ text: '92元', rest: '加油券' }],
    });
    expect(await find('3元加油券')).toMatchObject({
      total: 0,
      priceWords: [{ text: '3元', rest: '加油券' }],
    });
  });

  it('holds several prices together with the chosen ones', async () => {
    await named('茶叶甲', { price_fen: 400, original_price_fen: 1_000 });
    await named('茶叶乙', { price_fen: 900, original_price_fen: 2_000 });
    await named('茶叶丙', { price_fen: 900, original_price_fen: 1_000 });
    const found = await find('半价茶叶10元以下', { priceFrom: 500 });
    expect(found.list.map(({ goodsName }) => goodsName)).toEqual(['茶叶乙']);
    expect(found.priceWords).toEqual([
      { text: '10元以下', rest: '茶叶 半价' },
      { text: '半价', rest: '茶叶 10元以下' },
    ]);
  });

  it('comes by sales, by price either way, and nearest first', async () => {
    const [near, far] = [freshId('supplier'), freshId('supplier')];
    await aShop(near, { latitude: 32.05, longitude: 118.78 });
    await aShop(far, { latitude: 32.2, longitude: 118.9 });
    await named('洗车甲', { price_fen: 300, sold: 2 });
    await named('洗车乙', { price_fen: 100, sold: 3, supplier: far });
    await named('洗车丙', { price_fen: 200, sold: 1, supplier: near });
    const here = { latitude: 32.05, longitude: 118.78 };
    expect(await namesFor('洗车', { sort: 'sales' })).toEqual(['洗车乙', '洗车甲', '洗车丙']);
    expect(await namesFor('洗车', { sort: 'priceUp' })).toEqual(['洗车乙', '洗车丙', '洗车甲']);
    expect(await namesFor('洗车', { sort: 'priceDown' })).toEqual(['洗车甲', '洗车丙', '洗车乙']);
    expect(await namesFor('洗车', { sort: 'distance', ...here })).toEqual(['洗车丙', '洗车乙', '洗车甲']);
    expect((await find('洗车', { sort: 'distance', ...here })).list[0]).toMatchObject({ distanceMeters: 0 });
  });

  it.each([
    ['characters', '会计课'],
    ['another reading of the first one', 'kuaijike'],
    ['initials', 'kjk'],
    ['a letter and characters', 'h计课'],
    ['a wrong first character', '快计课'],
    ['no first character', '年计课'],
  ])('has goods first whose name begins with it, by %s: %s', async (_how, keyword) => {
    await named('在线会计课', { sold: 9 });
    await named('会计课程', { sold: 1 });
    expect(await namesFor(keyword)).toEqual(['会计课程', '在线会计课']);
  });

  it('follows sales and stock', async () => {
    const goodsId = await named('麻薯酥', { sold: 5 });
    await named('麻薯糖', { sold: 9 });
    expect(await namesFor('麻薯')).toEqual(['麻薯糖', '麻薯酥']);
    await server.db.updateTable('goods').set({ sold: 20 }).where('goods_id', '=', goodsId).execute();
    expect(await namesFor('麻薯')).toEqual(['麻薯酥', '麻薯糖']);
    await server.db.updateTable('skus').set({ stock_left: 0 }).where('goods_id', '=', goodsId).execute();
    expect(await namesFor('麻薯')).toEqual(['麻薯糖', '麻薯酥']);
  });

  it('that finds more than a hundred says so, and its pages have each of them once, in order', async () => {
    const kinds = ['松花蛋礼盒', '精选松花蛋', '松江花鸭蛋', '皮蛋'];
    await sql`
      insert into goods (goods_id, sku_id, name, sub_title, category_id, in_stock, sold, sku_name, pic_url, price_fen, give_flag, activity, tags, sort)
      select ${categoryId} || n, ${categoryId} || n, (${kinds}::text[])[1 + n % 4], case when n % 4 = 3 then '松花蛋' else '' end, ${categoryId}, n % 3 > 0, n % 10,
        '', '', 100, 0, '{}', '{}', n
      from generate_series(1, 230) n`.execute(server.db);
    const pages = await Promise.all([1, 2, 3, 4, 5].map((pageNum) => find('松花蛋', { pageNum })));
    expect(pages.map(({ total, isTotalMinimum, hasNext }) => [total, isTotalMinimum, hasNext])).toEqual([
      [100, true, true],
      [100, true, true],
      [150, true, true],
      [200, true, true],
      [230, undefined, false],
    ]);
    const ids = (list: readonly { readonly goodsId: string }[]) => list.map(({ goodsId }) => goodsId);
    const { rows } = await sql<{ goodsId: string }>`
      select goods_id as "goodsId" from goods where category_id = ${categoryId}
      order by array_position(${kinds}::text[], name), in_stock desc, sold desc, goods_id`.execute(server.db);
    expect(ids(pages.flatMap(({ list }) => list))).toEqual(ids(rows));
  });

  it('that finds goods offers related words on its first page', async () => {
    const related = '夜跑';
    await server.db
      .insertInto('categories')
      .values({
        category_id: categoryId,
        parent_id: null,
        name: '运动装备',
        pic_url: '',
        banner: null,
        sort: 1,
      })
      .execute();
    await server.db
      .insertInto('search_synonyms')
      .values({ word: related, means: '晚跑' })
      .onConflict((c) => c.doNothing())
      .execute();
    await named('夜跑腰包');
    await named('夜跑头灯');
    const relatedOf = async (...provided: Parameters<typeof find>) => (await find(...provided)).relatedWords;
    expect(await relatedOf(related, { pageSize: 1 })).toEqual(['晚跑', '运动装备']);
    expect(await relatedOf(related, { pageSize: 1, pageNum: 2 })).toBeUndefined();
    expect(await relatedOf('', {})).toBeUndefined();
  });

  it('that finds nothing offers other words, those with a character of the keyword first', async () => {
    await server.db
      .insertInto('search_words')
      .values(['视频月卡', '加油券', '洗车', '奶茶', '蜜桃'].map((word, at) => ({ word, sort: at + 1 })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    expect(await find('奶酪火锅鱼', { categoryId: freshId('category') })).toMatchObject({
      total: 0,
      otherWords: ['奶茶', '视频月卡', '加油券', '洗车'],
    });
  });

  it('that finds nothing names the words that do find goods, with their number', async () => {
    await named('靛蓝琉璃盏');
    await named('琉璃盏礼盒');
    expect(await find('火箭琉璃盏 靛蓝')).toMatchObject({
      total: 0,
      matchingWords: [
        { text: '琉璃盏', total: 2 },
        { text: '靛蓝', total: 1 },
      ],
    });
    expect((await find('龘靐齉')).matchingWords).toEqual([]);
  });

  it.each(['龙', '龙井', '龙井新茶', 'ljxc', 'longjing'])(
    'goes by its index, however many goods there are: %s',
    async (keyword) => {
      await sql`
        insert into goods (goods_id, sku_id, name, sku_name, pic_url, price_fen, sold, give_flag, activity, tags, sort)
        select 'many.' || n, 'many.' || n, case when n % 1000 = 0 then '西湖龙井新茶' else '家常好物' || left(md5(n::text), 8) end, '', '', 100, 0, 0, '{}', '{}', n from generate_series(1, 4000) n
        on conflict do nothing`.execute(server.db);
      // New entries of the index wait in a list until a vacuum; a plan by the index needs it short.
      await sql`vacuum analyze goods_search`.execute(server.db);
      const terms = await searchTerms(server.db, keyword);
      const query = matchingQuery({
        ...terms,
        now: server.now(),
        sort: 'default',
        pageNum: 1,
        pageSize: 10,
      }).compile(server.db);
      const plan = await sql`explain (format json) ${sql.raw(inlined(query))}`.execute(server.db);
      expect(JSON.stringify(plan.rows).includes('goods_search_grams')).toBe(true);
      expect(await server.data(catalogue.goodsList, { keyword })).toMatchObject({ total: 4 });
    },
  );
});

/** The statement with its values written into it, as EXPLAIN needs it. */
const inlined = ({
  sql: text,
  parameters,
}: {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}) =>
  text.replace(/\$(\d+)/g, (_number, at: string) => {
    const value = parameters[Number(at) - 1];
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    const literal = Array.isArray(value)
      ? `{${value.map((each) => JSON.stringify(each)).join(',')}}`
      : value instanceof Date
        ? value.toISOString()
        : String(value);
    return `'${literal.replaceAll("'", "''")}'`;
  });

const aShop = (
  supplier: string,
  traits: { area_num?: string; latitude?: number; longitude?: number; name?: string } = {},
) =>
  server.db
    .insertInto('shops')
    .values({
      shop_id: freshId('shop'),
      category_id: 'car',
      supplier,
      name: '净驰洗车',
      pic_url: 'goods/carwash',
      area_num: '320100',
      address: '草场门大街96号',
      phone: '025-55500001',
      open_hours: '08:00-20:00',
      latitude: 32.05,
      longitude: 118.78,
      sort: 1,
      per_head_fen: null,
      discount_text: null,
      ...traits,
    })
    .execute();

describe('suggestions while typing (/goodsInfo/searchSuggest)', () => {
  it.each([
    [100, '窖藏米醋', { total: 100 }],
    [101, '陈酿糯酒', { total: 100, isTotalMinimum: true }],
  ])('count up to a hundred goods of a word: %i of %s are %o', async (many, name, counted) => {
    await sql`
      insert into goods (goods_id, sku_id, name, sub_title, category_id, sold, sku_name, pic_url, price_fen, give_flag, activity, tags, sort)
      select ${categoryId} || n, ${categoryId} || n, ${name}::text, '', ${categoryId}, n, '', '', 100, 0, '{}', '{}', n
      from generate_series(1, ${many}::integer) n`.execute(server.db);
    const { words } = await server.data(search.searchSuggest, { keyword: name });
    expect(words).toEqual([{ text: name, highlight: [[0, 4]], ...counted }]);
  });

  it('are the best goods, words with their number of goods, the category, pages and a shop', async () => {
    const supplier = freshId('supplier');
    const root = freshId('category');
    await server.db
      .insertInto('categories')
      .values([
        {
          category_id: root,
          parent_id: null,
          name: '趣味影音',
          pic_url: 'goods/gift',
          banner: null,
          sort: 1,
        },
        {
          category_id: categoryId,
          parent_id: root,
          name: '趣味',
          pic_url: 'goods/gift',
          banner: null,
          sort: 1,
        },
      ])
      .execute();
    await aShop(supplier, { name: '趣味体验店', area_num: '320100' });
    await named('趣味会员月卡，三端通用', { sold: 9, supplier });
    await named('趣味会员年卡', { sold: 5 });
    const suggested = await server.data(search.searchSuggest, { keyword: 'quwei会员', cityCode: '320100' });
    expect(suggested).toMatchObject({
      direct: { goodsName: '趣味会员月卡，三端通用', highlight: [[0, 4]] },
      words: [
        { text: '趣味会员月卡', total: 1, highlight: [[0, 4]] },
        { text: '趣味会员年卡', total: 1 },
      ],
      category: { categoryId: root, categoryName: '趣味影音', total: 2 },
      shop: { shopName: '趣味体验店', distanceMeters: null },
    });
    await server.db
      .insertInto('questions')
      .values({
        question_id: freshId('question'),
        kind: 'order',
        title: '会员没到账怎么办',
        answer: '请稍候。',
        words: '趣味',
      })
      .execute();
    expect(await server.data(search.searchSuggest, { keyword: 'quwei' })).toMatchObject({
      question: { title: '会员没到账怎么办', helpful: 0 },
    });
    const pages = await server.data(search.searchSuggest, { keyword: 'llb' });
    expect(pages.pages).toMatchObject([{ pageId: 'trafficPackage', title: '流量包专区' }]);
  });

  it('are empty for one blank and for what nothing has', async () => {
    const none = { direct: null, words: [], category: null, pages: [], shop: null, question: null };
    expect(await server.data(search.searchSuggest, { keyword: ' ' })).toEqual(none);
    expect(await server.data(search.searchSuggest, { keyword: '龘靐齉' })).toEqual(none);
  });
});
